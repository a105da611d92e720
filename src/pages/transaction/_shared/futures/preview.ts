import {
  exposureOf,
  liquidationPrice,
  lossBuffer,
  type MarginAccount,
  overnightFee,
  profitOf,
} from '@/domain/futures/futures';
import { costOf, type FuturesCost, type FuturesOrder } from '@/domain/futures/order';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import type { FuturesTerms } from '../../../_shared/futures/terms';
import { MARKET_ORDER_SHARE } from '../spot/estimate';

/** What backs an order: the account, and the open positions of the market. */
export interface MarginBacking extends MarginAccount {
  /** Profit of the open positions per unit of price; null if not all positions are known. */
  readonly exposure: Money | null;
}

/** The position which an order would open now. Amounts are in the quote coin. */
export interface Preview extends FuturesCost {
  readonly value: Money;
  /** Per night; null if the server does not send the rate. */
  readonly overnight: Money | null;
}

/** Null while the price, the lots or the lot size is missing. */
export function previewOf(order: FuturesOrder, last: Money, terms: FuturesTerms, vipLevel: number): Preview | null {
  const cost = costOf(order, last, terms, vipLevel);
  if (!cost) return null;
  const { price, number } = cost;
  const overnight = terms.overnightPercent && overnightFee(price, number, terms.overnightPercent);
  return { ...cost, value: price.mul(number), overnight };
}

/**
 * Mark price at which an order opens: the present one, or the limit price of a limit order, which opens when the
 * market reaches it.
 */
const opensAt = ({ kind }: FuturesOrder, { price }: Preview, mark: Money): Money => (kind === 'market' ? mark : price);

/** The account right after an order has opened. */
export function accountAfter(
  order: FuturesOrder,
  preview: Preview,
  mark: Money,
  backing: MarginBacking,
): MarginAccount {
  const { price, number, margin, required } = preview;
  const at = opensAt(order, preview, mark);
  const onTheWay = (backing.exposure ?? ZERO).mul(at.sub(mark));
  return {
    available: backing.available.sub(required),
    margins: backing.margins.add(margin),
    originMargins: backing.originMargins.add(margin),
    profits: backing.profits.add(onTheWay).add(profitOf(order.direction, price, at, number)),
  };
}

/**
 * Price of this market at which the customer is liquidated after the order has opened, while all other prices stay
 * unchanged. Margin is cross margin, so the whole account counts. A limit order opens when the market reaches its
 * price, so existing positions are valued there.
 * @returns null if no price causes a liquidation, or if it is unknown
 */
export function liquidationAfter(
  order: FuturesOrder,
  preview: Preview,
  mark: Money,
  backing: MarginBacking,
): Money | null {
  if (backing.exposure === null) return null;
  const slack = lossBuffer(accountAfter(order, preview, mark, backing));
  const exposure = backing.exposure.add(exposureOf(order.direction, preview.number));
  return liquidationPrice(exposure, opensAt(order, preview, mark), slack);
}

/** Distance of the liquidation price from `price` in percent of it, rounded down to one decimal. */
export const roomPercent = (price: Money, liquidation: Money): Money =>
  price.sub(liquidation).abs().div(price).mul(100).toDecimalPlaces(1, Decimal.ROUND_DOWN);

/** Significant digits of a price which fit half a phone's width. */
const BRIEF_DIGITS = 5;

/** A shortened liquidation price, rounded towards the market, so that liquidation never comes earlier than shown. */
export function briefLiquidation(price: Money, side: 'long' | 'short', priceDecimals: number): Money {
  const whole = price.gte(1) ? price.trunc().toFixed().length : 0;
  const decimals = whole === 0 ? priceDecimals : Math.min(priceDecimals, Math.max(0, BRIEF_DIGITS - whole));
  return price.toDecimalPlaces(decimals, side === 'long' ? Decimal.ROUND_UP : Decimal.ROUND_DOWN);
}

/** Largest number of lots whose margin and fee the balance covers; null while unknown. */
export function largestShare(
  order: FuturesOrder,
  last: Money,
  terms: FuturesTerms,
  vipLevel: number,
  available: Money,
): Money | null {
  const one = previewOf({ ...order, share: new Decimal(1) }, last, terms, vipLevel);
  if (!one) return null;
  const spendable = order.kind === 'market' ? available.mul(MARKET_ORDER_SHARE) : available;
  const max = spendable.div(one.required).floor();
  // Rounding happens once per order, also for the single lot of the estimate, so the estimate is at most one lot too
  // high.
  const all = previewOf({ ...order, share: max }, last, terms, vipLevel);
  return all?.required.gt(spendable) ? max.sub(1) : max;
}
