import { Decimal, isAmount, type Money, roundCredit } from '../money/money';
import { type Violation, violated } from '../violation';

/** Longest transaction hash of a deposit, in code units. */
export const HASH_MAX = 200;

/** A deposit's report: amount and proof of payment. NaN for `amount` means that nothing was typed. */
export interface Recharge {
  readonly amount: Money;
  readonly hasVoucher: boolean;
  /** Transaction hash; '' for none. */
  readonly hash: string;
}

/** Limits of a deposit. */
export interface RechargeFacts {
  readonly asset: string;
  /** Smallest amount, in the coin. */
  readonly minimum: string;
  /** Largest single payment; null for no limit. */
  readonly most: string | null;
}

/** The rules which the report breaks, in the order of the exchange's refusals. */
export const rechargeViolations = (
  { amount, hasVoucher, hash }: Recharge,
  { asset, minimum, most }: RechargeFacts,
): readonly Violation<'amount_invalid' | 'voucher_required' | 'text_too_long' | 'recharge_minimum' | 'card_limit'>[] =>
  violated(
    !isAmount(amount) && { code: 'amount_invalid' },
    !hasVoucher && { code: 'voucher_required' },
    hash.trim().length > HASH_MAX && { code: 'text_too_long' },
    amount.lt(minimum) && { code: 'recharge_minimum', params: { min: new Decimal(minimum).toFixed(), asset } },
    most !== null && amount.gt(most) && { code: 'card_limit', params: { max: new Decimal(most).toFixed() } },
  );

/**
 * The bonus of a deposit; `share` is a fraction of 1 (specification section 6, extra deposit value and card cashback).
 */
export const extraOf = (amount: Money, share: string | Money): Money => roundCredit(amount.times(new Decimal(share)));
