import { YEAR_DAYS } from '../lockup/lockup';
import { Decimal, type Money, roundCredit } from '../money/money';

/** The coin to pay with: `call` the coin itself, `put` USDT (contract section 1.3). */
export type DualType = 'call' | 'put';

/** Result of the settlement: below the linked reference price a product pays the coin, otherwise USDT. */
export type DualSide = 'below' | 'above';

/** One share is a tenth of a coin: of the coin itself, or of its price in USDT (contract section 11). */
const SHARES_PER_COIN = 10;

/** Hour of the settlement on the maturity day, in the exchange's time zone (specification section 4). */
export const DUAL_SETTLE_HOUR = 16;

export interface DualTerms {
  readonly type: DualType;
  /** Amount paid for all shares: in the coin for a call, in USDT for a put. */
  readonly total: Money;
  /** Linked reference price in USDT. */
  readonly exercise: Money;
  readonly annualPercent: Money;
  /** Term in days, from the day of purchase to the maturity day. */
  readonly days: number;
}

/** Price of a share: 0.1 coin for a call, a tenth of the coin's price in USDT for a put (contract section 11). */
export const dualSharePrice = (type: DualType, spot: Money): Money =>
  (type === 'call' ? new Decimal(1) : spot).div(SHARES_PER_COIN);

/** Annual rate: return divided by the term, times 365 (specification section 9). Both in percent. */
export const annualOfReturn = (returnPercent: Money, days: number): Money => returnPercent.mul(YEAR_DAYS).div(days);

/** The return over the term, in percent. */
export const returnOfAnnual = (annualPercent: Money, days: number): Money => annualPercent.mul(days).div(YEAR_DAYS);

/** A settlement price equal to the reference counts as above (specification section 9). */
export const dualSide = (settlement: Money, exercise: Money): DualSide => (settlement.lt(exercise) ? 'below' : 'above');

/**
 * The payout, cut to 8 decimals (specification section 9). Below the reference it is amount x (1 + days x annual rate /
 * 365) in the coin, otherwise that times the reference in USDT. The amount of a put is its USDT divided by the
 * reference.
 */
export function dualPayout({ type, total, exercise, annualPercent, days }: DualTerms, side: DualSide): Money {
  // Divide once at the end, so that no intermediate result is cut.
  const numerator = total.mul(annualPercent.mul(days).add(100 * YEAR_DAYS));
  const denominator = 100 * YEAR_DAYS;
  if (type === 'call')
    return roundCredit(side === 'below' ? numerator.div(denominator) : numerator.mul(exercise).div(denominator));
  return roundCredit(side === 'above' ? numerator.div(denominator) : numerator.div(exercise.mul(denominator)));
}

/**
 * The settlement price at which the payout is worth as much as keeping the coin that was paid in (designed). At a price
 * above it a call, below it a put, is worth less than that.
 */
export function dualBreakeven({ type, exercise, annualPercent, days }: DualTerms): Money {
  const growth = returnOfAnnual(annualPercent, days).div(100).add(1);
  return type === 'call' ? exercise.mul(growth) : exercise.div(growth);
}

/** The earned part of a payout. The rest is the principal, converted at the reference. */
export function dualEarned(terms: DualTerms, side: DualSide): Money {
  const principal = dualPayout({ ...terms, days: 0 }, side);
  return dualPayout(terms, side).sub(principal);
}
