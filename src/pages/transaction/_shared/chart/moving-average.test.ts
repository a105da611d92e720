import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bar } from '@/data/klines';
import { lastAverage, movingAverage } from './moving-average';

const barsOf = (closes: readonly number[]): Bar[] =>
  closes.map((close, timeMs) => ({ timeMs, open: close, high: close, low: close, close, volume: 0 }));

it.each([
  [[1, 2, 3, 4, 5], 3, [2, 3, 4]],
  [[1, 2, 3], 3, [2]],
  [[1, 2], 3, []],
  [[4, 8], 1, [4, 8]],
  [[], 7, []],
] as const)('averages %j over %i bars', (closes, length, expected) => {
  expect(movingAverage(barsOf(closes), length).map(({ value }) => value)).toEqual(expected);
});

it('stands at the bar that completes the window', () => {
  expect(movingAverage(barsOf([5, 5, 5, 5]), 3).map(({ timeMs }) => timeMs)).toEqual([2, 3]);
});

it('tells the last point as the whole line has it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (closes, length) => {
        const bars = barsOf(closes);
        const whole = movingAverage(bars, length).at(-1) ?? null;
        const last = lastAverage(bars, length);
        expect(last?.timeMs).toBe(whole?.timeMs);
        expect(last?.value ?? 0).toBeCloseTo(whole?.value ?? 0, 6);
      },
    ),
  );
});
