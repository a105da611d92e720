import type { DualType } from '@/domain/dual/dual';

/** A recurring product (designed; on existing servers the operator enters each product by hand). */
export interface Series {
  /** Its index in SERIES, part of the product id. */
  readonly index: number;
  readonly symbol: string;
  readonly type: DualType;
  /** Days from issue to the maturity day. */
  readonly days: number;
  /** Days between two issues. This is less than `days`, so that a product is always on sale. */
  readonly everyDays: number;
  /** Distance of the reference price from the price at issue, in percent: above it for a call, below it for a put. */
  readonly percentAway: number;
  readonly shares: number;
  readonly userLimit: number;
}

const TERMS = [
  { days: 3, everyDays: 2, percentAway: 2, shares: 400, userLimit: 50 },
  { days: 7, everyDays: 5, percentAway: 4, shares: 800, userLimit: 100 },
  { days: 14, everyDays: 10, percentAway: 7, shares: 1200, userLimit: 200 },
] as const;

const SYMBOLS = ['BTC/USDT', 'ETH/USDT'] as const;

const TYPES: readonly DualType[] = ['call', 'put'];

export const SERIES: readonly Series[] = SYMBOLS.flatMap((symbol) =>
  TYPES.flatMap((type) => TERMS.map((terms) => ({ ...terms, symbol, type }))),
).map((series, index) => ({ ...series, index }));
