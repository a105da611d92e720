import type { DualType } from '@/domain/dual/dual';

/** A recurring product (designed; on existing servers the operator enters each product by hand). */
export interface Series {
  /** Its index in SERIES, part of the product id. */
  readonly index: number;
  readonly symbol: string;
  readonly type: DualType;
  /** Days from issue to the maturity day. */
  readonly days: number;
  /** A new product is issued every so many days. This is shorter than `days`, so that one is always on sale. */
  readonly everyDays: number;
  /** Distance of the reference price from the price at issue, in percent: above it for a call, below it for a put. */
  readonly percentAway: number;
  /** Annual rate in percent. The rates of the series' products vary around it. */
  readonly annualPercent: number;
  readonly shares: number;
  readonly userLimit: number;
}

/** A nearer reference price and a shorter term pay more. */
const TERMS = [
  { days: 3, everyDays: 2, percentAway: 2, annualPercent: 58, shares: 400, userLimit: 50 },
  { days: 7, everyDays: 5, percentAway: 4, annualPercent: 41, shares: 800, userLimit: 100 },
  { days: 14, everyDays: 10, percentAway: 7, annualPercent: 27, shares: 1200, userLimit: 200 },
] as const;

/** Ether pays this many percentage points more than bitcoin, because it is more volatile. */
const MARKETS = [
  { symbol: 'BTC/USDT', more: 0 },
  { symbol: 'ETH/USDT', more: 7 },
] as const;

const TYPES: readonly DualType[] = ['call', 'put'];

export const SERIES: readonly Series[] = MARKETS.flatMap(({ symbol, more }) =>
  TYPES.flatMap((type) =>
    TERMS.map((terms) => ({ ...terms, symbol, type, annualPercent: terms.annualPercent + more })),
  ),
).map((series, index) => ({ ...series, index }));
