import { Decimal, type Money, ZERO } from './money';

/** What a result over 24 hours is made of; equivalents in USDT. */
export interface DayFigures {
  /** What was owned 24 hours ago, less what was owed; at the prices of that time. */
  readonly ago: Money;
  /** What came in from outside since then and what left, both positive, each at the price of its moment. */
  readonly cameIn: Money;
  readonly wentOut: Money;
}

export interface DayResult {
  readonly usdt: Money;
  /** In percent, 1.2 for 1.2 %; null where there was nothing to win or lose with. */
  readonly percent: Money | null;
}

/** Each account and each instant is rounded to 8 decimals: less than this is rounding, and no gain. */
const DECIMALS = 6;

/**
 * What the last 24 hours have brought (designed): paying in is no gain, and paying out no loss. The percentage is of
 * all that there was to win or lose with: what was owned at first and whatever came in since.
 * @returns null for who owned nothing all along
 */
export function dayResult(now: Money, { ago, cameIn, wentOut }: DayFigures): DayResult | null {
  if ([now, ago, cameIn, wentOut].every((value) => value.isZero())) return null;
  const usdt = now.minus(ago).minus(cameIn).plus(wentOut).toDecimalPlaces(DECIMALS);
  const base = Decimal.max(ago, ZERO).plus(cameIn);
  return { usdt, percent: base.gt(0) ? usdt.div(base).times(100) : null };
}
