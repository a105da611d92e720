import { Decimal, isAmount, type Money, max, min, ZERO } from '../money/money';
import { onStep } from '../spot/spot';
import { type Violation, violated } from '../violation';

/** time_status of a project (contract section 1.3). */
export const WARM_UP = 1;
export const ONGOING = 2;
export const OVER = 3;
export type TimeStatus = typeof WARM_UP | typeof ONGOING | typeof OVER;

/** How a project handles applications for more coins than it issues (designed). */
export type SaleMode = 'first_come' | 'pro_rata';

/** Phase of a project at a time. The start time belongs to the sale, the end time does not. */
export function timeStatusAt(nowMs: number, { startMs, endMs }: { startMs: number; endMs: number }): TimeStatus {
  if (nowMs < startMs) return WARM_UP;
  return nowMs < endMs ? ONGOING : OVER;
}

/**
 * Price x amount (contract section 8). The product is exact: amounts have the decimals of the token's market, prices
 * have 6.
 */
export const subscriptionCost = (price: Money, amount: Money): Money => price.mul(amount);

/** Coins left to apply for, at least zero. */
export const coinsLeft = (issue: Money, applied: Money): Money => max(ZERO, issue.sub(applied));

const FULL = new Decimal('100');
const ALMOST_FULL = new Decimal('99.99');

/**
 * Percent of the coins left, as the family sends it: at most "99.99" as soon as anything is sold (contract section 8).
 */
export function remainingPercent(issue: Money, applied: Money): string {
  if (applied.lte(0)) return FULL.toFixed(2);
  const left = coinsLeft(issue, applied).mul(100).div(issue).toDecimalPlaces(2, Decimal.ROUND_DOWN);
  return min(left, ALMOST_FULL).toFixed(2);
}

/** Percent of every application that is granted: 100 while applications do not exceed the issue, less beyond it. */
export function grantedPercent(issue: Money, applied: Money): string {
  if (applied.lte(issue)) return FULL.toFixed(2);
  return issue.mul(100).div(applied).toDecimalPlaces(2, Decimal.ROUND_DOWN).toFixed(2);
}

/**
 * Coins granted to one application (designed): all if applications do not exceed the issue, otherwise amount x issue /
 * applied, rounded down to the decimals of the token's market. Rounding down keeps the sum of all shares within the
 * issue. The remainder stays with the issuer, and its price is refunded.
 */
export function grantedShare(amount: Money, issue: Money, applied: Money, amountDecimals: number): Money {
  if (applied.lte(issue)) return amount;
  return amount.mul(issue).div(applied).toDecimalPlaces(amountDecimals, Decimal.ROUND_DOWN);
}

export interface SubscriptionTerms {
  readonly mode: SaleMode;
  readonly issue: Money;
  readonly price: Money;
  /** Smallest application, and most coins per customer in total. */
  readonly min: Money;
  readonly max: Money;
  readonly amountDecimals: number;
}

/** Coins applied for by everybody, and by this customer. */
export interface Applied {
  readonly total: Money;
  readonly own: Money;
}

/** Null where a fact is unknown: the exchange alone then checks its rule. */
export interface SubscriptionFacts {
  readonly token: string;
  readonly terms: SubscriptionTerms;
  readonly applied: Applied;
  /** Balance of the currency to pay with. */
  readonly available: Money | null;
}

export type SubscriptionRule =
  | 'amount_invalid'
  | 'amount_step'
  | 'subscription_small'
  | 'subscription_large'
  | 'sold_out'
  | 'subscription_left'
  | 'insufficient_balance';

/** The rules which an application breaks, in the order of the exchange's refusals. NaN stands for an empty field. */
export function subscriptionViolations(
  amount: Money,
  { token: asset, terms, applied, available }: SubscriptionFacts,
): readonly Violation<SubscriptionRule>[] {
  const open = terms.max.sub(applied.own);
  const left = terms.mode === 'first_come' ? coinsLeft(terms.issue, applied.total) : null;
  const isSoldOut = left?.lt(terms.min);
  const decimals = terms.amountDecimals;
  return violated(
    !isAmount(amount) && { code: 'amount_invalid' },
    isAmount(amount) && !onStep(amount, decimals) && { code: 'amount_step', params: { decimals } },
    amount.lt(terms.min) && { code: 'subscription_small', params: { min: terms.min.toFixed(), asset } },
    amount.gt(open) && { code: 'subscription_large', params: { left: open.toFixed(), asset } },
    isSoldOut && { code: 'sold_out' },
    left && !isSoldOut && amount.gt(left) && { code: 'subscription_left', params: { left: left.toFixed(), asset } },
    available && subscriptionCost(terms.price, amount).gt(available) && { code: 'insufficient_balance' },
  );
}

/** The largest valid application; zero if there is none. */
export function largestSubscription(terms: SubscriptionTerms, applied: Applied, available: Money): Money {
  const open = max(ZERO, terms.max.sub(applied.own));
  const left = terms.mode === 'first_come' ? min(open, coinsLeft(terms.issue, applied.total)) : open;
  const payable = available.div(terms.price);
  const most = min(left, payable).toDecimalPlaces(terms.amountDecimals, Decimal.ROUND_DOWN);
  return most.lt(terms.min) ? ZERO : most;
}
