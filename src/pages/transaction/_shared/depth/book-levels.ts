import type { Depth, DepthLevel } from '@/data/depth';
import { Decimal } from '@/domain/money';

/** Rows a side of the book shows; what the exchange sends (realtime facts section 4). */
export const BOOK_ROWS = 10;

/** One row of the book. Decimal strings, so that an unchanged row is an equal one. */
export interface BookLevel {
  readonly price: string;
  readonly amount: string;
  /** Everything from the best price to here. */
  readonly total: number;
}

/**
 * Puts levels together on a coarser grid, best first. Bids go down to the grid and asks up, so that a grouped row
 * never promises a better price than is offered in it.
 */
export function groupLevels(
  levels: readonly DepthLevel[],
  step: string,
  side: 'bid' | 'ask',
  rows = BOOK_ROWS,
): BookLevel[] {
  const decimals = new Decimal(step).decimalPlaces();
  const amounts = new Map<string, Decimal>();
  for (const { price, amount } of levels) {
    const at = onGrid(price, step, side).toFixed(decimals);
    amounts.set(at, (amounts.get(at) ?? new Decimal(0)).plus(amount));
  }
  let total = 0;
  return [...amounts].slice(0, rows).map(([price, amount]) => {
    total += amount.toNumber();
    return { price, amount: amount.toFixed(), total };
  });
}

/** The row a price belongs to. */
export function onGrid(price: string, step: string, side: 'bid' | 'ask'): Decimal {
  const rounding = side === 'bid' ? Decimal.ROUND_FLOOR : Decimal.ROUND_CEIL;
  return new Decimal(price).div(step).toDecimalPlaces(0, rounding).times(step);
}

/** A coarser grid must still tell levels apart: its step is at most this share of the price (designed). */
const COARSEST_SHARE = 1 / 1000;
const MOST_STEPS = 4;

/** The grids a market's book can be shown on, finest first. */
export function gridSteps(priceDecimals: number, price: string): readonly string[] {
  const steps: string[] = [];
  for (let power = -priceDecimals; steps.length < MOST_STEPS; power++) {
    const step = new Decimal(10).pow(power);
    if (steps.length > 0 && step.gt(new Decimal(price).times(COARSEST_SHARE))) break;
    steps.push(step.toFixed());
  }
  return steps;
}

/** Share of the bids among what both sides show, in whole percent; null while there is nothing. */
export function bidPercent(bids: readonly BookLevel[], asks: readonly BookLevel[]): number | null {
  const [bid, ask] = [bids.at(-1)?.total ?? 0, asks.at(-1)?.total ?? 0];
  return bid + ask === 0 ? null : Math.round((bid / (bid + ask)) * 100);
}

/** What lies between the best offers of a book, on the market's grid; null while a side is empty. */
export function spreadOf({ bids, asks }: Depth, decimals: number): string | null {
  const [bid, ask] = [bids[0], asks[0]];
  return bid && ask ? new Decimal(ask.price).minus(bid.price).toFixed(decimals) : null;
}
