import { Decimal, type Money, roundCredit } from '../money/money';

/** Limits of a deposit, checked alike by form and exchange. */
export interface RechargeRule {
  /** Smallest amount, in the coin. */
  readonly minimum: string;
  /** Largest single payment; null for no limit. */
  readonly most: string | null;
}

export type RechargeProblem = 'amount_invalid' | 'recharge_minimum' | 'card_limit';

/** Problem with a deposit's amount; null if there is none. NaN for `amount` means that nothing was typed. */
export function rechargeProblem(amount: Money, { minimum, most }: RechargeRule): RechargeProblem | null {
  if (!amount.isFinite() || amount.lte(0)) return 'amount_invalid';
  if (amount.lt(minimum)) return 'recharge_minimum';
  return most !== null && amount.gt(most) ? 'card_limit' : null;
}

/**
 * The bonus of a deposit; `share` is a fraction of 1 (specification section 6, extra deposit value and card cashback).
 */
export const extraOf = (amount: Money, share: string | Money): Money => roundCredit(amount.times(new Decimal(share)));
