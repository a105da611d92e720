import type { Depth, DepthLevel } from '@/data/market/depth';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { BUY, type Side } from '@/domain/spot/spot';

/** Expected execution of a market order at the current book, as far as the book is known. */
export interface MarketEstimate {
  /** Part of the amount which the known levels can fill. */
  readonly filled: Money;
  /** In the quote currency: cost of a buy, proceeds of a sell before its fee. */
  readonly value: Money;
  readonly average: Money;
  /** How much worse the average is than the last price, in percent; never negative. */
  readonly slippagePercent: Money;
  /** False if the order reaches beyond the known levels, so that the result may be worse. */
  readonly complete: boolean;
}

const offers = (side: Side, depth: Depth): readonly DepthLevel[] => (side === BUY ? depth.asks : depth.bids);

/** Slippage in percent from which the form warns and asks for confirmation (designed). */
export const FAR_FROM_MARKET_PERCENT = 0.5;

/**
 * Walks the book like the exchange. Null for an empty side or amount.
 * @param last last price of the market, the reference for slippage
 */
export function estimateMarketOrder(side: Side, amount: Money, depth: Depth, last: string): MarketEstimate | null {
  const levels = offers(side, depth);
  const [best] = levels;
  if (!best || amount.lte(0)) return null;
  let left = amount;
  let value = ZERO;
  for (const level of levels) {
    if (left.isZero()) break;
    const taken = Decimal.min(level.amount, left);
    value = value.plus(taken.times(level.price));
    left = left.minus(taken);
  }
  const filled = amount.minus(left);
  if (filled.isZero()) return null;
  const average = value.div(filled);
  const worse = side === BUY ? average.minus(last) : new Decimal(last).minus(average);
  const slippagePercent = Decimal.max(ZERO, worse.div(last).times(100));
  return { filled, value, average, slippagePercent, complete: left.isZero() };
}

/**
 * Walks the book for an amount of the quote coin, which a buy spends lot by lot: less than the value of a lot is not
 * spent. Null for an empty side, and for an amount that pays for no lot.
 * @param last last price of the market, the reference for slippage
 */
export function estimateForFunds(
  funds: Money,
  depth: Depth,
  last: string,
  amountDecimals: number,
): MarketEstimate | null {
  if (funds.lte(0)) return null;
  let left = funds;
  let amount = ZERO;
  for (const level of depth.asks) {
    const affordable = left.div(level.price).toDecimalPlaces(amountDecimals, Decimal.ROUND_DOWN);
    const taken = Decimal.min(level.amount, affordable);
    amount = amount.plus(taken);
    left = left.minus(taken.times(level.price));
    if (taken.lt(level.amount)) return estimateMarketOrder(BUY, amount, depth, last);
  }
  const whole = estimateMarketOrder(BUY, amount, depth, last);
  return whole && { ...whole, complete: false };
}

/**
 * Share of the balance which a market order uses at most. The price moves before the order is executed, so an order for
 * the whole balance would be refused for lack of funds (designed).
 */
export const MARKET_ORDER_SHARE = '0.995';

/**
 * Largest amount which a market order can pay for: 100 % of the slider. Beyond the known levels it assumes the price of
 * the last one.
 */
export function largestMarketAmount(side: Side, available: Money, depth: Depth, amountDecimals: number): Money {
  if (side !== BUY) return available.toDecimalPlaces(amountDecimals, Decimal.ROUND_DOWN);
  let left = available.times(MARKET_ORDER_SHARE);
  let amount = ZERO;
  const levels = offers(side, depth);
  levels.forEach((level, at) => {
    const affordable = left.div(level.price);
    const taken = at === levels.length - 1 ? affordable : Decimal.min(level.amount, affordable);
    amount = amount.plus(taken);
    left = left.minus(taken.times(level.price));
  });
  return amount.toDecimalPlaces(amountDecimals, Decimal.ROUND_DOWN);
}

/** An amount in percent of the largest one, as an integer from 0 to 100. */
export function percentOf(amount: Money, largest: Money): number {
  if (largest.lte(0)) return 0;
  return Math.min(100, Math.max(0, amount.div(largest).times(100).toDecimalPlaces(0).toNumber()));
}
