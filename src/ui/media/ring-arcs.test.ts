import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ringArcs } from './ring-arcs';

test.each([
  ['nothing', [], []],
  ['a part alone closes the ring', [1], [[0, 100]]],
  [
    'an empty part leaves no mark and no gap',
    [0, 1],
    [
      [0, 0],
      [0, 100],
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
      [0.6, 96.8],
      [98.6, 0.8],
    ],
  ],
])('%s', (_name, fractions, arcs) => {
  const close = arcs.map(([start = 0, length = 0]) => ({
    start: expect.closeTo(start, 6),
    length: expect.closeTo(length, 6),
  }));
  expect(ringArcs(fractions)).toEqual(close);
});

test('no arc covers another, and the ring closes', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(weights, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      fc.pre(whole > 0);
      const arcs = ringArcs(parts.map((part) => part / whole)).filter(({ length }) => length > 0);
      let end = 0;
      for (const { start, length } of arcs) {
        expect(start).toBeGreaterThanOrEqual(end - 1e-9);
        end = start + length;
      }
      expect(end).toBeLessThanOrEqual(100 + 1e-9);
      expect(end).toBeGreaterThan(98);
    }),
  );
});
