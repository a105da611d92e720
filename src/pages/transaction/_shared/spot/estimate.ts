import type { Depth, DepthLevel } from '@/data/depth';
import { Decimal, type Money, roundCredit, ZERO } from '@/domain/money';
import { BUY, type Side } from '@/domain/spot';

/** What a market order would get right now, as far as the book is known. */
export interface MarketEstimate {
  /** Of the amount asked for; less where the levels that are shown do not hold it. */
  readonly filled: Money;
  /** In the quote currency: what a buy costs, what a sell brings before its fee. */
  readonly value: Money;
  readonly average: Money;
  /** How much worse than the last price the average is, in percent; never negative. */
  readonly slippagePercent: Money;
  /** False where the order reaches beyond the levels that are shown, so that it may become worse than this. */
  readonly complete: boolean;
}

const offers = (side: Side, depth: Depth): readonly DepthLevel[] => (side === BUY ? depth.asks : depth.bids);

/** From this slippage on an order is warned of, and asked about, in percent (designed). */
export const STRAY_PERCENT = 0.5;

/**
 * Walks the book as the exchange will. Null for an empty side or amount.
 * @param last the market's last price, which slippage is measured from
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
 * Share of the balance that a market buy spends at most: the book moves between the look at it and the order, and an
 * order for the last cent would be refused for want of it (designed).
 */
const SPENT_SHARE = '0.995';

/**
 * The largest amount a market order can pay for; what the slider's 100 % stands for. Beyond the levels that are shown
 * it counts with the last one's price.
 */
export function largestMarketAmount(side: Side, available: Money, depth: Depth, amountDecimals: number): Money {
  if (side !== BUY) return available.toDecimalPlaces(amountDecimals, Decimal.ROUND_DOWN);
  let left = available.times(SPENT_SHARE);
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

/** So many percent of an amount, on the grid. */
export function shareOf(amount: Money, percent: number, decimals: number): Money {
  return roundCredit(amount.times(percent).div(100)).toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
}

/** How many percent of the largest amount this is: 0 to 100, whole. */
export function percentOf(amount: Money, largest: Money): number {
  if (largest.lte(0)) return 0;
  return Math.min(100, Math.max(0, amount.div(largest).times(100).toDecimalPlaces(0).toNumber()));
}
