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
} from '@/domain/lever';
import { Decimal, type Money, ZERO } from '@/domain/money';
import type { FuturesTerms } from './terms';

/** An order as it is typed. */
export interface FuturesOrder {
  readonly direction: Direction;
  readonly kind: 'market' | 'limit';
  /** The limit price; of no account for a market order. NaN while it is not typed. */
  readonly limit: Money;
  /** Lots; NaN while they are not typed. */
  readonly share: Money;
  readonly multiple: number;
}

/** What stands behind an order: the account, and what is already open in this market. */
export interface Backing extends MarginAccount {
  /** Coins won (longs) or lost (shorts) with the market, signed; null where not every position is known. */
  readonly exposure: Money | null;
}

/** What an order would become right now. Amounts in the legal coin. */
export interface Preview {
  /** What the position opens at: the market with its spread, or the limit price. */
  readonly price: Money;
  /** Coins. */
  readonly number: Money;
  readonly value: Money;
  readonly margin: Money;
  /** After the VIP discount; null where the server does not say what it takes. */
  readonly fee: Money | null;
  /** Of one night; null as above. */
  readonly overnight: Money | null;
  /** Margin and fee: what the balance must hold. */
  readonly required: Money;
}

/** What an order opens at; null while that is not known. */
export function priceOf(order: FuturesOrder, last: Money, { spread }: FuturesTerms): Money | null {
  const price = order.kind === 'market' ? openPrice(order.direction, last, spread) : order.limit;
  return price.isFinite() && price.gt(0) ? price : null;
}

/** Null while something is missing: the price, the lots, or what a lot is. */
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

/** Where an order opens: the market, or a limit order's own price once the market has come to it. */
const opensAt = ({ kind }: FuturesOrder, { price }: Preview, last: Money): Money => (kind === 'market' ? last : price);

/** The account in the moment in which an order has opened. */
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
 * The price of this market at which the customer is liquidated once the order is a position, while all other markets
 * stand still: margins are cross, so everything in the account counts. A limit order opens when the market is at its
 * price, so what is open already is valued there.
 * @returns null where no price does it, or where it is not known
 */
export function liquidationAfter(order: FuturesOrder, preview: Preview, last: Money, backing: Backing): Money | null {
  if (backing.exposure === null) return null;
  const slack = slackOf(accountAfter(order, preview, last, backing));
  const exposure = backing.exposure.add(exposureOf(order.direction, preview.number));
  return liquidationPrice(exposure, opensAt(order, preview, last), slack);
}

/** How far the market may move against an order until its liquidation, in percent of where it opens. */
export const roomPercent = (price: Money, liquidation: Money): Money =>
  price.sub(liquidation).abs().div(price).mul(100).toDecimalPlaces(1, Decimal.ROUND_DOWN);

/** Figures of a price that half a phone's width has room for. */
const BRIEF_DIGITS = 5;

/** A liquidation price in brief, rounded towards the market: it does not come sooner than was shown. */
export function briefLiquidation(price: Money, side: 'long' | 'short', priceDecimals: number): Money {
  const whole = price.gte(1) ? price.trunc().toFixed().length : 0;
  const decimals = whole === 0 ? priceDecimals : Math.min(priceDecimals, Math.max(0, BRIEF_DIGITS - whole));
  return price.toDecimalPlaces(decimals, side === 'long' ? Decimal.ROUND_UP : Decimal.ROUND_DOWN);
}

/**
 * Share of the balance that a market order uses at most: the market moves between the look at it and the order, and an
 * order for the last cent would be refused for want of it (designed).
 */
const MARKET_SHARE = '0.995';

/** The most lots the balance pays margin and fee of; null while that is not known. */
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
  // Margin and fee of many lots are rounded once, of one lot too: the estimate is at most one lot off.
  const all = previewOf({ ...order, share: most }, last, terms, vipLevel);
  return all?.required.gt(spendable) ? most.sub(1) : most;
}
