import { expect, test } from 'vitest';
import { ringArcs } from './ring-arcs';

test.each([
  ['nothing', [], []],
  ['a part alone closes the ring', [1], [[0, 100]]],
  [
    'an empty part leaves no mark and no gap',
    [1, 0],
    [
      [0, 100],
      [100, 0],
    ],
  ],
  [
    'halves',
    [0.5, 0.5],
    [
      [0.6, 48.8],
      [50.6, 48.8],
    ],
  ],
  [
    'next to nothing is still seen',
    [0.999, 0.001],
    [
      [0.6, 98.7],
      [100.5, 0.6],
    ],
  ],
])('%s', (_name, fractions, arcs) => {
  const close = arcs.map(([start = 0, length = 0]) => ({
    start: expect.closeTo(start, 6),
    length: expect.closeTo(length, 6),
  }));
  expect(ringArcs(fractions)).toEqual(close);
});
