import type { Money } from '../money/money';
import type { Violation } from '../violation';

export type DualPurchaseRule =
  | 'quantity_required'
  | 'quantity_whole'
  | 'shares_left'
  | 'shares_limit'
  | 'insufficient_balance';

/** Null where a fact is unknown: the exchange alone then checks its rule. */
export interface DualPurchaseFacts {
  readonly left: number;
  /** Most shares of the product that one customer may hold; null on servers without a limit. */
  readonly limit: number | null;
  /** Shares of the product that the customer has bought. */
  readonly held: number | null;
  readonly sharePrice: Money | null;
  readonly available: Money | null;
}

/** Most digits of a number of shares. */
const MAX_DIGITS = 6;

/** Rules of a purchase (specification section 5, contract section 11), in the order of the exchange's refusals. */
export function dualPurchaseViolations(
  num: string | number,
  { left, limit, held, sharePrice, available }: DualPurchaseFacts,
): readonly Violation<DualPurchaseRule>[] {
  const typed = String(num).trim();
  const shares = Number(typed);
  if (typed === '') return [{ code: 'quantity_required' }];
  if (!/^\d+$/.test(typed) || typed.length > MAX_DIGITS) return [{ code: 'quantity_whole' }];
  if (shares === 0) return [{ code: 'quantity_required' }];
  const violations: Violation<DualPurchaseRule>[] = [];
  if (shares > left) violations.push({ code: 'shares_left', params: { left } });
  // With an unknown number of held shares the limit holds for these alone.
  if (limit !== null && (held ?? 0) + shares > limit) violations.push({ code: 'shares_limit', params: { limit } });
  if (sharePrice && available && sharePrice.mul(shares).gt(available))
    violations.push({ code: 'insufficient_balance' });
  return violations;
}
