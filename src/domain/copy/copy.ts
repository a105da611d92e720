import { leverFee, marginOf, numberOf } from '../futures/futures';
import { Decimal, type Money, max, min, ZERO } from '../money/money';

/** Wire values of a copy setting's `type` (contract section 1.3). */
export const MULTIPLE = 1;
export const LOTS = 2;
export type CopyType = typeof MULTIPLE | typeof LOTS;

/**
 * Number of traders a customer may follow at a time, and the largest multiple or number of lots (contract section 10).
 */
export const MOST_TRADERS = 2;
export const MOST_NUMBER = 5;
/** Selectable terms of a copy setting in days; without one it has no end (designed). */
export const COPY_DAYS = [7, 30, 90] as const;

/** The smallest multiple of the trader's size: two decimals, like the rounding of multiples above 1. */
const LEAST_MULTIPLE = new Decimal('0.01');

export type CopyNumberProblem = 'follow_number_invalid' | 'follow_number_large' | 'follow_lots_whole';

/**
 * Normalizes the number of a copy setting, or returns its problem. A multiple above 1 is rounded half up to two
 * decimals (specification sections 5 and 9); a number of lots must be whole.
 */
export function readCopyNumber(type: CopyType, given: Money): Money | CopyNumberProblem {
  if (!given.isFinite() || given.lte(0)) return 'follow_number_invalid';
  if (type === LOTS && !given.isInteger()) return 'follow_lots_whole';
  const kept = given.gt(1) ? given.toDecimalPlaces(2, Decimal.ROUND_HALF_UP) : given;
  if (kept.lt(LEAST_MULTIPLE)) return 'follow_number_invalid';
  return kept.gt(MOST_NUMBER) ? 'follow_number_large' : kept;
}

/** Number of lots a setting asks for: a multiple of the trader's, rounded down and at least one, or a fixed number. */
export function wantedLots(type: CopyType, number: Money, traderLots: number): number {
  if (type === LOTS) return number.toNumber();
  return Math.max(1, number.mul(traderLots).floor().toNumber());
}

/** The part of a futures account that can back another position: the balance less the unrealized losses (designed). */
export const copyMeans = (available: Money, openProfits: Money): Money =>
  max(available.add(min(openProfits, ZERO)), ZERO);

/** Terms at which a copy is opened. */
export interface CopyTerms {
  readonly price: Money;
  /** Coins per lot. */
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

/** Large enough that rounding does not affect the cost of one lot. */
const MANY = 1_000_000;

/** The largest number of lots whose margin and fee `means` covers. */
export function affordableLots(means: Money, terms: CopyTerms): number {
  if (means.lte(0)) return 0;
  // Sums are rounded up to the last decimal, so the cost of one lot within many is less than that of a single lot. One
  // lot more than the quotient is therefore an upper bound.
  const each = lotsCost(MANY, terms).div(MANY);
  let lots = means.div(each).floor().toNumber() + 1;
  while (lots > 0 && lotsCost(lots, terms).gt(means)) lots -= 1;
  return lots;
}

/** A copy's size: the lots asked for, and the lots to open. */
export interface CopySize {
  readonly wanted: number;
  /** 0 if `means` does not cover a single lot. */
  readonly given: number;
}

/** Limited by `means` and by `most` lots. Missing lots are dropped, not bought later (designed). */
export function copySize(wanted: number, means: Money, terms: CopyTerms, most: number): CopySize {
  return { wanted, given: Math.min(wanted, most, affordableLots(means, terms)) };
}
