import { leverFee, marginOf, numberOf } from '../futures/futures';
import { hasHiddenCharacters } from '../hidden-characters';
import { Decimal, isAmount, type Money, max, min, ZERO } from '../money/money';
import { isFreeText, plainText } from '../plain-text';
import { type Violation, violated } from '../violation';

/** Wire values of a copy setting's `type` (contract section 1.3). */
export const MULTIPLE = 1;
export const LOTS = 2;
export type CopyType = typeof MULTIPLE | typeof LOTS;

/**
 * Number of traders a customer may follow at a time, and the largest multiple or number of lots (contract section 10).
 */
export const MAX_TRADERS = 2;
export const MAX_NUMBER = 5;
/** Selectable terms of a copy setting in days; without one it has no end (designed). */
export const COPY_DAYS = [7, 30, 90] as const;

/** The smallest multiple of the trader's size: two decimals, like the rounding of multiples above 1. */
const MIN_MULTIPLE = new Decimal('0.01');

/**
 * The number a copy setting keeps: a multiple above 1 is rounded half up to two decimals (specification sections 5, 9).
 */
export const keptCopyNumber = (given: Money): Money =>
  given.gt(1) ? given.toDecimalPlaces(2, Decimal.ROUND_HALF_UP) : given;

export interface CopySettingFacts {
  readonly nowMs: number;
  /** The customer may copy one more trader; null while that is unknown. */
  readonly hasRoom: boolean | null;
}

export type CopySettingRule =
  | 'follow_number_invalid'
  | 'follow_lots_whole'
  | 'follow_number_large'
  | 'follow_deadline_past'
  | 'too_many_traders';

/**
 * The rules which a copy setting breaks, in the order of the exchange's refusals. NaN is an empty field; `deadlineMs` 0
 * is no end.
 */
export function copySettingViolations(
  type: CopyType,
  number: Money,
  deadlineMs: number,
  { nowMs, hasRoom }: CopySettingFacts,
): readonly Violation<CopySettingRule>[] {
  const kept = keptCopyNumber(number);
  return violated(
    !isAmount(number) && { code: 'follow_number_invalid' },
    type === LOTS && isAmount(number) && !number.isInteger() && { code: 'follow_lots_whole' },
    isAmount(number) && kept.lt(MIN_MULTIPLE) && { code: 'follow_number_invalid' },
    kept.gt(MAX_NUMBER) && { code: 'follow_number_large', params: { most: MAX_NUMBER } },
    deadlineMs > 0 && deadlineMs <= nowMs && { code: 'follow_deadline_past' },
    hasRoom === false && { code: 'too_many_traders', params: { most: MAX_TRADERS } },
  );
}

/** Most characters of a trader's introduction. */
export const MAX_INTRODUCTION = 200;

/** Null where a fact is unknown: the exchange alone then checks its rule. */
export interface TraderApplicationFacts {
  readonly isMade: boolean | null;
  readonly isVerified: boolean | null;
  /** Number of traders the customer copies. */
  readonly following: number | null;
  /** Of the futures account, in USDT. */
  readonly equity: Money | null;
  readonly minimum: string;
}

export type TraderApplicationRule =
  | 'introduction_required'
  | 'special_characters'
  | 'application_made'
  | 'application_unverified'
  | 'application_follows'
  | 'application_means';

/** The rules which an application to become a trader breaks, in the order of the exchange's refusals. */
export const traderApplicationViolations = (
  introduction: string,
  { isMade, isVerified, following, equity, minimum }: TraderApplicationFacts,
): readonly Violation<TraderApplicationRule>[] =>
  violated(
    !isFreeText(introduction, MAX_INTRODUCTION) && { code: 'introduction_required' },
    hasHiddenCharacters(plainText(introduction).replaceAll(/[\r\n]/g, ' ')) && { code: 'special_characters' },
    isMade && { code: 'application_made' },
    isVerified === false && { code: 'application_unverified' },
    following !== null && following > 0 && { code: 'application_follows' },
    equity?.lt(minimum) && { code: 'application_means', params: { minimum } },
  );

/** Number of lots a setting asks for: a multiple of the trader's, rounded down and at least one, or a fixed number. */
export function requestedLots(type: CopyType, number: Money, traderLots: number): number {
  if (type === LOTS) return number.toNumber();
  return Math.max(1, number.mul(traderLots).floor().toNumber());
}

/** The part of a futures account that can back another position: the balance less the unrealized losses (designed). */
export const copyBudget = (available: Money, openProfits: Money): Money =>
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

/** The largest number of lots whose margin and fee `budget` covers. */
export function affordableLots(budget: Money, terms: CopyTerms): number {
  if (budget.lte(0)) return 0;
  // Sums are rounded up to the last decimal, so the cost of one lot within many is less than that of a single lot. One
  // lot more than the quotient is therefore an upper bound.
  const each = lotsCost(MANY, terms).div(MANY);
  let lots = budget.div(each).floor().toNumber() + 1;
  while (lots > 0 && lotsCost(lots, terms).gt(budget)) lots -= 1;
  return lots;
}

/** A copy's size: the lots asked for, and the lots to open. */
export interface CopySize {
  readonly requested: number;
  /** 0 if `budget` does not cover a single lot. */
  readonly given: number;
}

/** Limited by `budget` and by `most` lots. Missing lots are dropped, not bought later (designed). */
export function copySize(requested: number, budget: Money, terms: CopyTerms, most: number): CopySize {
  return { requested, given: Math.min(requested, most, affordableLots(budget, terms)) };
}
