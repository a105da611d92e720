import type { Depth, DepthLevel } from '@/data/market/depth';
import { Decimal } from '@/domain/money/money';

/** Rows per side of the book. */
export const BOOK_ROWS = 10;

/** One row of the book. Price and amount are decimal strings, so that unchanged rows compare as equal. */
export interface BookLevel {
  readonly price: string;
  readonly amount: string;
  /** Cumulated amount from the best price to this row. */
  readonly total: number;
}

/**
 * Groups levels on a coarser grid, best first. Bids are rounded down and asks up, so that a grouped row never shows a
 * better price than is offered in it.
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
    const before = amounts.get(at);
    // Levels come best first, so all further ones belong to rows that are not shown.
    if (!before && amounts.size === rows) break;
    amounts.set(at, before ? before.plus(amount) : new Decimal(amount));
  }
  let total = new Decimal(0);
  return [...amounts].map(([price, amount]) => {
    total = total.plus(amount);
    return { price, amount: amount.toFixed(), total: total.toNumber() };
  });
}

/** Price of the row which a price belongs to. */
export function onGrid(price: string, step: string, side: 'bid' | 'ask'): Decimal {
  const rounding = side === 'bid' ? Decimal.ROUND_FLOOR : Decimal.ROUND_CEIL;
  return new Decimal(price).div(step).toDecimalPlaces(0, rounding).times(step);
}

/** Largest grid step as a fraction of the price, so that a coarse grid still separates levels (designed). */
const COARSEST_SHARE = 1 / 500;
const MAX_STEPS = 5;

/** Grid steps offered for the book of a market, finest first. */
export function gridSteps(priceDecimals: number, price: string): readonly string[] {
  const steps: string[] = [];
  for (let power = -priceDecimals; steps.length < MAX_STEPS; power++) {
    const step = new Decimal(10).pow(power);
    if (steps.length > 0 && step.gt(new Decimal(price).times(COARSEST_SHARE))) break;
    steps.push(step.toFixed());
  }
  return steps;
}

/** Bids as a percentage of the shown amount of both sides, rounded to an integer; null if both sides are empty. */
export function bidPercent(bids: readonly BookLevel[], asks: readonly BookLevel[]): number | null {
  const [bid, ask] = [bids.at(-1)?.total ?? 0, asks.at(-1)?.total ?? 0];
  return bid + ask === 0 ? null : Math.round((bid / (bid + ask)) * 100);
}

/** Difference between the best ask and the best bid, with the decimals of the market; null while a side is empty. */
export function spreadOf({ bids, asks }: Depth, decimals: number): string | null {
  const [bid, ask] = [bids[0], asks[0]];
  return bid && ask ? new Decimal(ask.price).minus(bid.price).toFixed(decimals) : null;
}
