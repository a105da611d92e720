import { Decimal, type Money, ZERO } from '../money/money';

/** Inputs of the 24-hour result, as USDT equivalents. */
export interface DayFigures {
  /** Assets less debts 24 hours ago, at the prices of that time. */
  readonly ago: Money;
  /** Deposits and withdrawals since then, both positive, each at the price of its time. */
  readonly deposits: Money;
  readonly withdrawals: Money;
}

export interface DayResult {
  readonly usdt: Money;
  /** In percent, 1.2 for 1.2 %; null if there was no base. */
  readonly percent: Money | null;
}

/**
 * Each account and each time is rounded to 8 decimals. A smaller difference than this comes from rounding and is not a
 * result.
 */
const DECIMALS = 6;

/**
 * The result of the last 24 hours (designed): deposits are no gain, withdrawals no loss. The base of the percentage is
 * the assets at the start plus all deposits since.
 * @returns null for an account that was empty the whole time
 */
export function dayResult(now: Money, { ago, deposits, withdrawals }: DayFigures): DayResult | null {
  if ([now, ago, deposits, withdrawals].every((value) => value.isZero())) return null;
  const usdt = now.minus(ago).minus(deposits).plus(withdrawals).toDecimalPlaces(DECIMALS);
  const base = Decimal.max(ago, ZERO).plus(deposits);
  return { usdt, percent: base.gt(0) ? usdt.div(base).times(100) : null };
}
