import { Decimal, isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';

export interface LockDepositFacts {
  readonly asset: string;
  readonly min: string;
  /** Null for no limit. */
  readonly max: string | null;
  /** Balance of the spot account; null while it is unknown. */
  readonly available: Money | null;
}

export type LockDepositRule = 'amount_invalid' | 'deposit_too_small' | 'deposit_too_large' | 'insufficient_balance';

/** The largest deposit of a product; null for no limit, which a server sends as zero. */
export const largestDeposit = (saveMax: string): string | null => (new Decimal(saveMax).gt(0) ? saveMax : null);

/** The rules which a deposit breaks, in the order of the exchange's refusals. NaN stands for an empty field. */
export const lockDepositViolations = (
  amount: Money,
  { asset, min, max, available }: LockDepositFacts,
): readonly Violation<LockDepositRule>[] =>
  violated(
    !isAmount(amount) && { code: 'amount_invalid' },
    amount.lt(min) && { code: 'deposit_too_small', params: { min: new Decimal(min).toFixed(), asset } },
    max !== null && amount.gt(max) && { code: 'deposit_too_large', params: { max: new Decimal(max).toFixed(), asset } },
    available && amount.gt(available) && { code: 'insufficient_balance' },
  );
