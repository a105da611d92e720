import type { Bar } from '@/data/klines';

/** Lengths of the simple moving averages the chart can draw, in bars (the usual three). */
export const AVERAGE_LENGTHS = [7, 25, 99] as const;
export type AverageLength = (typeof AVERAGE_LENGTHS)[number];

export interface AveragePoint {
  readonly timeMs: number;
  readonly value: number;
}

/** The simple moving average of closes; the first point stands at the bar that completes the first window. */
export function movingAverage(bars: readonly Bar[], length: number): AveragePoint[] {
  const points: AveragePoint[] = [];
  let sum = 0;
  bars.forEach((bar, at) => {
    sum += bar.close;
    if (at >= length) sum -= bars[at - length]?.close ?? 0;
    if (at >= length - 1) points.push({ timeMs: bar.timeMs, value: sum / length });
  });
  return points;
}

/** The last point alone: what a tick changes. Null while there are fewer bars than the window is long. */
export function lastAverage(bars: readonly Bar[], length: number): AveragePoint | null {
  const last = bars.at(-1);
  if (!last || bars.length < length) return null;
  let sum = 0;
  for (let at = bars.length - length; at < bars.length; at++) sum += bars[at]?.close ?? 0;
  return { timeMs: last.timeMs, value: sum / length };
}
