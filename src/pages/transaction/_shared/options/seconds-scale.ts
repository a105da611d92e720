/** A moment and the price at it. */
export type Point = readonly [atMs: number, price: number];

/** A running option, as far as it is drawn. */
export interface DrawnOption {
  readonly side: 'up' | 'down';
  readonly open: number;
  readonly startedAtMs: number;
  readonly expiresAtMs: number;
}

/** Length of the drawn past. */
export const PAST_MS = 120_000;
/**
 * Smallest length of the drawn future, and the factor by which it exceeds the time to the end, so that the end is not
 * at the edge.
 */
const MIN_FUTURE_MS = 60_000;
const FUTURE_SPARE = 1.2;
/** Fraction of the height which stays free above and below. */
const MARGIN = 0.14;
/** Smallest price range, as a fraction of the price, so that an unchanged price is a line in the middle. */
const MIN_RANGE = 0.0002;

export interface Scale {
  x(atMs: number): number;
  y(price: number): number;
  readonly low: number;
  readonly high: number;
}

/** The option of the countdown: the next one to end. */
export const nextToEnd = (options: readonly DrawnOption[], nowMs: number): DrawnOption | null =>
  options
    .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
    .reduce<DrawnOption | null>((first, one) => (first && first.expiresAtMs <= one.expiresAtMs ? first : one), null);

/**
 * Maps moments and prices into a box of `width` by `height`: the past at the left, at the right room until `untilMs`.
 */
export function scaleOf(
  points: readonly Point[],
  extra: readonly number[],
  { nowMs, untilMs, width, height }: { nowMs: number; untilMs: number; width: number; height: number },
): Scale {
  const future = Math.max(MIN_FUTURE_MS, (untilMs - nowMs) * FUTURE_SPARE);
  const prices = [...points.map(([, price]) => price), ...extra];
  const middle = prices.at(-1) ?? 0;
  const min = Math.abs(middle) * MIN_RANGE;
  const bare = { low: Math.min(...prices, middle), high: Math.max(...prices, middle) };
  const missing = Math.max(0, min - (bare.high - bare.low)) / 2;
  const spare = Math.max(bare.high - bare.low, min) * MARGIN;
  const low = bare.low - missing - spare;
  const high = bare.high + missing + spare;
  return {
    low,
    high,
    x: (atMs) => ((atMs - nowMs + PAST_MS) / (PAST_MS + future)) * width,
    y: (price) => (high === low ? height / 2 : ((high - price) / (high - low)) * height),
  };
}

/** About three round prices between `low` and `high`. */
export function roundPrices(low: number, high: number): number[] {
  const rough = (high - low) / 3;
  if (!(rough > 0)) return [];
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * ([1, 2, 5, 10].find((times) => unit * times >= rough) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, at) => (first + at) * step);
}
