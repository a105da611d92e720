import type { Anchor } from './drawing';

/** Where times and prices are drawn: both scales are linear in bars and prices. Lengths are CSS pixels. */
export interface Scales {
  /** Ascending. */
  readonly bars: readonly { readonly timeMs: number }[];
  /** Time of one bar beyond the first and the last. */
  readonly barMs: number;
  /** Middle of the first bar, from the left of the price pane. */
  readonly firstX: number;
  /** From one bar to the next. */
  readonly spacing: number;
  /** Price at the top of the pane. */
  readonly topPrice: number;
  readonly pricePerPx: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The scale of times alone. */
export type TimeScale = Pick<Scales, 'bars' | 'barMs'>;

/** Index of the last bar that starts at or before a time; -1 before the first. */
function barBefore(bars: Scales['bars'], timeMs: number): number {
  let low = 0;
  let high = bars.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bars[middle]?.timeMs ?? 0) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Position of a time among the bars: 2.5 is half way from the third bar to the fourth. A closed market has no bars for
 * a while; its pause is as wide as one bar.
 */
export function positionOf({ bars, barMs }: TimeScale, timeMs: number): number {
  const at = barBefore(bars, timeMs);
  const start = bars[Math.max(0, at)]?.timeMs ?? 0;
  const next = bars[at + 1]?.timeMs;
  if (at < 0 || next === undefined) return Math.max(0, at) + (timeMs - start) / barMs;
  return at + (timeMs - start) / (next - start);
}

/** The opposite of `positionOf`, in whole milliseconds. */
export function timeAt({ bars, barMs }: TimeScale, position: number): number {
  const last = Math.max(0, bars.length - 1);
  const at = Math.min(Math.max(0, Math.floor(position)), last);
  const start = bars[at]?.timeMs ?? 0;
  const next = bars[at + 1]?.timeMs;
  const length = position < 0 || next === undefined ? barMs : next - start;
  return Math.round(start + (position - at) * length);
}

export const xOf = (scales: Scales, timeMs: number): number =>
  scales.firstX + positionOf(scales, timeMs) * scales.spacing;
export const yOf = ({ topPrice, pricePerPx }: Scales, price: number): number => (topPrice - price) / pricePerPx;
export const priceAt = ({ topPrice, pricePerPx }: Scales, y: number): number => topPrice - y * pricePerPx;
/** Position among the bars, in fractions of a bar. */
export const positionAt = ({ firstX, spacing }: Scales, x: number): number => (x - firstX) / spacing;

export const pointOf = (scales: Scales, { timeMs, price }: Anchor): Point => ({
  x: xOf(scales, timeMs),
  y: yOf(scales, price),
});

/** A price rounded to the market's tick, and never zero. */
export function toTick(price: number, priceDecimals: number): number {
  return Number(Math.max(10 ** -priceDecimals, price).toFixed(priceDecimals));
}

/** The anchor at a point: at the nearest bar, or as many bars beyond the last, and at a price of the market. */
export const anchorAt = (scales: Scales, { x, y }: Point, priceDecimals: number): Anchor => ({
  timeMs: timeAt(scales, Math.round(positionAt(scales, x))),
  price: toTick(priceAt(scales, y), priceDecimals),
});
