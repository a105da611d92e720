/** What a line stands for; its colour and its word follow from it. */
export type ChartLineKind = 'order' | 'position' | 'profit' | 'loss' | 'liquidation' | 'entry';

/** A price that is drawn across the chart: an open order, a position, or what closes it. */
export interface ChartLine {
  /** Stays while the line is the same one: a line that is being dragged survives an update of all of them. */
  readonly id: string;
  readonly kind: ChartLineKind;
  /** A decimal string. */
  readonly price: string;
  /** Orders and positions take the colour of their side. */
  readonly side?: 'buy' | 'sell';
  /** Stands beside the price; without it the word of its kind does. */
  readonly label?: string;
  /**
   * Makes the line movable by finger or mouse; called with the price it was let go at, on the market's tick. While the
   * answer is a promise, the line stays there; afterwards it goes where `price` says.
   */
  readonly onDrag?: (price: string) => unknown;
}

/** The nearest price that the market trades at, as a decimal string: its tick is one of its last decimal. */
export function snapToTick(price: number, priceDecimals: number): string {
  const tick = 10 ** -priceDecimals;
  return Math.max(tick, price).toFixed(priceDecimals);
}

/** A line farther beyond the bars than this share of their range would press them flat, so it is left out of sight. */
const REACH = 1;

/** The range of prices that shows the bars from `low` to `high`, and of the lines those that stand near them. */
export function rangeWithLines(low: number, high: number, prices: readonly number[]): { low: number; high: number } {
  const reach = (high - low) * REACH;
  const near = prices.filter((price) => price >= low - reach && price <= high + reach);
  return { low: Math.min(low, ...near), high: Math.max(high, ...near) };
}
