import { Decimal, isAmount, type Money } from '../money/money';
import { isOnGrid } from '../spot/spot';
import { type Violation, violated } from '../violation';
import { type Direction, isShare, LONG, leverFee, marginOf, numberOf, openPrice } from './futures';

/** An order as it is typed. NaN stands for an empty field. */
export interface FuturesOrder {
  readonly direction: Direction;
  /** A trigger order waits for a price on either side of the market, and opens at the market there (designed). */
  readonly kind: 'market' | 'limit' | 'trigger';
  /** Limit price, or the price that triggers; ignored for a market order. */
  readonly limit: Money;
  /** Lots. */
  readonly share: Money;
  readonly multiple: number;
}

/** What a market's futures cost; null where a server does not say. */
export interface FuturesCosts {
  /** Coins per lot. */
  readonly shareNum: Money | null;
  /** In units of price. */
  readonly spread: Money;
  /** In percent of the position's value, before the VIP discount. */
  readonly feePercent: Money | null;
}

export interface FuturesCost {
  /** Entry price: the market price with its spread, or the limit price. */
  readonly price: Money;
  /** In coins. */
  readonly number: Money;
  readonly margin: Money;
  readonly fee: Money | null;
  /** Margin plus fee: the balance which the order needs. */
  readonly required: Money;
}

/** Null where a fact is unknown: the exchange alone then checks its rule. */
export interface FuturesOrderFacts {
  readonly last: Money;
  readonly priceDecimals: number;
  readonly costs: FuturesCosts;
  readonly vipLevel: number;
  readonly multiples: readonly number[] | null;
  readonly shareLimit: { readonly min: number; readonly max: number } | null;
  /** The customer may have one more order. */
  readonly hasRoom: boolean | null;
  readonly available: Money | null;
}

export type FuturesOrderRule =
  | 'share_invalid'
  | 'price_invalid'
  | 'share_out_of_range'
  | 'multiple_invalid'
  | 'price_step'
  | 'stop_price_invalid'
  | 'stop_price_step'
  | 'trigger_at_market'
  | 'limit_not_below'
  | 'limit_not_above'
  | 'too_many_orders'
  | 'margin_insufficient';

/**
 * Entry price of an order. For a trigger order it is an estimate: the trigger price with the spread. Null without a
 * positive price.
 */
export function entryPrice({ kind, direction, limit }: FuturesOrder, last: Money, spread: Money): Money | null {
  const price = kind === 'limit' ? limit : openPrice(direction, kind === 'market' ? last : limit, spread);
  return price.isFinite() && price.gt(0) ? price : null;
}

/** Price and cost of an order; null while its price, lots, lot size or leverage is missing. */
export function costOf(order: FuturesOrder, last: Money, costs: FuturesCosts, vipLevel: number): FuturesCost | null {
  const price = entryPrice(order, last, costs.spread);
  const hasShare = order.share.isFinite() && order.share.gt(0);
  if (!price || !costs.shareNum || !hasShare || order.multiple <= 0) return null;
  const number = numberOf(order.share.toNumber(), costs.shareNum);
  const margin = marginOf(price, number, order.multiple);
  const fee = costs.feePercent && leverFee(price, number, costs.feePercent, vipLevel);
  return { price, number, margin, fee, required: fee ? margin.add(fee) : margin };
}

/** The rules which an order breaks, in the order of the exchange's refusals. */
export function futuresOrderViolations(
  order: FuturesOrder,
  { last, priceDecimals, costs, vipLevel, multiples, shareLimit, hasRoom, available }: FuturesOrderFacts,
): readonly Violation<FuturesOrderRule>[] {
  const { direction, share, multiple } = order;
  const limit = order.kind === 'market' ? null : order.limit;
  const isTrigger = order.kind === 'trigger';
  const invalid = { code: isTrigger ? 'stop_price_invalid' : 'price_invalid' } as const;
  // With the spread, a short triggered close to zero would open at a price of zero or less.
  const isPrice = (limit === null || isAmount(limit)) && entryPrice(order, last, costs.spread) !== null;
  const isOffStep = limit !== null && isPrice && !isOnGrid(limit, priceDecimals);
  // A limit price must be better than the market: below it for a long, above it for a short (contract section 7).
  const isWorse = limit !== null && !isTrigger && isPrice && (direction === LONG ? limit.gte(last) : limit.lte(last));
  // A trigger price may lie on either side of the market, but must differ from the last price.
  const isReached = isTrigger && limit !== null && isPrice && limit.eq(last);
  const cost = isPrice && !isOffStep && !isWorse && !isReached ? costOf(order, last, costs, vipLevel) : null;
  return violated(
    !isShare(share) && { code: 'share_invalid' },
    // An invalid price is refused before the other fields, a missing one after them.
    limit?.isFinite() && !isPrice && invalid,
    shareLimit &&
      (share.lt(shareLimit.min) || share.gt(shareLimit.max)) && { code: 'share_out_of_range', params: shareLimit },
    multiples &&
      !multiples.includes(multiple) && { code: 'multiple_invalid', params: { multiples: multiples.join(', ') } },
    !limit?.isFinite() && !isPrice && invalid,
    isOffStep && { code: isTrigger ? 'stop_price_step' : 'price_step', params: { decimals: priceDecimals } },
    isReached && { code: 'trigger_at_market' },
    isWorse && { code: direction === LONG ? 'limit_not_below' : 'limit_not_above' },
    hasRoom === false && { code: 'too_many_orders' },
    cost &&
      available &&
      cost.required.gt(available) && {
        code: 'margin_insufficient',
        params: { required: cost.required.toFixed(2, Decimal.ROUND_UP) },
      },
  );
}

/** Take profit and stop loss; null removes one. */
export interface StopPrices {
  readonly profit: Money | null;
  readonly loss: Money | null;
}

export interface StopFacts {
  readonly direction: Direction;
  /** Opening price of the position. */
  readonly open: Money;
  readonly last: Money;
  readonly priceDecimals: number;
}

export type StopField = 'target_profit_price' | 'stop_loss_price';
export type StopRule = 'price_invalid' | 'price_step' | 'profit_price_wrong_side' | 'loss_price_wrong_side';

/**
 * What the stops of a new order depend on: its entry price, and the market price when it opens. For a limit or a
 * trigger order, that is the price of the order.
 */
export const orderStopFacts = (
  { kind, direction, limit }: FuturesOrder,
  entry: Money,
  last: Money,
  priceDecimals: number,
): StopFacts => ({ direction, open: entry, last: kind === 'market' ? last : limit, priceDecimals });

/** The limit of a stop: it must lie `above` or below `price`, beyond both entry price and market (contract section 7). */
export function stopBound(
  { direction, open, last }: StopFacts,
  role: keyof StopPrices,
): { above: boolean; price: Money } {
  const above = (direction === LONG) === (role === 'profit');
  return { above, price: above ? Decimal.max(open, last) : Decimal.min(open, last) };
}

/** The rules which the stops of a position break, in the order of the exchange's refusals. Zero is no stop. */
export function stopViolations({ profit, loss }: StopPrices, facts: StopFacts): readonly Violation<StopRule>[] {
  const stops = [
    { role: 'profit', field: 'target_profit_price', price: profit },
    { role: 'loss', field: 'stop_loss_price', price: loss },
  ] as const;
  const typed = stops.flatMap((stop) => (stop.price && !stop.price.isZero() ? [{ ...stop, price: stop.price }] : []));
  const priced = typed.filter(({ price }) => isAmount(price));
  const { priceDecimals } = facts;
  const wrongSide = ({ role, price }: (typeof priced)[number]) => {
    const bound = stopBound(facts, role);
    return bound.above ? price.lte(bound.price) : price.gte(bound.price);
  };
  return [
    ...typed.filter(({ price }) => !isAmount(price)).map(({ field }) => ({ code: 'price_invalid', field }) as const),
    ...priced
      .filter(({ price }) => !isOnGrid(price, priceDecimals))
      .map(({ field }) => ({ code: 'price_step', params: { decimals: priceDecimals }, field }) as const),
    ...priced.filter(wrongSide).map(({ role, field }) => ({ code: `${role}_price_wrong_side`, field }) as const),
  ];
}
