import { lengthOf, mobile } from '../accounts/validation';
import { hasHiddenCharacters } from '../hidden-characters';
import { isName, normalName } from '../identity/identity';
import { plainText } from '../plain-text';
import type { Violation } from '../violation';

/**
 * Validation rule of a bank card's field. The family's wire names differ from the fields' meaning, which specification
 * section 3 gives.
 */
export type CardRule = 'name' | 'number' | 'code' | 'swift' | 'phone' | 'text';

export interface CardField {
  /** Name on the wire and of the column. */
  readonly name: CardFieldName;
  readonly rule: CardRule;
}

export const CARD_FIELD_NAMES = [
  'real_name',
  'bank_account',
  'bank_name',
  'bank_dizhi',
  'bank_branch',
  'bank_network',
  'alipay_account',
  'swift_code',
  'phone',
  'wechat_account',
] as const;
export type CardFieldName = (typeof CARD_FIELD_NAMES)[number];

/**
 * The fields of a domestic card (specification section 3): name, card number, bank, province or city, branch, and the
 * ABA or other clearing number, which the family keeps in `alipay_account`.
 */
export const DOMESTIC_FIELDS: readonly CardField[] = [
  { name: 'real_name', rule: 'name' },
  { name: 'bank_account', rule: 'number' },
  { name: 'bank_name', rule: 'text' },
  { name: 'alipay_account', rule: 'code' },
  { name: 'bank_dizhi', rule: 'text' },
  { name: 'bank_branch', rule: 'text' },
];

/**
 * The fields of an international card, in the order of `data[0]`, `data[1]`, …: `alipay_account` ABA number,
 * `bank_dizhi` bank address, `bank_network` branch, `wechat_account` cardholder address. The family also has
 * `wechat_nickname` for the SWIFT code, which follows `swift_code`.
 */
export const INTERNATIONAL_FIELDS: readonly CardField[] = [
  { name: 'alipay_account', rule: 'code' },
  { name: 'real_name', rule: 'name' },
  { name: 'bank_account', rule: 'number' },
  { name: 'bank_dizhi', rule: 'text' },
  { name: 'bank_name', rule: 'text' },
  { name: 'bank_network', rule: 'text' },
  { name: 'swift_code', rule: 'swift' },
  { name: 'phone', rule: 'phone' },
  { name: 'wechat_account', rule: 'text' },
];

/** Longest value of a field, in characters. */
export const CARD_TEXT_MAX = 100;

export type CardProblem =
  | 'bank_fields_required'
  | 'card_name_invalid'
  | 'card_number_invalid'
  | 'aba_invalid'
  | 'swift_invalid'
  | 'mobile_invalid'
  | 'special_characters'
  | 'text_too_long';

/** Removes spaces and hyphens, with which people group long numbers. */
export const compact = (text: string): string => text.replaceAll(/[\s-]/g, '');

const SPECIAL = /[<>"`\\{}[\]|^~%$*=\p{Cc}]/u;

/**
 * Whether an IBAN's checksum is right: remainder 1 modulo 97, first four characters moved to the end, letters as 10 to
 * 35 (ISO 13616).
 */
function ibanFits(iban: string): boolean {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** A card or account number of 6 to 34 characters. A number in the form of an IBAN must have an IBAN's checksum. */
function isAccountNumber(text: string): boolean {
  if (/^\d{6,34}$/.test(text)) return true;
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text) && ibanFits(text);
}

/**
 * A code of nine digits is an ABA number and must have its checksum; other lengths are clearing numbers of other
 * countries.
 */
function isClearingCode(text: string): boolean {
  if (!/^[A-Z\d]{3,12}$/.test(text)) return false;
  if (!/^\d{9}$/.test(text)) return true;
  const weights = [3, 7, 1];
  return [...text].reduce((sum, digit, i) => sum + Number(digit) * (weights[i % 3] as number), 0) % 10 === 0;
}

const plain = (text: string): CardProblem | null =>
  SPECIAL.test(text) || hasHiddenCharacters(text) ? 'special_characters' : null;
const unless = (isFine: boolean, problem: CardProblem): CardProblem | null => (isFine ? null : problem);

const RULES: Readonly<Record<CardRule, (text: string) => CardProblem | null>> = {
  name: (text) => unless(isName(normalName(text)), 'card_name_invalid'),
  number: (text) => unless(isAccountNumber(compact(text).toUpperCase()), 'card_number_invalid'),
  code: (text) => unless(isClearingCode(compact(text).toUpperCase()), 'aba_invalid'),
  // ISO 9362: bank, country, location, and a branch unless it is the head office.
  swift: (text) => unless(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(compact(text).toUpperCase()), 'swift_invalid'),
  phone: (text) => unless(mobile(compact(text).replace(/^\+/, ''), '') === null, 'mobile_invalid'),
  text: plain,
};

/**
 * The problem with a field's text as the exchange receives it, or null. Every field is required (specification section
 * 5).
 */
export function cardProblem({ rule }: CardField, text: string): CardProblem | null {
  const value = plainText(text);
  if (value === '') return 'bank_fields_required';
  return lengthOf(value) > CARD_TEXT_MAX ? 'text_too_long' : RULES[rule](value);
}

/**
 * The rules which the texts of a card break, field by field. Several fields share most of the codes, so each violation
 * names its field.
 */
export const cardViolations = (
  fields: readonly CardField[],
  texts: Readonly<Partial<Record<CardFieldName, string | undefined>>>,
): readonly (Violation<CardProblem> & { readonly field: CardFieldName })[] =>
  fields.flatMap((field) => {
    const code = cardProblem(field, texts[field.name] ?? '');
    return code ? [{ code, field: field.name }] : [];
  });

/** The value to store: names with single spaces, numbers and codes without the spaces that were typed. */
export function cardValue({ rule }: CardField, text: string): string {
  if (rule === 'name') return normalName(text);
  const value = plainText(text);
  return rule === 'number' || rule === 'code' || rule === 'swift' ? compact(value).toUpperCase() : value;
}

/** The last four digits of a card number after dots, for display wherever it is not edited. */
export const maskedCard = (number: string): string => `•••• ${compact(number).slice(-4)}`;
