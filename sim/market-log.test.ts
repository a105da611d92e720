import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from './journal/json';
import { MarketLog } from './market-log';

interface Entry {
  readonly atSec: number;
  readonly note?: string;
}

/** A log of two markets with these entries. */
function open(first: readonly Entry[] = [], second: readonly Entry[] = []) {
  const lists = [[...first], [...second]];
  const log = new MarketLog<Entry>({
    lists,
    dump: () => lists,
    load: (json: Json) => {
      for (const [index, list] of (json as unknown as Entry[][]).entries()) lists[index]?.splice(0, Infinity, ...list);
    },
  });
  return { lists, log };
}

const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), market: fc.nat(1), atSec: fc.nat(3), note: fc.constantFrom('a', 'b') }),
  fc.record({ do: fc.constantFrom('undo' as const, 'hash' as const), market: fc.nat(1) }),
);

it('has one hash for the same entries, whether they were appended and removed, built at once, or loaded', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { lists, log } = open();
      for (const one of steps) {
        const list = lists[one.market] as Entry[];
        if (one.do === 'add') list.push({ atSec: one.atSec, note: one.note });
        else if (one.do === 'hash') log.hashPair();
        else if (list.length > 0) {
          log.beforePop(one.market);
          list.pop();
        }
      }
      expect(log.hashPair()).toEqual(open(...lists).log.hashPair());
      const loaded = open([{ atSec: 9 }]);
      loaded.log.hashPair();
      loaded.log.load(log.dump());
      expect(loaded.log.hashPair()).toEqual(log.hashPair());
    }),
  );
});

it.each([
  ['the market', [[{ atSec: 1 }], []], [[], [{ atSec: 1 }]]],
  [
    'the order',
    [
      [
        { atSec: 1, note: 'a' },
        { atSec: 1, note: 'b' },
      ],
    ],
    [
      [
        { atSec: 1, note: 'b' },
        { atSec: 1, note: 'a' },
      ],
    ],
  ],
  ['how often', [[{ atSec: 1 }]], [[{ atSec: 1 }, { atSec: 1 }]]],
] as const)('has another hash when %s differs', (_, one, other) => {
  expect(open(...one).log.hashPair()).not.toEqual(open(...other).log.hashPair());
});

it('hashes a missing field like an undefined one, because JSON drops undefined fields', () => {
  const undefinedNote = { atSec: 1, note: undefined } as unknown as Entry;
  expect(open([undefinedNote]).log.hashPair()).toEqual(open([{ atSec: 1 }]).log.hashPair());
});
