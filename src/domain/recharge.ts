import { Decimal, type Money, roundCredit } from './money';

/** What a deposit must be, as screen and exchange judge it alike. */
export interface RechargeRule {
  /** Smallest amount, in the coin. */
  readonly minimum: string;
  /** Most of one payment; null for what has no limit. */
  readonly most: string | null;
}

export type RechargeProblem = 'amount_invalid' | 'recharge_minimum' | 'card_limit';

/** What is wrong with the amount of a deposit, null when nothing is. `amount` may be NaN: nothing was typed. */
export function rechargeProblem(amount: Money, { minimum, most }: RechargeRule): RechargeProblem | null {
  if (!amount.isFinite() || amount.lte(0)) return 'amount_invalid';
  if (amount.lt(minimum)) return 'recharge_minimum';
  return most !== null && amount.gt(most) ? 'card_limit' : null;
}

/** What a share of 1 adds to a deposit (specification section 6, extra deposit value and card cashback). */
export const extraOf = (amount: Money, share: string | Money): Money => roundCredit(amount.times(new Decimal(share)));
