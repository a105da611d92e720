/** Kind of a line; determines its colour and label. */
export type ChartLineKind = 'order' | 'position' | 'profit' | 'loss' | 'liquidation' | 'entry' | 'alert';

/** A price drawn across the chart: an open order, a position, one of its stops, or a price alert. */
export interface ChartLine {
  /** Constant for the life of the line, so that a line being dragged survives an update of all lines. */
  readonly id: string;
  readonly kind: ChartLineKind;
  /** Decimal string. */
  readonly price: string;
  /** Orders and positions have the colour of their side. */
  readonly side?: 'buy' | 'sell';
  /** Label beside the price; by default the name of its kind. An alert has a bell. */
  readonly label?: string;
  /**
   * Makes the line draggable. Called on release with the price, rounded to the market's tick. If it returns a promise,
   * the line stays there until the promise settles, and then moves to `price`.
   */
  readonly onDrag?: (price: string) => unknown;
  /** Called when its label is tapped. */
  readonly onTap?: () => void;
}

/** Rounds to the nearest valid price of the market, as a decimal string. The tick is one unit of the last decimal. */
export function snapToTick(price: number, priceDecimals: number): string {
  const tick = 10 ** -priceDecimals;
  return Math.max(tick, price).toFixed(priceDecimals);
}

/** More lines would hide the bars. */
const MAX_LINES = 20;

/** The lines to draw: all of them, or of many those nearest to the market. */
export function nearestLines(lines: readonly ChartLine[], last: string): readonly ChartLine[] {
  if (lines.length <= MAX_LINES) return lines;
  const distance = ({ price }: ChartLine) => Math.abs(Number(price) - Number(last));
  return [...lines].sort((one, other) => distance(one) - distance(other)).slice(0, MAX_LINES);
}

/**
 * A line farther from the bars than this multiple of their range is left out of the visible range, because it would
 * flatten the bars.
 */
const REACH = 1;

/** Price range which shows the bars from `low` to `high` and the lines near them. */
export function rangeWithLines(low: number, high: number, prices: readonly number[]): { low: number; high: number } {
  const reach = (high - low) * REACH;
  const near = prices.filter((price) => price >= low - reach && price <= high + reach);
  return { low: Math.min(low, ...near), high: Math.max(high, ...near) };
}
