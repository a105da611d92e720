import { describe, expect, it } from 'vitest';
import { rangeWithLines, snapToTick } from './chart-line';

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
