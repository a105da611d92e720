import type { Money } from '@/domain/money/money';

export type DualProblem = 'enterQuantity' | 'tooMany' | 'overLimit' | 'insufficient';

export interface DualOffer {
  readonly left: number;
  /** Most units per customer; 0 on servers without a limit. */
  readonly limit: number;
  /** Null while the price is unknown. */
  readonly sharePrice: Money | null;
  /** Null while the balance is unknown. */
  readonly available: Money | null;
}

/**
 * Why a typed number of units is invalid, checked in the order of the exchange's refusals; null if it is valid. Only
 * integers are allowed (specification section 5), and the field accepts nothing else.
 */
export function dualProblem(num: string, { left, limit, sharePrice, available }: DualOffer): DualProblem | null {
  const shares = Number(num);
  if (num === '' || !Number.isSafeInteger(shares) || shares <= 0) return 'enterQuantity';
  if (shares > left) return 'tooMany';
  if (limit > 0 && shares > limit) return 'overLimit';
  // With an unknown price or balance only the exchange can check.
  return sharePrice && available && sharePrice.mul(shares).gt(available) ? 'insufficient' : null;
}
