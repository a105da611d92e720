import type { Direction } from '../text/sign';

/** Position of a value in the drawing. */
export interface SparklinePoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Positions of evenly spaced values in a box of `width` by `height`, with a margin for the stroke. Values that are not
 * finite are left out; fewer than two give an empty result. Equal values give a line through the middle.
 */
export function sparklinePoints(
  values: readonly number[],
  width: number,
  height: number,
  margin = 1.5,
): SparklinePoint[] {
  const points = values.filter(Number.isFinite);
  if (points.length < 2) return [];
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of points) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const span = high - low;
  const inner = height - 2 * margin;
  const step = (width - 2 * margin) / (points.length - 1);
  const at = (value: number) => (span === 0 ? height / 2 : margin + ((high - value) / span) * inner);
  return points.map((value, i) => ({ x: round(margin + i * step), y: round(at(value)) }));
}

/** SVG path through these positions; '' if there are none. */
export function sparklinePath(values: readonly number[], width: number, height: number, margin = 1.5): string {
  return sparklinePoints(values, width, height, margin)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Direction from the first value to the last. */
export function sparklineDirection(values: readonly number[]): Direction {
  const points = values.filter(Number.isFinite);
  const change = (points.at(-1) ?? 0) - (points[0] ?? 0);
  return change > 0 ? 'up' : change < 0 ? 'down' : 'zero';
}
