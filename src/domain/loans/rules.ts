import { Decimal, isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';

export interface LoanFacts {
  readonly asset: string;
  readonly min: string;
  /** What may still be borrowed; null while it is unknown. */
  readonly left: Money | null;
}

export type LoanRule = 'amount_invalid' | 'loan_too_small' | 'loan_over_limit';

/** The rules which an amount to borrow breaks, in the order of the exchange's refusals. NaN is an empty field. */
export const loanViolations = (amount: Money, { asset, min, left }: LoanFacts): readonly Violation<LoanRule>[] =>
  violated(
    !isAmount(amount) && { code: 'amount_invalid' },
    amount.lt(min) && { code: 'loan_too_small', params: { min: new Decimal(min).toFixed(), asset } },
    left && amount.gt(left) && { code: 'loan_over_limit', params: { left: left.toFixed(), asset } },
  );

export interface RepaymentFacts {
  readonly asset: string;
  readonly owed: Money;
  /** Balance of the spot account; null while it is unknown. */
  readonly available: Money | null;
}

export type RepaymentRule = 'amount_invalid' | 'repay_too_much' | 'insufficient_balance';

/** The rules which a repayment breaks, in the order of the exchange's refusals. NaN is an empty field. */
export const repaymentViolations = (
  amount: Money,
  { asset, owed, available }: RepaymentFacts,
): readonly Violation<RepaymentRule>[] =>
  violated(
    !isAmount(amount) && { code: 'amount_invalid' },
    amount.gt(owed) && { code: 'repay_too_much', params: { owed: owed.toFixed(), asset } },
    available && amount.gt(available) && { code: 'insufficient_balance' },
  );
