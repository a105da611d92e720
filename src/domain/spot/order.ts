import { isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { isOnGrid, onStep, type SpotOrder, type SpotTerms, spotCost } from './spot';

/** Null where a fact is unknown: the exchange alone then checks its rule. */
export interface SpotOrderFacts {
  readonly terms: SpotTerms;
  /** The coin of the amount. */
  readonly asset: string;
  /** The book offers something for a market order. */
  readonly hasLiquidity: boolean | null;
  /** The customer may have one more open order. */
  readonly hasRoom: boolean | null;
  /** Cost of a market buy, in place of amount times price. */
  readonly marketCost: Money | null;
  /** Balance of the coin which the order locks. */
  readonly available: Money | null;
}

export type SpotOrderRule =
  | 'amount_invalid'
  | 'price_invalid'
  | 'price_step'
  | 'amount_step'
  | 'amount_too_small'
  | 'no_liquidity'
  | 'too_many_orders'
  | 'insufficient_balance';

/** The rules which an order breaks, in the order of the exchange's refusals. NaN stands for an empty field. */
export function spotOrderViolations(
  order: SpotOrder,
  { terms, asset, hasLiquidity, hasRoom, marketCost, available }: SpotOrderFacts,
): readonly Violation<SpotOrderRule>[] {
  const { price, amount } = order;
  const { priceDecimals, amountDecimals, minAmount } = terms;
  const [isPrice, isSize] = [isAmount(price), isAmount(amount)];
  const isPriceOnStep = isPrice && onStep(price, priceDecimals);
  const isSizeOnStep = isSize && onStep(amount, amountDecimals);
  // The cost is known only with a valid price.
  const needed = isPriceOnStep && isSize ? (marketCost ?? spotCost(order)) : null;
  return violated(
    !isSize && { code: 'amount_invalid' },
    !isPrice && { code: 'price_invalid' },
    isPrice && !isPriceOnStep && { code: 'price_step', params: { decimals: priceDecimals } },
    isSize && !isSizeOnStep && { code: 'amount_step', params: { decimals: amountDecimals } },
    isSize && amount.lt(minAmount) && { code: 'amount_too_small', params: { min: minAmount.toFixed(), asset } },
    // On the grid, but too large to be counted exactly.
    isSizeOnStep && !isOnGrid(amount, amountDecimals) && { code: 'amount_invalid' },
    isPriceOnStep && !isOnGrid(price, priceDecimals) && { code: 'price_invalid' },
    hasLiquidity === false && { code: 'no_liquidity' },
    hasRoom === false && { code: 'too_many_orders' },
    available && needed?.gt(available) && { code: 'insufficient_balance' },
  );
}
