import { MINUS } from '@/lib/numbers/minus';
import { numberMarks } from '@/lib/numbers/number-marks';
import type { Money } from './money';

/** Default number of decimals (specification section 9). */
export const DEFAULT_DECIMALS = 2;
/** Decimals of an order's amount, for servers that do not declare them (designed). */
export const DEFAULT_AMOUNT_DECIMALS = 4;
/** Shown for an unknown number, never NaN and never a zero that could be real. */
export const NO_NUMBER = '—';

const SMALL_NUMBER_DECIMALS = 4;
/** Most decimals of a price (designed). */
export const MAX_PRICE_DECIMALS = 8;
const SIGNIFICANT_DIGITS = 4;

export type Numeric = string | number | Money;

/**
 * Decimals of a price, for servers that do not declare them (designed): two from 1 up, and below 1 as many as show four
 * significant digits.
 */
export function decimalsForPrice(price: Numeric): number {
  const value = Math.abs(Number(parse(price)));
  if (value === 0 || value >= 1) return DEFAULT_DECIMALS;
  const exponent = Number(value.toExponential().split('e')[1]);
  return Math.min(MAX_PRICE_DECIMALS, -exponent - 1 + SIGNIFICANT_DIGITS);
}

/** Formats numbers for one locale. Anything that is not a number becomes an em dash. */
export interface NumberFormats {
  /** With grouping and exactly `decimals` decimals, rounded down, so that a balance is never shown too high. */
  fixed(value: Numeric | null | undefined, decimals?: number): string;
  /** With grouping and up to `decimals` decimals, without trailing zeros. */
  upTo(value: Numeric | null | undefined, decimals: number): string;
  /**
   * Above 1,000 with K, above 1,000,000 with M, each with one decimal; otherwise four decimals (specification section
   * 9). B above 10^9 (designed).
   */
  compact(value: Numeric | null | undefined): string;
  /** A value in percent, rounded, always signed: `+1.20%`, `−0.35%`, `0.00%`; `+1,20 %` in French. */
  percent(value: Numeric | null | undefined, decimals?: number): string;
  /** A value in percent, rounded, without a plus: `1.20%`, `−0.35%`. */
  plainPercent(value: Numeric | null | undefined, decimals?: number): string;
  /** A value in percent, rounded down, without a plus: `0.1%`, with `minDecimals` to `maxDecimals` decimals. */
  rate(value: Numeric | null | undefined, maxDecimals: number, minDecimals?: number): string;
  /** An amount with its sign: `+12.00`, `−3.50`, `0.00`. */
  signed(value: Numeric | null | undefined, decimals?: number): string;
}

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The number as a text with all its digits, because a double holds only about 16. Null if it is not a number. This
 * module does no decimal arithmetic, so that the first screen need not load it.
 */
function parse(value: Numeric | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'object' ? value.toFixed() : String(value);
  return PLAIN.test(text) ? text : null;
}

interface Digits {
  readonly isNegative: boolean;
  /** Without leading zeros; '' if below one. */
  readonly whole: string;
  readonly decimals: string;
}

/** No real number has this many zeros; the limit stops hostile exponents. */
const MAX_ZEROS = 400;

/** The digits before and after the decimal mark, with the exponent applied. */
function digitsOf(text: string): Digits {
  const [, sign = '', whole = '', decimals = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const shift = Math.max(-MAX_ZEROS, Math.min(MAX_ZEROS, Number(exponent)));
  const all = `${'0'.repeat(Math.max(0, -shift))}${whole}${decimals}`.padEnd(whole.length + shift, '0');
  const mark = whole.length + Math.max(0, shift);
  return { isNegative: sign === '-', whole: all.slice(0, mark).replace(/^0+/, ''), decimals: all.slice(mark) };
}

/** Adds one in the last digit. */
function increased(digits: string): string {
  const kept = digits.replace(/9+$/, '');
  const last = kept.slice(-1);
  const zeros = '0'.repeat(digits.length - kept.length);
  return last === '' ? `1${zeros}` : `${kept.slice(0, -1)}${Number(last) + 1}${zeros}`;
}

type Rounding = 'cut' | 'rounded';
/** The sign of a positive number. */
type Plus = '+' | '';

/** Shortens to `maxDecimals` decimals, and drops trailing zeros beyond `minDecimals`. */
function shortened(
  { isNegative, whole, decimals }: Digits,
  isRounded: boolean,
  maxDecimals: number,
  minDecimals: number,
): Digits {
  const isUp = isRounded && (decimals[maxDecimals] ?? '0') >= '5';
  const kept = `${whole}${decimals.slice(0, maxDecimals).padEnd(maxDecimals, '0')}`;
  const all = isUp ? increased(kept) : kept;
  const mark = all.length - maxDecimals;
  const shown = all.slice(mark);
  return {
    isNegative,
    whole: all.slice(0, mark),
    decimals: `${shown.slice(0, minDecimals)}${shown.slice(minDecimals).replace(/0+$/, '')}`,
  };
}

/** With M alone, turnovers of whole markets would need ten digits, but a phone's column has room for six. */
const SIZES = [
  [1e9, 'e-9', 'B'],
  [1e6, 'e-6', 'M'],
  [1e3, 'e-3', 'K'],
] as const;

/**
 * @param locale BCP 47, such as `id` or `zh-HK`; the app's own codes are mapped in src/i18n.
 */
export function createNumberFormats(locale: string): NumberFormats {
  const { decimal, group } = numberMarks(locale);
  const percentSign = locale.startsWith('fr') ? '\u202f%' : '%';

  // Latin digits in every language, because numbers are compared, copied and typed again. Four digits are grouped as
  // well, because they stand in columns with grouped ones.
  const write = (
    text: string,
    rounding: Rounding,
    plus: Plus,
    maxDecimals: number,
    minDecimals = maxDecimals,
  ): string => {
    const { isNegative, whole, decimals } = shortened(digitsOf(text), rounding === 'rounded', maxDecimals, minDecimals);
    // "-0.00" would look like a loss. The sign depends on the displayed digits: +0.004 is shown as 0.00 without a sign.
    const isZero = whole === '' && !/[1-9]/.test(decimals);
    const sign = isZero ? '' : isNegative ? MINUS : plus;
    const grouped = (whole || '0').replaceAll(/\B(?=(?:\d{3})+$)/g, group);
    return `${sign}${grouped}${decimals && decimal}${decimals}`;
  };

  const orDash = (value: Numeric | null | undefined, format: (text: string) => string) => {
    const text = parse(value);
    return text === null ? NO_NUMBER : format(text);
  };

  const percentWith =
    (plus: Plus): NumberFormats['percent'] =>
    (value, decimals = DEFAULT_DECIMALS) =>
      orDash(value, (text) => `${write(text, 'rounded', plus, decimals)}${percentSign}`);

  return {
    fixed: (value, decimals = DEFAULT_DECIMALS) => orDash(value, (text) => write(text, 'cut', '', decimals)),
    upTo: (value, decimals) => orDash(value, (text) => write(text, 'cut', '', decimals, 0)),
    compact: (value) =>
      orDash(value, (text) => {
        const size = SIZES.find(([above]) => Math.abs(Number(text)) > above);
        if (!size) return write(text, 'cut', '', SMALL_NUMBER_DECIMALS);
        const [, shift, letter] = size;
        // A number with an exponent came from a double, so calculating with a double loses nothing.
        return `${write(/e/i.test(text) ? String(Number(text) / size[0]) : `${text}${shift}`, 'cut', '', 1)}${letter}`;
      }),
    percent: percentWith('+'),
    plainPercent: percentWith(''),
    rate: (value, maxDecimals, minDecimals = 0) =>
      orDash(value, (text) => `${write(text, 'cut', '', maxDecimals, minDecimals)}${percentSign}`),
    signed: (value, decimals = DEFAULT_DECIMALS) => orDash(value, (text) => write(text, 'cut', '+', decimals)),
  };
}
