import type { Direction } from '../text/sign';

/**
 * SVG path through evenly spaced values, in a box of `width` by `height` with a margin for the stroke. Values that
 * are not numbers are left out; fewer than two leave nothing to draw. A flat line runs through the middle.
 */
export function sparklinePath(values: readonly number[], width: number, height: number, margin = 1.5): string {
  const points = values.filter(Number.isFinite);
  if (points.length < 2) return '';
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
  return points.map((value, i) => `${i === 0 ? 'M' : 'L'}${round(margin + i * step)} ${round(at(value))}`).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** From the first value to the last. */
export function sparklineDirection(values: readonly number[]): Direction {
  const points = values.filter(Number.isFinite);
  const change = (points.at(-1) ?? 0) - (points[0] ?? 0);
  return change > 0 ? 'up' : change < 0 ? 'down' : 'zero';
}
