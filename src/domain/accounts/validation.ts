import { hasHiddenCharacters } from '../hidden-characters';

/**
 * The generic validators (specification section 5). Each returns the code of its message, or null for a valid value.
 * The codes equal the contract's refusals, so that a form and the server show the same text for the same mistake.
 */
export type ValidationCode =
  | 'account_required'
  | 'account_invalid'
  | 'email_invalid'
  | 'mobile_invalid'
  | 'password_required'
  | 'password_length'
  | 'pay_password_required'
  | 'pay_password_length'
  | 'code_required'
  | 'code_format'
  | 'amount_invalid'
  | 'special_characters'
  | 'text_too_long'
  | 'nickname_length'
  | 'signature_length'
  | 'length_range'
  | 'value_range'
  | 'url_invalid'
  | 'date_invalid'
  | 'number_invalid'
  | 'digits_only'
  | 'letters_only'
  | 'alphanumeric_only'
  | 'id_card_invalid'
  | 'passport_invalid'
  | 'licence_invalid'
  | 'document_name_required'
  | 'document_name_invalid'
  | 'document_number_required';

export type Verdict = ValidationCode | null;

/** Counts characters as users do: an emoji of one code point or a rare Chinese character counts as one. */
export const lengthOf = (text: string): number => [...text].length;

const test =
  (pattern: RegExp, code: ValidationCode) =>
  (text: string): Verdict =>
    pattern.test(text) ? null : code;

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
export const EMAIL_MAX = 254;
/** For fields of addresses: one more, so that what is cut off a pasted text does not make it another address. */
export const EMAIL_FIELD_MAX = EMAIL_MAX + 1;

/** An e-mail address. Only its form is checked. */
export function email(text: string): Verdict {
  if (text === '') return 'account_required';
  const dotted = text.includes('..') || text.startsWith('.') || text.includes('.@');
  return EMAIL.test(text) && text.length <= EMAIL_MAX && !dotted ? null : 'email_invalid';
}

const CHINESE_MOBILE = /^1[3-9]\d{9}$/;
const CHINA = '86';
/** E.164 allows 15 digits including the area code; no country has mobile numbers of fewer than 6. */
const E164_DIGITS = 15;
const SHORTEST_MOBILE = 6;

/**
 * China: 11 digits beginning with 1[3-9] (specification section 5). Other countries: the length that E.164 leaves after
 * the area code.
 * @param dial digits of the area code, without plus
 */
export function mobile(text: string, dial: string = CHINA): Verdict {
  if (text === '') return 'account_required';
  if (dial === CHINA) return CHINESE_MOBILE.test(text) ? null : 'mobile_invalid';
  const fits = /^\d+$/.test(text) && text.length >= SHORTEST_MOBILE && dial.length + text.length <= E164_DIGITS;
  return fits ? null : 'mobile_invalid';
}

/** Longer than 6 (specification section 5), at most 16 (observed). */
export const PASSWORD_LENGTH = { min: 7, max: 16 } as const;

/** A login password, by the number of its characters. */
export function password(text: string): Verdict {
  if (text === '') return 'password_required';
  const length = lengthOf(text);
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max ? null : 'password_length';
}

/** Observed in the field: 6 to 16 characters. The app's own keypad enters six digits. */
export const PAY_PASSWORD_LENGTH = { min: 6, max: 16 } as const;

/** The payment password, which is separate from the login password. */
export function payPassword(text: string): Verdict {
  if (text === '') return 'pay_password_required';
  return within(text, PAY_PASSWORD_LENGTH) ? null : 'pay_password_length';
}

export const CODE_LENGTH = 6;

/** Wait before a code can be sent again: servers send at most one e-mail in 120 s (contract section 1). */
export const RESEND_AFTER_MS = { mobile: 120_000, email: 120_000 } as const;

/** Exactly `digits` digits. */
export function verificationCode(text: string, digits: number = CODE_LENGTH): Verdict {
  if (text === '') return 'code_required';
  return text.length === digits && /^\d+$/.test(text) ? null : 'code_format';
}

export const NICKNAME_LENGTH = { min: 2, max: 10 } as const;
export const SIGNATURE_LENGTH = { min: 2, max: 30 } as const;
const WORDS_ONLY = /^(?:[\p{L}\p{N}]\p{M}*)*$/u;
/** They choose a variant of a letter, and are invisible. */
const VARIATION = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;

/** 2 to 10 letters or digits. Letters of every script are allowed, because the app has ten languages. */
export function nickname(text: string): Verdict {
  if (!WORDS_ONLY.test(text) || VARIATION.test(text) || hasHiddenCharacters(text)) return 'special_characters';
  return within(text, NICKNAME_LENGTH) ? null : 'nickname_length';
}

/** 2 to 30 characters. */
export function signature(text: string): Verdict {
  if (!within(text, SIGNATURE_LENGTH)) return 'signature_length';
  return hasHiddenCharacters(text) ? 'special_characters' : null;
}

const SPECIAL = /[<>&"'`\\/{}[\]|^~%$#*=;\p{Cc}]/u;

/**
 * For fields without special characters: refuses markup, quotes, characters with a meaning in queries or paths, and
 * what cannot be seen.
 */
export function noSpecialCharacters(text: string): Verdict {
  return SPECIAL.test(text) || hasHiddenCharacters(text) ? 'special_characters' : null;
}

/** A positive number in plain notation, up to 10 decimals. */
export function amount(text: string): Verdict {
  return /^\d{1,12}(?:\.\d{1,10})?$/.test(text) && /[1-9]/.test(text) ? null : 'amount_invalid';
}

/** A decimal number, signed or not. */
export const number = test(/^[+-]?\d+(?:\.\d+)?$/, 'number_invalid');
export const digits = test(/^\d+$/, 'digits_only');
export const letters = test(/^[a-z]+$/i, 'letters_only');
export const alphanumeric = test(/^[a-z\d]+$/i, 'alphanumeric_only');

/** An http or https address with a host. */
export function url(text: string): Verdict {
  const found = /^https?:\/\/([^\s/?#]+)[^\s]*$/i.exec(text);
  const host = found?.[1]?.replace(/:\d{1,5}$/, '') ?? '';
  return /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+)$/i.test(host) ? null : 'url_invalid';
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function isRealDay(year: number, month: number, day: number): boolean {
  const days = month === 2 && isLeap(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  return year > 0 && day >= 1 && day <= days;
}

/** `YYYY-MM-DD` or `YYYY/MM/DD`, and a day that exists. */
export function date(text: string): Verdict {
  const found = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(text);
  return found && isRealDay(Number(found[1]), Number(found[3]), Number(found[4])) ? null : 'date_invalid';
}

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_CHECKS = '10X98765432';

/**
 * A Chinese identity card: 18 characters with birthday and check character (GB 11643), or 15 digits from before 1999.
 * Passports and licences of other countries use alphanumeric().
 */
export function idCard(text: string): Verdict {
  if (/^[1-9]\d{14}$/.test(text)) {
    const born = [1900 + Number(text.slice(6, 8)), Number(text.slice(8, 10)), Number(text.slice(10, 12))] as const;
    return isRealDay(...born) ? null : 'id_card_invalid';
  }
  if (!/^[1-9]\d{16}[\dX]$/i.test(text)) return 'id_card_invalid';
  if (!isRealDay(Number(text.slice(6, 10)), Number(text.slice(10, 12)), Number(text.slice(12, 14)))) {
    return 'id_card_invalid';
  }
  const sum = ID_WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return ID_CHECKS[sum % 11] === text[17]?.toUpperCase() ? null : 'id_card_invalid';
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const within = (text: string, { min, max }: Bounds) => lengthOf(text) >= min && lengthOf(text) <= max;

export function length(text: string, bounds: Bounds): Verdict {
  return within(text, bounds) ? null : 'length_range';
}

export function maxLength(text: string, max: number): Verdict {
  return lengthOf(text) <= max ? null : 'text_too_long';
}

/** A number within bounds, both included. */
export function range(text: string, { min, max }: Bounds): Verdict {
  if (number(text)) return 'number_invalid';
  return Number(text) >= min && Number(text) <= max ? null : 'value_range';
}

/** An account name: an e-mail address or a phone number of any country (login takes either). */
export function account(text: string): Verdict {
  if (text === '') return 'account_required';
  if (text.includes('@')) return email(text) ? 'account_invalid' : null;
  return mobile(text, '') === null ? null : 'account_invalid';
}
