import type { Money } from '@/domain/money';

export type DualProblem = 'enterQuantity' | 'tooMany' | 'overLimit' | 'insufficient';

export interface DualOffer {
  readonly left: number;
  /** Most shares of a customer; 0 on servers without a limit. */
  readonly limit: number;
  /** Null while the price is not known. */
  readonly sharePrice: Money | null;
  /** Null while the balance is not known. */
  readonly available: Money | null;
}

/**
 * What is wrong with a number of shares as typed, in the order of the exchange's refusals; null when they can be bought.
 * Whole numbers only (specification section 5): the field takes no others.
 */
export function dualProblem(num: string, { left, limit, sharePrice, available }: DualOffer): DualProblem | null {
  const shares = Number(num);
  if (num === '' || !Number.isSafeInteger(shares) || shares <= 0) return 'enterQuantity';
  if (shares > left) return 'tooMany';
  if (limit > 0 && shares > limit) return 'overLimit';
  // What nobody knows yet the exchange will check.
  return sharePrice && available && sharePrice.mul(shares).gt(available) ? 'insufficient' : null;
}
