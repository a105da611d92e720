import type { DualType } from '@/domain/dual';

/** A product that is issued again and again (designed; the family enters products by hand). */
export interface Series {
  /** Its place in SERIES, part of the product's number. */
  readonly index: number;
  readonly symbol: string;
  readonly type: DualType;
  /** From the day of issue to the maturity day. */
  readonly days: number;
  /** A new one every so many days: sooner than the last one ends, so that there is always one on sale. */
  readonly everyDays: number;
  /** How far the reference is from the price at issue: above it for a call, below for a put. */
  readonly percentAway: number;
  /** Annual rate around which those of its products lie. */
  readonly annualPercent: number;
  readonly shares: number;
  readonly userLimit: number;
}

/** The nearer and sooner, the more it pays. */
const TERMS = [
  { days: 3, everyDays: 2, percentAway: 2, annualPercent: 58, shares: 400, userLimit: 50 },
  { days: 7, everyDays: 5, percentAway: 4, annualPercent: 41, shares: 800, userLimit: 100 },
  { days: 14, everyDays: 10, percentAway: 7, annualPercent: 27, shares: 1200, userLimit: 200 },
] as const;

/** What ether pays beyond bitcoin, for it moves more. */
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
