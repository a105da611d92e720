import { Decimal, type Money, max, min, ZERO } from './money';
import { onStep } from './spot';

/** Contract section 1.3: time_status of a project. */
export const WARM_UP = 1;
export const ONGOING = 2;
export const OVER = 3;
export type TimeStatus = typeof WARM_UP | typeof ONGOING | typeof OVER;

/** How a project deals with more applications than coins (designed). */
export type SaleMode = 'first_come' | 'pro_rata';

/** Where a project stands: the first instant belongs to the sale, the last one no longer does. */
export function timeStatusAt(nowMs: number, { startMs, endMs }: { startMs: number; endMs: number }): TimeStatus {
  if (nowMs < startMs) return WARM_UP;
  return nowMs < endMs ? ONGOING : OVER;
}

/** Price x amount (contract section 8). Exact: amounts are on the grid of the token's market, prices have 6 decimals. */
export const subscriptionCost = (price: Money, amount: Money): Money => price.mul(amount);

/** What is left to apply for, never below zero. */
export const coinsLeft = (issue: Money, applied: Money): Money => max(ZERO, issue.sub(applied));

const FULL = new Decimal('100');
const ALMOST_FULL = new Decimal('99.99');

/** Percent that is left as the family tells it: "99.99" at most as soon as anything is sold (contract section 8). */
export function remainingPercent(issue: Money, applied: Money): string {
  if (applied.lte(0)) return FULL.toFixed(2);
  const left = coinsLeft(issue, applied).mul(100).div(issue).toDecimalPlaces(2, Decimal.ROUND_DOWN);
  return min(left, ALMOST_FULL).toFixed(2);
}

/** Percent of every application that is granted when so much is applied for: 100 up to the issue, less beyond it. */
export function grantedPercent(issue: Money, applied: Money): string {
  if (applied.lte(issue)) return FULL.toFixed(2);
  return issue.mul(100).div(applied).toDecimalPlaces(2, Decimal.ROUND_DOWN).toFixed(2);
}

/**
 * What one application is granted (designed): all of it up to the issue, else amount x issue / applied, cut to the
 * grid of the token's market. Cutting keeps the sum of all shares at or below the issue; what is cut off stays with the
 * issuer, and what it would have cost is refunded.
 */
export function grantedShare(amount: Money, issue: Money, applied: Money, amountDecimals: number): Money {
  if (applied.lte(issue)) return amount;
  return amount.mul(issue).div(applied).toDecimalPlaces(amountDecimals, Decimal.ROUND_DOWN);
}

export interface SubscriptionTerms {
  readonly mode: SaleMode;
  readonly issue: Money;
  readonly price: Money;
  /** Of one application, and of one customer altogether. */
  readonly min: Money;
  readonly max: Money;
  readonly amountDecimals: number;
}

/** What has been applied for by everybody, and by the one who asks. */
export interface Applied {
  readonly total: Money;
  readonly own: Money;
}

/** Names equal the refusals of the contract, so that form and server say the same. */
export type SubscriptionRefusal =
  | 'amount_invalid'
  | 'amount_step'
  | 'subscription_small'
  | 'subscription_large'
  | 'sold_out'
  | 'subscription_left'
  | 'insufficient_balance';

/**
 * Checks an application as the exchange will, in its order of precedence.
 * @param available of the currency that is paid; null skips the check (nobody signed in, or not known yet).
 */
export function checkSubscription(
  amount: Money,
  terms: SubscriptionTerms,
  applied: Applied,
  available: Money | null,
): SubscriptionRefusal | null {
  if (!amount.isFinite() || amount.lte(0)) return 'amount_invalid';
  if (!onStep(amount, terms.amountDecimals)) return 'amount_step';
  if (amount.lt(terms.min)) return 'subscription_small';
  if (amount.gt(terms.max.sub(applied.own))) return 'subscription_large';
  if (terms.mode === 'first_come') {
    const left = coinsLeft(terms.issue, applied.total);
    if (left.lt(terms.min)) return 'sold_out';
    if (amount.gt(left)) return 'subscription_left';
  }
  if (available && subscriptionCost(terms.price, amount).gt(available)) return 'insufficient_balance';
  return null;
}

/** The largest application that still passes, on the grid; zero when none does. */
export function largestSubscription(terms: SubscriptionTerms, applied: Applied, available: Money): Money {
  const open = max(ZERO, terms.max.sub(applied.own));
  const left = terms.mode === 'first_come' ? min(open, coinsLeft(terms.issue, applied.total)) : open;
  const payable = available.div(terms.price);
  const most = min(left, payable).toDecimalPlaces(terms.amountDecimals, Decimal.ROUND_DOWN);
  return most.lt(terms.min) ? ZERO : most;
}
