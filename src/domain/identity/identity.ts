import { idCard, lengthOf, type Verdict } from '../accounts/validation';
import { hasHiddenCharacters } from '../hidden-characters';
import { plainText } from '../plain-text';
import { type Violation, violated } from '../violation';

/** Wire values for the review of one level: no record, under review, approved (contract section 1.3). */
export const NO_RECORD = 0;
export const PENDING = 1;
export const APPROVED = 2;
export type ReviewStatus = typeof NO_RECORD | typeof PENDING | typeof APPROVED;

/**
 * A level's status as shown to the customer. The family deletes rejected records; keeping the rejection and its reason
 * until the next application is designed.
 */
export const IDENTITY_STATUSES = ['none', 'pending', 'approved', 'failed'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** `hasFailed` means that the last application for this level was rejected. */
export function identityStatusOf(review: ReviewStatus, hasFailed: boolean): IdentityStatus {
  if (review === APPROVED) return 'approved';
  if (review === PENDING) return 'pending';
  return hasFailed ? 'failed' : 'none';
}

/** Documents by their wire id (contract section 1.3). */
export const DOCUMENTS = { 0: 'card', 1: 'passport', 2: 'licence' } as const;
export type DocumentId = keyof typeof DOCUMENTS;
export type DocumentKind = (typeof DOCUMENTS)[DocumentId];
export const DOCUMENT_IDS = [0, 1, 2] as const satisfies readonly DocumentId[];

export const NAME_MAX = 64;

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’·-]*$/u;

/** What the exchange stores of a name: no tags, and no outer or repeated spaces, which have no meaning. */
export const normalName = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ');

/** Whether a text can be somebody's name: letters of any script, spaces and separators, at least two characters. */
export const isName = (name: string): boolean => lengthOf(name) >= 2 && NAME.test(name) && !hasHiddenCharacters(name);

/** A name as printed in a document. */
export function documentName(text: string): Verdict {
  const name = normalName(text);
  if (name === '') return 'document_name_required';
  return isName(name) && lengthOf(name) <= NAME_MAX ? null : 'document_name_invalid';
}

/**
 * What the exchange stores of a number: no tags, and none of the spaces, dots, slashes and hyphens that documents print,
 * so that numbers can be compared.
 */
export const normalNumber = (text: string): string =>
  plainText(text)
    .replaceAll(/[\s./-]/g, '')
    .toUpperCase();

const CHINESE_CARD = /^\d{17}[\dX]$/;
const INDONESIAN_CARD = /^\d{16}$/;
/** Cards of other countries: 6 to 20 letters and digits, mostly digits. */
const OTHER_CARD = /^(?=(?:.*\d){4})[A-Z\d]{6,20}$/;
/** ICAO Doc 9303: up to nine letters and digits. No country uses fewer than six. */
const PASSPORT = /^(?=.*\d)[A-Z\d]{6,9}$/;
/** Licence numbers follow no common rule: from 5 digits (some states of the USA) to 20 letters and digits. */
const LICENCE = /^(?=.*\d)[A-Z\d]{5,20}$/;
/** One digit repeated is typical of made-up numbers. */
const ONE_DIGIT = /^(.)\1+$/;

/**
 * Province, regency and district; then day, month and year of birth; then a serial number. 40 is added to the day for
 * women.
 */
function indonesianCard(number: string): boolean {
  const [province, day, month] = [number.slice(0, 2), number.slice(6, 8), number.slice(8, 10)].map(Number);
  if (province === undefined || day === undefined || month === undefined) return false;
  const born = day > 40 ? day - 40 : day;
  const hasCount = !number.endsWith('0000');
  return province >= 11 && province <= 96 && born >= 1 && born <= 31 && month >= 1 && month <= 12 && hasCount;
}

/** A number in a known country's format must follow that country's rule; any other is checked by its length. */
function cardNumber(number: string): boolean {
  if (CHINESE_CARD.test(number)) return idCard(number) === null;
  if (INDONESIAN_CARD.test(number)) return indonesianCard(number);
  return OTHER_CARD.test(number) && !ONE_DIGIT.test(number);
}

const RULES: Readonly<Record<DocumentKind, { holds: (number: string) => boolean; else: Verdict }>> = {
  card: { holds: cardNumber, else: 'id_card_invalid' },
  passport: { holds: (number) => PASSPORT.test(number) && !ONE_DIGIT.test(number), else: 'passport_invalid' },
  licence: { holds: (number) => LICENCE.test(number) && !ONE_DIGIT.test(number), else: 'licence_invalid' },
};

/** Whether the number is possible for this kind of document (specification section 5). The owner is not checked. */
export function documentNumber(kind: DocumentKind, text: string): Verdict {
  const number = normalNumber(text);
  if (number === '') return 'document_number_required';
  return RULES[kind].holds(number) ? null : RULES[kind].else;
}

/** `/upload/<unix seconds><digest>.<extension>`, as `POST /upload` answers it. */
const PICTURE = /^\/upload\/\d{10}([0-9a-z]{16,})\.(?:jpg|png|webp)$/;

/** Whether two addresses show the same picture: they have the same digest. */
export function samePicture(one: string, other: string): boolean {
  const [a, b] = [PICTURE.exec(one)?.[1], PICTURE.exec(other)?.[1]];
  return one === other || (a !== undefined && a === b);
}

type DocumentRefusal =
  | 'document_type'
  | 'document_name_required'
  | 'document_name_invalid'
  | 'document_number_required'
  | 'id_card_invalid'
  | 'passport_invalid'
  | 'licence_invalid';

/** The rules which a document breaks, in the order of the exchange's refusals. `kind` is null for none of the known. */
export function documentViolations({
  kind,
  name,
  number,
}: {
  readonly kind: DocumentId | null;
  readonly name: string;
  readonly number: string;
}): readonly Violation<DocumentRefusal>[] {
  // The verdicts of these two rules are refusals of the documents.
  const verdicts = [documentName(name), documentNumber(DOCUMENTS[kind ?? 0], number)] as (DocumentRefusal | null)[];
  return violated<DocumentRefusal>(
    kind === null && { code: 'document_type' },
    ...verdicts.map((code) => code && { code }),
  );
}

/** The rules which the pictures of a document break. `isKnown` is null where only the exchange can tell. */
export const pictureViolations = (
  front: string,
  reverse: string,
  isKnown: ((address: string) => boolean) | null,
): readonly Violation<'front_required' | 'reverse_required' | 'picture_unknown' | 'pictures_same'>[] =>
  violated(
    front === '' && { code: 'front_required' },
    reverse === '' && { code: 'reverse_required' },
    isKnown?.(front) === false && { code: 'picture_unknown', field: 'front_pic' },
    isKnown?.(reverse) === false && { code: 'picture_unknown', field: 'reverse_pic' },
    front !== '' && reverse !== '' && samePicture(front, reverse) && { code: 'pictures_same' },
  );
