import { isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { isAtMarket, isTriggered, lockedBy, type OrderType, type TimeInForce, triggersUpward } from './order-kinds';
import { bandViolations, notionalViolations, type OrderLimits, smallestViolations } from './order-limits';
import { BUY, isOnGrid, onStep, type SpotOrder, type SpotTerms } from './spot';

/** Null where a fact is unknown: the exchange alone then checks its rule. */
export interface SpotOrderFacts {
  readonly terms: SpotTerms;
  readonly limits: OrderLimits;
  /** The coin of the amount. */
  readonly asset: string;
  /** Last price of the market. */
  readonly last: Money | null;
  /** Best price that the other side of the book offers. */
  readonly bestOffer: Money | null;
  /** The book offers something for a market order. */
  readonly hasLiquidity: boolean | null;
  /** The customer may have one more open order. */
  readonly hasRoom: boolean | null;
  /** What the order locks or costs, where it is not what its own terms say. */
  readonly cost: Money | null;
  /** Balance of the coin which the order locks. */
  readonly available: Money | null;
}

/** An order with its kind. `stop` is the trigger price, for orders that have one. */
export interface SpotOrderTerms extends SpotOrder {
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly stop: Money;
}

export type SpotOrderRule =
  | 'amount_invalid'
  | 'price_invalid'
  | 'stop_price_invalid'
  | 'price_step'
  | 'stop_price_step'
  | 'amount_step'
  | 'amount_too_small'
  | 'stop_not_above'
  | 'stop_not_below'
  | 'price_above_band'
  | 'price_below_band'
  | 'notional_too_small'
  | 'post_only_would_trade'
  | 'no_liquidity'
  | 'too_many_orders'
  | 'insufficient_balance';

/**
 * Whether the order has a limit price to check. The price of a stop at the market is its trigger price, which is
 * checked separately.
 */
const hasOwnPrice = ({ type }: SpotOrderTerms): boolean => !(isTriggered(type) && isAtMarket(type));

/** Invalid amounts and prices. The exchange refuses them first, before it looks up the order and the market. */
export const malformedViolations = (
  order: SpotOrderTerms,
): readonly Violation<'amount_invalid' | 'price_invalid' | 'stop_price_invalid'>[] =>
  violated(
    !isAmount(order.amount) && { code: 'amount_invalid' },
    hasOwnPrice(order) && !isAmount(order.price) && { code: 'price_invalid' },
    isTriggered(order.type) && !isAmount(order.stop) && { code: 'stop_price_invalid' },
  );

/** The rules which an order breaks, in the order of the exchange's refusals. NaN stands for an empty field. */
export function spotOrderViolations(order: SpotOrderTerms, facts: SpotOrderFacts): readonly Violation<SpotOrderRule>[] {
  const { side, type, price, stop, amount } = order;
  const { terms, asset, limits, last, hasLiquidity, hasRoom, cost, available } = facts;
  const { priceDecimals, amountDecimals, minAmount } = terms;
  const [isPrice, isSize] = [isAmount(price), isAmount(amount)];
  const isPriceOnStep = isPrice && onStep(price, priceDecimals);
  const isSizeOnStep = isSize && onStep(amount, amountDecimals);
  const hasStop = isTriggered(type);
  const isStop = hasStop && isAmount(stop);
  const isStopOnStep = isStop && onStep(stop, priceDecimals);
  const isKnown = isPriceOnStep && isSize && (!hasStop || isStopOnStep);
  // What the order locks is known only with valid prices.
  const needed = isKnown ? (cost ?? lockedBy(order)) : null;
  const valuedAt = isAtMarket(type) ? (hasStop ? stop : (last ?? price)) : price;
  return violated<SpotOrderRule>(
    ...malformedViolations(order),
    hasOwnPrice(order) && isPrice && !isPriceOnStep && { code: 'price_step', params: { decimals: priceDecimals } },
    isStop && !isStopOnStep && { code: 'stop_price_step', params: { decimals: priceDecimals } },
    isSize && !isSizeOnStep && { code: 'amount_step', params: { decimals: amountDecimals } },
    ...(isSize ? smallestViolations(amount, { minAmount, asset }) : []),
    // On the grid, but too large to be counted exactly.
    isSizeOnStep && !isOnGrid(amount, amountDecimals) && { code: 'amount_invalid' },
    hasOwnPrice(order) && isPriceOnStep && !isOnGrid(price, priceDecimals) && { code: 'price_invalid' },
    isStopOnStep && !isOnGrid(stop, priceDecimals) && { code: 'stop_price_invalid' },
    ...(isStopOnStep && last ? stopViolations(order, last, priceDecimals) : []),
    ...(isPriceOnStep && !isAtMarket(type)
      ? bandViolations(limits, { side, price, reference: hasStop ? (isStop ? stop : null) : last, priceDecimals })
      : []),
    ...(isKnown ? notionalViolations(limits, amount.mul(valuedAt)) : []),
    isPriceOnStep &&
      wouldTrade(order, facts) && {
        code: 'post_only_would_trade',
        params: { price: facts.bestOffer?.toFixed(priceDecimals) ?? '' },
      },
    hasLiquidity === false && { code: 'no_liquidity' },
    hasRoom === false && { code: 'too_many_orders' },
    available && needed?.gt(available) && { code: 'insufficient_balance' },
  );
}

/** If the last price has already reached the trigger price, the order would be an ordinary one. */
function stopViolations({ type, side, stop }: SpotOrderTerms, last: Money, priceDecimals: number) {
  const isUpward = triggersUpward(type, side);
  const params = { price: last.toFixed(priceDecimals) };
  return violated(
    isUpward && stop.lte(last) && { code: 'stop_not_above', params },
    !isUpward && stop.gte(last) && { code: 'stop_not_below', params },
  );
}

/** Whether a maker-only order would trade at once, because the other side of the book offers its price. */
function wouldTrade({ side, timeInForce, price }: SpotOrderTerms, { bestOffer }: SpotOrderFacts): boolean {
  if (timeInForce !== 'post_only' || !bestOffer) return false;
  return side === BUY ? price.gte(bestOffer) : price.lte(bestOffer);
}
