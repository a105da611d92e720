import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSTRUMENTS, type Instrument } from '../instruments';
import { PriceTree } from './price-tree';
import { PriceNode } from './split';
import { sessionSeconds } from './tree-shape';

const DAY = 20_459;
const seconds = fc.array(
  fc.record({ day: fc.constantFrom(DAY, DAY + 1), share: fc.double({ min: 0, max: 0.999999, noNaN: true }) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

const copyOf = (node: PriceNode): PriceNode => {
  const copy = new PriceNode();
  copy.copyFrom(node);
  return copy;
};

describe.each(['crypto', 'stock'] as const)('the seconds of a %s market', (kind) => {
  const one = INSTRUMENTS.find((instrument) => instrument.kind === kind) as Instrument;

  it('are the same in every order in which they are asked for', () => {
    const walked = new PriceTree(7, one);
    fc.assert(
      fc.property(seconds, (asked) => {
        for (const { day, share } of asked) {
          const offset = Math.floor(share * sessionSeconds(walked.shape));
          const alone = new PriceTree(7, one).second(day, offset);
          expect(walked.openAt(day, offset)).toBe(alone.open);
          expect(copyOf(walked.second(day, offset))).toEqual(copyOf(alone));
        }
      }),
    );
  });

  it('that begin a minute have its open', () => {
    const tree = new PriceTree(7, one);
    for (let offset = 0; offset < 7_200; offset += 60)
      expect(tree.openAt(DAY, offset)).toBe(tree.second(DAY, offset).open);
  });
});
