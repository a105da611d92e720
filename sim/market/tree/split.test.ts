import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSTRUMENTS, type Instrument } from '../instruments';
import { ANCHOR_DAY } from './day-boundaries';
import type { DrawProfile } from './draws';
import { PriceTree } from './price-tree';
import { PriceNode, splitOff } from './split';

const profile: DrawProfile = {
  marketSalt: 11,
  sectorSalt: 22,
  symbolSalt: 33,
  marketWeight: 0.6,
  sectorWeight: 0.4,
  ownWeight: Math.sqrt(1 - 0.36 - 0.16),
};

/**
 * Upper bound of a second's range, less two ticks of rounding, in its own standard deviations. The widest seen in 9
 * million seconds is 8.
 */
const MAX_SECOND_RANGE = 12;

describe('a split', () => {
  it('gives the parent back exactly', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 4, maxLength: 4 }),
        fc.double({ min: 0, max: 1e12, noNaN: true }),
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 2, max: 13 }),
        fc.integer(),
        (prices, variance, volume, parts, key) => {
          const [low, inner1, inner2, high] = prices.sort((a, b) => a - b) as [number, number, number, number];
          const rest = Object.assign(new PriceNode(), {
            open: inner1,
            high,
            low,
            close: inner2,
            variance,
            volume,
            before: 7,
          });
          const first = new PriceNode();
          splitOff(rest, first, 1 / parts, key, profile);
          expect([first.open, rest.close, first.close]).toEqual([inner1, inner2, rest.open]);
          expect(Math.max(first.high, rest.high)).toBe(high);
          expect(Math.min(first.low, rest.low)).toBe(low);
          expect(first.volume + rest.volume).toBe(volume);
          expect([first.before, rest.before]).toEqual([7, 7 + first.volume]);
          expect(first.variance + rest.variance).toBeCloseTo(variance, 0);
          for (const node of [first, rest]) {
            expect(node.low).toBeLessThanOrEqual(Math.min(node.open, node.close));
            expect(node.high).toBeGreaterThanOrEqual(Math.max(node.open, node.close));
            for (const value of [node.open, node.high, node.low, node.close, node.volume]) {
              expect(Number.isSafeInteger(value)).toBe(true);
            }
          }
        },
      ),
    );
  });

  it('lets no second jump, in twelve days of four markets', () => {
    let widest = 0;
    for (const [i, seed] of [
      [0, 42],
      [1, 1],
      [5, 2],
      [32, 3],
    ] as const) {
      const tree = new PriceTree(seed, INSTRUMENTS[i] as Instrument);
      const leaf = tree.nodes.length - 1;
      const walk = (level: number, id: number): void => {
        if (level === leaf) {
          const { high, low, variance } = tree.nodes[leaf] as PriceNode;
          widest = Math.max(widest, (high - low - 2) / Math.sqrt(variance));
          return;
        }
        const radix = tree.shape.radices[level] as number;
        for (let child = 0; child < radix; child++) {
          tree.takeChild(level, id, child);
          walk(level + 1, id * radix + child);
        }
      };
      for (let n = 0; n < 3; n++) {
        tree.loadDay(ANCHOR_DAY + n * 97);
        walk(0, 1);
      }
    }
    expect(widest).toBeLessThan(MAX_SECOND_RANGE);
    expect(widest, 'seconds that never leave three deviations would be no market').toBeGreaterThan(3);
  });
});
