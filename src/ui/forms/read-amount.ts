import type { NumberMarks } from '@/lib/number-marks';

/**
 * Amounts as people write them, by the marks of their language. Inside the app an amount is always '' or a plain
 * decimal string with a point: no float ever holds one, so nothing is rounded on the way and nothing becomes NaN.
 */

export interface AmountRules {
  marks: NumberMarks;
  /** Decimals there may be; more are cut off, never rounded up. */
  precision: number;
  /** Digits before the decimal mark; the ledger holds amounts below 10^12 (designed). */
  integerDigits?: number;
}

/** Why a text is no amount here: no plain number, decimals where there are none, or too many digits. */
export type AmountRefusal = 'notNumber' | 'whole' | 'tooLarge';

export type AmountReading =
  /** `value` is '' or a decimal string; `text` is the same as the language writes it, with all that was typed. */
  | { kind: 'amount'; value: string; text: string }
  /** It may become a number with what is typed next: "1.00" of "1.000". */
  | { kind: 'unfinished' }
  | { kind: 'refused'; why: AmountRefusal };

/** Zeros of the digits that keyboards of our languages write beside the Latin ones: full-width, Thai, Arabic, Persian. */
const ZEROS = [0xff10, 0x0e50, 0x0660, 0x06f0];
/** Full-width marks, as Chinese and Japanese keyboards write them. */
const WIDE_MARKS: Readonly<Record<string, string>> = { '．': '.', '，': ',', '＇': "'" };
const APOSTROPHE = /['’‘ʼ]/g;
/** Spaces of every kind, also those without width that come with a copied text. */
const SPACES = /[\s\u200b-\u200f\u2060\ufeff]/g;

/** With Latin digits, one kind of space and one kind of apostrophe, and nothing around it. */
function plain(raw: string): string {
  const latin = Array.from(raw, (letter) => {
    const code = letter.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? (WIDE_MARKS[letter] ?? letter) : String(code - zero);
  });
  return latin.join('').replace(SPACES, ' ').replace(APOSTROPHE, "'").trim();
}

/** The digits before the decimal mark; `null` while their last group is not complete, undefined when they are none. */
function wholeOf(text: string, marks: NumberMarks): string | null | undefined {
  if (/^\d*$/.test(text)) return text;
  const mark = text.replace(/\d/g, '').charAt(0);
  if (![plainGroup(marks), ' ', "'"].includes(mark)) return undefined;
  const [first = '', ...groups] = text.split(mark);
  const last = groups.pop() ?? '';
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  if (!isGrouped || !/^\d{0,3}$/.test(last)) return undefined;
  return last.length === 3 ? [first, ...groups, last].join('') : null;
}

/** The mark between thousands where it is no space. */
const plainGroup = ({ group }: NumberMarks): string => plain(group) || ' ';

/** Reads a typed or pasted text whole: by the marks of the language, or not at all. */
export function readAmount(raw: string, { marks, precision, integerDigits = 12 }: AmountRules): AmountReading {
  const text = plain(raw);
  if (text === '') return { kind: 'amount', value: '', text: '' };
  const [before = '', decimals, ...rest] = text.split(marks.decimal);
  const whole = wholeOf(before, marks);
  if (rest.length > 0 || whole === undefined || !/^\d*$/.test(decimals ?? ''))
    return { kind: 'refused', why: 'notNumber' };
  if (whole === null) return decimals === undefined ? { kind: 'unfinished' } : { kind: 'refused', why: 'notNumber' };
  const integer = whole.replace(/^0+(?=\d)/, '');
  if (integer.length > integerDigits) return { kind: 'refused', why: 'tooLarge' };
  if (precision === 0 && decimals !== undefined && !/^0+$/.test(decimals)) return { kind: 'refused', why: 'whole' };
  if (precision === 0 || decimals === undefined)
    return { kind: 'amount', value: integer, text: grouped(integer, marks) };
  const kept = decimals.slice(0, precision);
  return {
    kind: 'amount',
    value: kept === '' ? integer || '0' : `${integer || '0'}.${kept}`,
    text: `${grouped(integer || '0', marks)}${marks.decimal}${kept}`,
  };
}

const grouped = (digits: string, { group }: NumberMarks): string => digits.replace(/\B(?=(\d{3})+$)/g, group);

/** A decimal string as the language writes it, with every decimal it has. */
export function writeAmount(value: string, marks: NumberMarks): string {
  const [whole = '', decimals] = value.split('.');
  return decimals === undefined ? grouped(whole, marks) : `${grouped(whole, marks)}${marks.decimal}${decimals}`;
}

/**
 * The text after one key in a text that we wrote: its groups are no longer where they belong, so only digits and the
 * decimal mark are kept. Null when the key was another mark, which is read as it stands.
 */
export function afterKey(raw: string, key: string, marks: NumberMarks): string | null {
  if (!new RegExp(`^[\\d${marks.decimal}]*$`).test(plain(key))) return null;
  return Array.from(plain(raw))
    .filter((letter) => /\d/.test(letter) || letter === marks.decimal)
    .join('');
}

/** How many digits and decimal marks stand before a place in a text: what a caret keeps when groups move. */
export const figuresBefore = (text: string, at: number, { decimal }: NumberMarks): number =>
  Array.from(text.slice(0, at)).filter((letter) => /\d/.test(plain(letter)) || plain(letter) === decimal).length;

/** The place in a text after so many digits and decimal marks. */
export function placeAfter(text: string, figures: number, { decimal }: NumberMarks): number {
  let left = figures;
  let at = 0;
  for (const letter of text) {
    if (left === 0) break;
    if (/\d/.test(letter) || letter === decimal) left -= 1;
    at += letter.length;
  }
  return at;
}
