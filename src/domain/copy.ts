import { leverFee, marginOf, numberOf } from './lever';
import { Decimal, type Money, max, min, ZERO } from './money';

/** Wire values of a copy setting's `type` (contract section 1.3). */
export const MULTIPLE = 1;
export const LOTS = 2;
export type CopyType = typeof MULTIPLE | typeof LOTS;

/** Traders that one customer may follow at a time, and the largest multiple or number of lots (contract section 10). */
export const MOST_TRADERS = 2;
export const MOST_NUMBER = 5;
/** Days a copy setting may be given; none is without an end (designed). */
export const COPY_DAYS = [7, 30, 90] as const;

/** A smallest share of the trader's size: two decimals, as the rounding above one has. */
const LEAST_MULTIPLE = new Decimal('0.01');

export type CopyNumberProblem = 'follow_number_invalid' | 'follow_number_large' | 'follow_lots_whole';

/**
 * The number of a copy setting as it is kept, or what is wrong with it. A multiple above 1 that is not a whole number
 * is rounded to two decimals (specification sections 5 and 9), half up; lots are whole.
 */
export function readCopyNumber(type: CopyType, given: Money): Money | CopyNumberProblem {
  if (!given.isFinite() || given.lte(0)) return 'follow_number_invalid';
  if (type === LOTS && !given.isInteger()) return 'follow_lots_whole';
  const kept = given.gt(1) ? given.toDecimalPlaces(2, Decimal.ROUND_HALF_UP) : given;
  if (kept.lt(LEAST_MULTIPLE)) return 'follow_number_invalid';
  return kept.gt(MOST_NUMBER) ? 'follow_number_large' : kept;
}

/** Lots that a setting asks for beside a trader's: the multiple of them, cut, at least one; or always the same. */
export function wantedLots(type: CopyType, number: Money, traderLots: number): number {
  if (type === LOTS) return number.toNumber();
  return Math.max(1, number.mul(traderLots).floor().toNumber());
}

/** What of a futures account can back another position: the balance, less what open positions have lost (designed). */
export const copyMeans = (available: Money, openProfits: Money): Money =>
  max(available.add(min(openProfits, ZERO)), ZERO);

/** What a copy opens at. */
export interface CopyTerms {
  readonly price: Money;
  /** Coins in a lot. */
  readonly shareNum: Money;
  readonly multiple: number;
  readonly feePercent: Money;
  readonly vipLevel: number;
}

/** Margin and fee of a number of lots. */
export function lotsCost(lots: number, { price, shareNum, multiple, feePercent, vipLevel }: CopyTerms): Money {
  const number = numberOf(lots, shareNum);
  return marginOf(price, number, multiple).add(leverFee(price, number, feePercent, vipLevel));
}

/** So many lots that rounding does not show. */
const MANY = 1_000_000;

/** Most lots whose margin and fee the means pay for. */
export function affordableLots(means: Money, terms: CopyTerms): number {
  if (means.lte(0)) return 0;
  // Sums are rounded up to the last decimal, so a lot of many costs less than one alone: one more than fit is a bound.
  const each = lotsCost(MANY, terms).div(MANY);
  let lots = means.div(each).floor().toNumber() + 1;
  while (lots > 0 && lotsCost(lots, terms).gt(means)) lots -= 1;
  return lots;
}

/** A copy's size: what was asked for, and what it comes to. */
export interface CopySize {
  readonly wanted: number;
  /** 0 when not even one lot is within the means. */
  readonly given: number;
}

/** Never more than the means, and never more than `most` lots; what is missing is left out, not owed (designed). */
export function copySize(wanted: number, means: Money, terms: CopyTerms, most: number): CopySize {
  return { wanted, given: Math.min(wanted, most, affordableLots(means, terms)) };
}
