import { latinDigits } from '@/lib/numbers/latin-digits';
import type { NumberMarks } from '@/lib/numbers/number-marks';

/**
 * Parses and formats amounts with the marks of a language. Inside the app an amount is always '' or a plain decimal
 * string with a point, never a float, so that nothing is rounded and nothing becomes NaN.
 */

export interface AmountRules {
  marks: NumberMarks;
  /** Largest number of decimals; further ones are cut off, not rounded. */
  precision: number;
  /** Largest number of digits before the decimal mark; the ledger holds amounts below 10^12 (designed). */
  integerDigits?: number;
  /** The text is final, because the field has lost the focus: nothing more will be typed. */
  isComplete?: boolean;
}

/** Why a text is not a valid amount: not a plain number, decimals where none are allowed, or too many digits. */
export type AmountRefusal = 'notNumber' | 'whole' | 'tooLarge';

export type AmountReading =
  /** `value` is '' or a decimal string; `text` is the amount in the language's format, including everything typed. */
  | { kind: 'amount'; value: string; text: string }
  /** It may become a number with the next characters: "1.00" of "1.000". */
  | { kind: 'unfinished' }
  | { kind: 'refused'; why: AmountRefusal };

/** Full-width marks of Chinese and Japanese keyboards. */
const WIDE_MARKS: Readonly<Record<string, string>> = { '．': '.', '，': ',', '＇': "'" };
const APOSTROPHE = /['’‘ʼ]/g;
/** All kinds of spaces, including zero-width ones from copied texts. */
const SPACES = /[\s\u200b-\u200f\u2060\ufeff]/g;

/** Normalizes to Latin digits, one kind of space and one kind of apostrophe, and trims. */
function plain(raw: string): string {
  const latin = Array.from(latinDigits(raw), (letter) => WIDE_MARKS[letter] ?? letter).join('');
  return latin.replace(SPACES, ' ').replace(APOSTROPHE, "'").trim();
}

/** The digits before the decimal mark; `null` if their last group is incomplete, undefined if they are invalid. */
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

/** The mark between thousands, unless it is a space. */
const plainGroup = ({ group }: NumberMarks): string => plain(group) || ' ';

interface Figures {
  readonly whole: string;
  readonly decimals: string | undefined;
}

/** The figures of a text by the marks of the language; `null` if they are incomplete, undefined if they are invalid. */
function figuresOf(text: string, marks: NumberMarks): Figures | null | undefined {
  const [before = '', decimals, ...rest] = text.split(marks.decimal);
  const whole = wholeOf(before, marks);
  if (rest.length > 0 || whole === undefined || !/^\d*$/.test(decimals ?? '')) return undefined;
  if (whole === null) return decimals === undefined ? null : undefined;
  return { whole, decimals };
}

/** Ambiguous texts such as "1.000", which is one thousand in one language and one in another. */
const MAY_BE_THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

const LAST_MARK = /[.,．，](?=[^.,．，]*$)/;

/**
 * Replaces a foreign decimal mark by that of the language, if the text is a number only then: "0.5" in Indonesian and
 * "1 234.5" in French, because many keyboards have only one mark. A final text (`isComplete`) may have several such
 * marks, as "1.234.5". Returns everything else unchanged, because the caret position is counted in the result.
 */
export function withOwnMark(raw: string, { marks, isComplete = false }: Pick<AmountRules, 'marks' | 'isComplete'>) {
  const text = plain(raw);
  const figures = figuresOf(text, marks);
  const [mark = ''] = LAST_MARK.exec(text) ?? [];
  const isOneOfSeveral = text.indexOf(mark) !== text.lastIndexOf(mark);
  if (figures || MAY_BE_THOUSANDS.test(text)) return raw;
  if (figures === null ? !isComplete : isOneOfSeveral) return raw;
  return figuresOf(text.replace(LAST_MARK, marks.decimal), marks) ? raw.replace(LAST_MARK, marks.decimal) : raw;
}

/** Parses a typed or pasted text by the marks of the language; otherwise refuses it. */
export function readAmount(
  raw: string,
  { marks, precision, integerDigits = 12, isComplete = false }: AmountRules,
): AmountReading {
  const text = plain(withOwnMark(raw, { marks, isComplete }));
  if (text === '') return { kind: 'amount', value: '', text: '' };
  const figures = figuresOf(text, marks);
  if (figures === undefined) return { kind: 'refused', why: 'notNumber' };
  if (figures === null) return { kind: 'unfinished' };
  const { whole, decimals } = figures;
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

/** A decimal string in the language's format, with all its decimals. */
export function writeAmount(value: string, marks: NumberMarks): string {
  const [whole = '', decimals] = value.split('.');
  return decimals === undefined ? grouped(whole, marks) : `${grouped(whole, marks)}${marks.decimal}${decimals}`;
}

/**
 * The text after one key was typed into formatted text: its groups may be misplaced, so only digits and the decimal
 * mark are kept. Null if the key was another mark; then the whole text is parsed.
 */
export function afterKey(raw: string, key: string, marks: NumberMarks): string | null {
  if (!new RegExp(`^[\\d${marks.decimal}]*$`).test(plain(key))) return null;
  return Array.from(plain(raw))
    .filter((letter) => /\d/.test(letter) || letter === marks.decimal)
    .join('');
}

/** Number of digits and decimal marks before a position in a text. The caret keeps this number when groups move. */
export const figuresBefore = (text: string, at: number, { decimal }: NumberMarks): number =>
  Array.from(text.slice(0, at)).filter((letter) => /\d/.test(plain(letter)) || plain(letter) === decimal).length;

/** The position in a text after this number of digits and decimal marks. */
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
