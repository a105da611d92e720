import { Decimal, type Money } from './money';

/** Decimals where nobody says otherwise (specification section 9). */
export const DEFAULT_DECIMALS = 2;
/** Decimals of an order's amount on servers that do not say (designed). */
export const DEFAULT_AMOUNT_DECIMALS = 4;
/** Stands for a number nobody knows: never NaN, and never a zero that looks like one. */
export const NO_NUMBER = '—';

const SMALL_NUMBER_DECIMALS = 4;
const MAX_PRICE_DECIMALS = 8;
const SIGNIFICANT_DIGITS = 4;

export type Numeric = string | number | Money;

/**
 * Decimals for the price of a market whose server does not declare them (designed): two from 1 up, and below that as
 * many as show four significant digits.
 */
export function decimalsForPrice(price: Numeric): number {
  const value = parse(price)?.abs();
  if (!value || value.isZero() || value.gte(1)) return DEFAULT_DECIMALS;
  return Math.min(MAX_PRICE_DECIMALS, -value.e - 1 + SIGNIFICANT_DIGITS);
}

/** Writes numbers the way one locale does. Everything that is not a number comes out as an em dash. */
export interface NumberFormats {
  /** With grouping and exactly `decimals` decimals, cut rather than rounded: a balance is never shown too high. */
  fixed(value: Numeric | null | undefined, decimals?: number): string;
  /** With grouping and up to `decimals` decimals, without trailing zeros. */
  upTo(value: Numeric | null | undefined, decimals: number): string;
  /** Above 1,000 with K, above 1,000,000 with M, one decimal; otherwise four (specification section 9). B above 10^9 (designed). */
  compact(value: Numeric | null | undefined): string;
  /** A percentage already in percent, rounded, always with its sign: `+1.20%`, `-0.35%`, `0.00%`. */
  percent(value: Numeric | null | undefined, decimals?: number): string;
  /** An amount with its sign: `+12.00`, `-3.50`, `0.00`. */
  signed(value: Numeric | null | undefined, decimals?: number): string;
}

function parse(value: Numeric | null | undefined): Money | null {
  if (value === null || value === undefined || value === '') return null;
  try {
    const parsed = new Decimal(value);
    return parsed.isFinite() ? parsed : null;
  } catch {
    return null;
  }
}

/**
 * @param locale BCP 47, such as `id` or `zh-HK`; the app's own codes are mapped in src/i18n.
 */
export function createNumberFormats(locale: string): NumberFormats {
  const writers = new Map<string, Intl.NumberFormat>();

  /** Building an Intl formatter costs a hundred times a use. */
  const writer = (least: number, most: number): Intl.NumberFormat => {
    const key = `${least} ${most}`;
    const known = writers.get(key);
    if (known) return known;
    // Latin digits everywhere: figures are compared, copied and typed back.
    const made = new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      numberingSystem: 'latn',
    });
    writers.set(key, made);
    return made;
  };

  /** Decimal strings go to Intl as they are: through a double, 16 digits would be the end of exactness. */
  const write = (value: Money, least: number, most: number) =>
    writer(least, most).format(value.toFixed() as unknown as number);

  const cut = (value: Money, decimals: number) => {
    const shorter = value.toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
    // "-0.00" reads like a loss.
    return shorter.isZero() ? shorter.abs() : shorter;
  };

  const fixed = (value: Money, decimals: number) => write(cut(value, decimals), decimals, decimals);

  /** The sign follows what is shown: +0.004 shows as 0.00 and has none. */
  const withSign = (value: Money, decimals: number) =>
    `${cut(value, decimals).gt(0) ? '+' : ''}${fixed(value, decimals)}`;

  const rounded = (value: Money, decimals: number) => value.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);

  const orDash = (value: Numeric | null | undefined, format: (parsed: Money) => string) => {
    const parsed = parse(value);
    return parsed ? format(parsed) : NO_NUMBER;
  };

  return {
    fixed: (value, decimals = DEFAULT_DECIMALS) => orDash(value, (parsed) => fixed(parsed, decimals)),
    upTo: (value, decimals) => orDash(value, (parsed) => write(cut(parsed, decimals), 0, decimals)),
    compact: (value) =>
      orDash(value, (parsed) => {
        const size = parsed.abs();
        // Turnovers of whole markets would need ten digits with M alone, and a phone's column has room for six.
        if (size.gt(1_000_000_000)) return `${fixed(parsed.div(1_000_000_000), 1)}B`;
        if (size.gt(1_000_000)) return `${fixed(parsed.div(1_000_000), 1)}M`;
        if (size.gt(1_000)) return `${fixed(parsed.div(1_000), 1)}K`;
        return fixed(parsed, SMALL_NUMBER_DECIMALS);
      }),
    percent: (value, decimals = DEFAULT_DECIMALS) =>
      orDash(value, (parsed) => `${withSign(rounded(parsed, decimals), decimals)}%`),
    signed: (value, decimals = DEFAULT_DECIMALS) => orDash(value, (parsed) => withSign(parsed, decimals)),
  };
}
