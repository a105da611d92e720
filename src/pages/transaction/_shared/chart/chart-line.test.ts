import { describe, expect, it } from 'vitest';
import { type ChartLine, nearestLines, rangeWithLines, snapToTick } from './chart-line';

it.each([
  [64_000.126, 2, '64000.13'],
  [64_000.124, 2, '64000.12'],
  [64_000.5, 0, '64001'],
  [0.123_449, 4, '0.1234'],
  [-3, 2, '0.01'],
])('%d with %i decimals is let go at %s', (price, decimals, expected) => {
  expect(snapToTick(price, decimals)).toBe(expected);
});

describe('the range of prices', () => {
  it.each([
    ['is that of the bars without lines', [], [100, 200]],
    ['stays where a line lies within', [150], [100, 200]],
    ['reaches to a line nearby', [300], [100, 300]],
    ['reaches both ways', [0, 260], [0, 260]],
    ['leaves a far line out', [-1, 301], [100, 200]],
  ] as const)('%s', (_, prices, [low, high]) => {
    expect(rangeWithLines(100, 200, prices)).toEqual({ low, high });
  });
});

const linesAt = (...prices: number[]): ChartLine[] =>
  prices.map((price) => ({ id: `order ${price}`, kind: 'order', price: String(price) }));

it('all of a few lines are drawn, and of many those nearest to the market on either side', () => {
  const few = linesAt(1, 500, 99);
  expect(nearestLines(few, '100')).toBe(few);
  const near = Array.from({ length: 10 }, (_, at) => [90 + at, 101 + at]).flat();
  const drawn = nearestLines(linesAt(5, ...near, 300), '100').map(({ price }) => Number(price));
  expect(drawn.sort((a, b) => a - b)).toEqual(near.sort((a, b) => a - b));
});
