import type { Depth, DepthLevel } from '@/data/market/depth';
import { Decimal } from '@/domain/money/money';

/** The part of the book between the mid price and one price. */
export interface DepthPoint {
  readonly price: number;
  /** Cumulated amount from the best price to this one, in the base currency. */
  readonly total: number;
  /** Signed distance from the mid price in percent: -0.5 is half a percent below. */
  readonly percent: number;
}

/**
 * The order book as two step curves which rise away from the mid price. Its figures are for display, not for booking.
 */
export interface DepthCurve {
  /** Mean of the best bid and the best ask. */
  readonly mid: number;
  /** Best first, away from the mid price. */
  readonly bids: readonly DepthPoint[];
  readonly asks: readonly DepthPoint[];
  /** Total of the deeper side. */
  readonly maxTotal: number;
  /** Distance from the mid price to the farthest price. Both sides are drawn with this width. */
  readonly reach: number;
}

/** How far from the mid price a curve is drawn, as a fraction of the price (designed). */
const SHOWN_SHARE = 0.02;

/** The levels close enough to the mid price to be drawn, at least the best one of each side. */
export function nearLevels({ bids, asks }: Depth): Depth {
  const mid = (Number(bids[0]?.price) + Number(asks[0]?.price)) / 2;
  const isNear = ({ price }: DepthLevel, at: number) => at === 0 || Math.abs(Number(price) / mid - 1) <= SHOWN_SHARE;
  return { bids: bids.filter(isNear), asks: asks.filter(isNear) };
}

function stairs(levels: readonly DepthLevel[], mid: Decimal): DepthPoint[] {
  let total = new Decimal(0);
  return levels.map(({ price, amount }) => {
    total = total.plus(amount);
    const percent = new Decimal(price).div(mid).minus(1).times(100).toNumber();
    return { price: Number(price), total: total.toNumber(), percent };
  });
}

/** Null while a side is empty, because there is no mid price. Both sides must be sorted best first. */
export function depthCurve({ bids: rawBids, asks: rawAsks }: Depth): DepthCurve | null {
  const [bid, ask] = [rawBids[0], rawAsks[0]];
  if (!bid || !ask) return null;
  const mid = new Decimal(bid.price).plus(ask.price).div(2);
  const bids = stairs(rawBids, mid);
  const asks = stairs(rawAsks, mid);
  const middle = mid.toNumber();
  const [lowest, highest] = [bids.at(-1)?.price ?? middle, asks.at(-1)?.price ?? middle];
  return {
    mid: middle,
    bids,
    asks,
    maxTotal: Math.max(bids.at(-1)?.total ?? 0, asks.at(-1)?.total ?? 0),
    reach: Math.max(middle - lowest, highest - middle),
  };
}

/** Price at a horizontal position of the drawing, from 0 (left edge) to 1 (right edge). */
export const priceAt = ({ mid, reach }: DepthCurve, share: number): number => mid + (share * 2 - 1) * reach;

/** Horizontal position of a price in the drawing, from 0 to 1. */
export const shareOf = ({ mid, reach }: DepthCurve, price: number): number => ((price - mid) / reach + 1) / 2;

/** The last level which an order up to `price` would take; null between the best prices. */
export function reachedAt(curve: DepthCurve, price: number): { side: 'bid' | 'ask'; point: DepthPoint } | null {
  const side = price < curve.mid ? 'bid' : 'ask';
  const point =
    side === 'bid'
      ? curve.bids.findLast((one) => one.price >= price)
      : curve.asks.findLast((one) => one.price <= price);
  return point ? { side, point } : null;
}

/**
 * SVG path of one side in a square of 100 by 100: from the best price at the bottom, in steps up to the edge, and back
 * along the bottom.
 */
export function sidePath(curve: DepthCurve, side: 'bid' | 'ask'): string {
  const points = side === 'bid' ? curve.bids : curve.asks;
  const edge = side === 'bid' ? 0 : 100;
  const x = (price: number) => round(shareOf(curve, price) * 100);
  const y = (total: number) => round(100 - (total / curve.maxTotal) * HIGHEST);
  const [best] = points;
  if (!best) return '';
  return `M${x(best.price)} 100${points.map(({ price, total }) => `H${x(price)}V${y(total)}`).join('')}H${edge}V100Z`;
}

/** Height of the deeper side; the rest is free for the readout. */
const HIGHEST = 88;
const round = (value: number) => Math.round(value * 100) / 100;
