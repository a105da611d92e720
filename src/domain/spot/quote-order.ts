import { isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { notionalViolations, type OrderLimits, smallestViolations } from './order-limits';

/** Null where a fact is unknown: the exchange alone then checks its rule. */
export interface QuoteOrderFacts {
  readonly limits: OrderLimits;
  /** Smallest amount of an order, and its coin. */
  readonly minAmount: Money;
  readonly asset: string;
  /** What the book gives for the money. */
  readonly bought: Money | null;
  readonly hasLiquidity: boolean | null;
  /** Balance of the quote coin. */
  readonly available: Money | null;
}

export type QuoteOrderRule =
  | 'amount_invalid'
  | 'notional_too_small'
  | 'no_liquidity'
  | 'amount_too_small'
  | 'insufficient_balance';

/** The rules which a market buy breaks whose amount is in the quote coin, in the order of the exchange's refusals. */
export function quoteOrderViolations(
  amount: Money,
  { limits, minAmount, asset, bought, hasLiquidity, available }: QuoteOrderFacts,
): readonly Violation<QuoteOrderRule>[] {
  const isSize = isAmount(amount);
  return violated<QuoteOrderRule>(
    !isSize && { code: 'amount_invalid' },
    ...(isSize ? notionalViolations(limits, amount) : []),
    hasLiquidity === false && { code: 'no_liquidity' },
    ...(isSize && bought ? smallestViolations(bought, { minAmount, asset }) : []),
    isSize && available && amount.gt(available) && { code: 'insufficient_balance' },
  );
}
