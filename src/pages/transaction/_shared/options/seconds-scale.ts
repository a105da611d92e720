/** A moment and the price at it. */
export type Point = readonly [atMs: number, price: number];

/** What of a running option is drawn. */
export interface DrawnOption {
  readonly side: 'up' | 'down';
  readonly open: number;
  readonly startedAtMs: number;
  readonly expiresAtMs: number;
}

/** So much of the past is drawn. */
export const PAST_MS = 120_000;
/** At least so much of the future, and this share more than is needed: the end is no wall. */
const LEAST_FUTURE_MS = 60_000;
const FUTURE_SPARE = 1.2;
/** Share of the height that stays free above and below. */
const MARGIN = 0.14;
/** A price that stands still is a line in the middle: the scale never shows less than this share of it. */
const LEAST_RANGE = 0.0002;

export interface Scale {
  x(atMs: number): number;
  y(price: number): number;
  readonly low: number;
  readonly high: number;
}

/** The option that is counted down: the next one to end. */
export const nextToEnd = (options: readonly DrawnOption[], nowMs: number): DrawnOption | null =>
  options
    .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
    .reduce<DrawnOption | null>((first, one) => (first && first.expiresAtMs <= one.expiresAtMs ? first : one), null);

/** Places moments and prices in a box of `width` by `height`: the past at the left, room until `untilMs` at the right. */
export function scaleOf(
  points: readonly Point[],
  extra: readonly number[],
  { nowMs, untilMs, width, height }: { nowMs: number; untilMs: number; width: number; height: number },
): Scale {
  const future = Math.max(LEAST_FUTURE_MS, (untilMs - nowMs) * FUTURE_SPARE);
  const prices = [...points.map(([, price]) => price), ...extra];
  const middle = prices.at(-1) ?? 0;
  const least = Math.abs(middle) * LEAST_RANGE;
  const bare = { low: Math.min(...prices, middle), high: Math.max(...prices, middle) };
  const missing = Math.max(0, least - (bare.high - bare.low)) / 2;
  const spare = Math.max(bare.high - bare.low, least) * MARGIN;
  const low = bare.low - missing - spare;
  const high = bare.high + missing + spare;
  return {
    low,
    high,
    x: (atMs) => ((atMs - nowMs + PAST_MS) / (PAST_MS + future)) * width,
    y: (price) => (high === low ? height / 2 : ((high - price) / (high - low)) * height),
  };
}

/** About three round prices between two. */
export function roundPrices(low: number, high: number): number[] {
  const rough = (high - low) / 3;
  if (!(rough > 0)) return [];
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * ([1, 2, 5, 10].find((times) => unit * times >= rough) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, at) => (first + at) * step);
}
