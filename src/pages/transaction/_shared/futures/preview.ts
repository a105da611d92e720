import {
  type Direction,
  exposureOf,
  leverFee,
  liquidationPrice,
  type MarginAccount,
  marginOf,
  numberOf,
  openPrice,
  overnightFee,
  profitOf,
  slackOf,
} from '@/domain/futures/futures';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import type { FuturesTerms } from './terms';

/** An order as it is typed. */
export interface FuturesOrder {
  readonly direction: Direction;
  readonly kind: 'market' | 'limit';
  /** Limit price; ignored for a market order. NaN while empty. */
  readonly limit: Money;
  /** Lots; NaN while empty. */
  readonly share: Money;
  readonly multiple: number;
}

/** What backs an order: the account, and the open positions of the market. */
export interface Backing extends MarginAccount {
  /**
   * Sum of the coins of long (+) and short (-) positions, so the profit per unit of price; null if not all positions
   * are known.
   */
  readonly exposure: Money | null;
}

/** The position which an order would open now. Amounts are in the quote coin. */
export interface Preview {
  /** Entry price: the market price with its spread, or the limit price. */
  readonly price: Money;
  /** In coins. */
  readonly number: Money;
  readonly value: Money;
  readonly margin: Money;
  /** After the VIP discount; null if the server does not send the rate. */
  readonly fee: Money | null;
  /** Per night; null like `fee`. */
  readonly overnight: Money | null;
  /** Margin plus fee: the balance which the order needs. */
  readonly required: Money;
}

/** Entry price of an order; null while it is unknown. */
export function priceOf(order: FuturesOrder, last: Money, { spread }: FuturesTerms): Money | null {
  const price = order.kind === 'market' ? openPrice(order.direction, last, spread) : order.limit;
  return price.isFinite() && price.gt(0) ? price : null;
}

/** Null while the price, the lots or the lot size is missing. */
export function previewOf(order: FuturesOrder, last: Money, terms: FuturesTerms, vipLevel: number): Preview | null {
  const price = priceOf(order, last, terms);
  const share = order.share.isFinite() && order.share.gt(0) ? order.share.toNumber() : 0;
  if (!price || !terms.shareNum || share === 0 || order.multiple <= 0) return null;
  const number = numberOf(share, terms.shareNum);
  const margin = marginOf(price, number, order.multiple);
  const fee = terms.feePercent && leverFee(price, number, terms.feePercent, vipLevel);
  return {
    price,
    number,
    value: price.mul(number),
    margin,
    fee,
    overnight: terms.overnightPercent && overnightFee(price, number, terms.overnightPercent),
    required: fee ? margin.add(fee) : margin,
  };
}

/**
 * Market price at which an order opens: the last price, or the limit price of a limit order, which opens when the
 * market reaches it.
 */
const opensAt = ({ kind }: FuturesOrder, { price }: Preview, last: Money): Money => (kind === 'market' ? last : price);

/** The account right after an order has opened. */
export function accountAfter(order: FuturesOrder, preview: Preview, last: Money, backing: Backing): MarginAccount {
  const { price, number, margin, required } = preview;
  const at = opensAt(order, preview, last);
  const onTheWay = (backing.exposure ?? ZERO).mul(at.sub(last));
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
export function liquidationAfter(order: FuturesOrder, preview: Preview, last: Money, backing: Backing): Money | null {
  if (backing.exposure === null) return null;
  const slack = slackOf(accountAfter(order, preview, last, backing));
  const exposure = backing.exposure.add(exposureOf(order.direction, preview.number));
  return liquidationPrice(exposure, opensAt(order, preview, last), slack);
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

/**
 * Share of the balance which a market order uses at most. The price moves before the order is executed, so an order for
 * the whole balance would be refused for lack of funds (designed).
 */
const MARKET_SHARE = '0.995';

/** Largest number of lots whose margin and fee the balance covers; null while unknown. */
export function largestShare(
  order: FuturesOrder,
  last: Money,
  terms: FuturesTerms,
  vipLevel: number,
  available: Money,
): Money | null {
  const one = previewOf({ ...order, share: available.mul(0).add(1) }, last, terms, vipLevel);
  if (!one) return null;
  const spendable = order.kind === 'market' ? available.mul(MARKET_SHARE) : available;
  const most = spendable.div(one.required).floor();
  // Rounding happens once per order, also for the single lot of the estimate, so the estimate is at most one lot too
  // high.
  const all = previewOf({ ...order, share: most }, last, terms, vipLevel);
  return all?.required.gt(spendable) ? most.sub(1) : most;
}
