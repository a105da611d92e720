import type { Depth, DepthLevel } from '@/data/depth';
import { Decimal } from '@/domain/money';

/** What lies between the middle and one price. */
export interface DepthPoint {
  readonly price: number;
  /** Everything from the best price to here, in the base currency. */
  readonly total: number;
  /** Of the price from the middle, signed: -0.5 for half a percent below. */
  readonly percent: number;
}

/** The order book as two stairs that climb away from its middle. Figures to draw and read, never money to book. */
export interface DepthCurve {
  /** Half way between the best bid and the best ask. */
  readonly mid: number;
  /** Best first: away from the middle. */
  readonly bids: readonly DepthPoint[];
  readonly asks: readonly DepthPoint[];
  /** The deeper side's total. */
  readonly most: number;
  /** From the middle to the farthest price: both sides are drawn as wide. */
  readonly reach: number;
}

function stairs(levels: readonly DepthLevel[], mid: Decimal): DepthPoint[] {
  let total = new Decimal(0);
  return levels.map(({ price, amount }) => {
    total = total.plus(amount);
    const percent = new Decimal(price).div(mid).minus(1).times(100).toNumber();
    return { price: Number(price), total: total.toNumber(), percent };
  });
}

/** Null while a side is empty: there is no middle then. Both sides must come best first. */
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
    most: Math.max(bids.at(-1)?.total ?? 0, asks.at(-1)?.total ?? 0),
    reach: Math.max(middle - lowest, highest - middle),
  };
}

/** Price at a place of the drawing: 0 is its left edge, 1 its right one. */
export const priceAt = ({ mid, reach }: DepthCurve, share: number): number => mid + (share * 2 - 1) * reach;

/** Place of a price in the drawing, from 0 to 1. */
export const shareOf = ({ mid, reach }: DepthCurve, price: number): number => ((price - mid) / reach + 1) / 2;

/** The last level an order that goes as far as `price` would take; null between the best prices. */
export function reachedAt(curve: DepthCurve, price: number): { side: 'bid' | 'ask'; point: DepthPoint } | null {
  const side = price < curve.mid ? 'bid' : 'ask';
  const point =
    side === 'bid'
      ? curve.bids.findLast((one) => one.price >= price)
      : curve.asks.findLast((one) => one.price <= price);
  return point ? { side, point } : null;
}

/**
 * One side as the path of an SVG that is 100 wide and high: from the best price at the bottom, a stair up to the edge
 * and back along the bottom.
 */
export function sidePath(curve: DepthCurve, side: 'bid' | 'ask'): string {
  const points = side === 'bid' ? curve.bids : curve.asks;
  const edge = side === 'bid' ? 0 : 100;
  const x = (price: number) => round(shareOf(curve, price) * 100);
  const y = (total: number) => round(100 - (total / curve.most) * HIGHEST);
  const [best] = points;
  if (!best) return '';
  return `M${x(best.price)} 100${points.map(({ price, total }) => `H${x(price)}V${y(total)}`).join('')}H${edge}V100Z`;
}

/** The deepest side leaves room above for the readout. */
const HIGHEST = 88;
const round = (value: number) => Math.round(value * 100) / 100;
