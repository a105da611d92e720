import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Book, Level } from './book';
import { EMPTY_BOOK, mergeBooks } from './book-merge';

const LAST = 1_000;
const BOOK: Book = {
  bids: [
    [998, 5],
    [990, 7],
  ],
  asks: [
    [1_003, 4],
    [1_010, 6],
  ],
};
const bids = (...levels: Level[]): Book => ({ ...EMPTY_BOOK, bids: levels });
const asks = (...levels: Level[]): Book => ({ ...EMPTY_BOOK, asks: levels });

it.each([
  ['at a level', bids([998, 2]), '998x7 990x7', '1003x4 1010x6'],
  ['between the best prices', bids([999, 2]), '999x2 998x5 990x7', '1003x4 1010x6'],
  ['between levels', asks([1_005, 1]), '998x5 990x7', '1003x4 1005x1 1010x6'],
  ['far out', asks([2_000, 1]), '998x5 990x7', '1003x4 1010x6 2000x1'],
  [
    'across the last price, to trade with the next tick',
    bids([1_000, 9], [999, 1]),
    '999x1 998x5 990x7',
    '1003x4 1010x6',
  ],
])('an order stands %s', (_, added, expectedBids, expectedAsks) => {
  const written = (side: readonly Level[]) => side.map(([price, lots]) => `${price}x${lots}`).join(' ');
  const merged = mergeBooks(BOOK, added, LAST, 10);
  expect([written(merged.bids), written(merged.asks)]).toEqual([expectedBids, expectedAsks]);
});

it('keeps every lot, one level a price, best first, and no more levels than asked for', () => {
  const side = (way: 1 | -1) =>
    fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 99 })), {
        selector: ([distance]) => distance,
        maxLength: 12,
      })
      .map((all) => all.sort(([a], [b]) => a - b).map(([distance, lots]): Level => [LAST + way * distance, lots]));
  const anyBook = fc.record({ bids: side(-1), asks: side(1) });
  const sum = (levels: readonly Level[]) => levels.reduce((total, [, lots]) => total + lots, 0);
  fc.assert(
    fc.property(anyBook, anyBook, fc.integer({ min: 12, max: 30 }), (book, added, depth) => {
      const merged = mergeBooks(book, added, LAST, 100);
      for (const name of ['bids', 'asks'] as const) {
        expect(sum(merged[name])).toBe(sum(book[name]) + sum(added[name]));
        const prices = merged[name].map(([price]) => (name === 'bids' ? -price : price));
        expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
        expect(mergeBooks(book, added, LAST, depth)[name]).toEqual(merged[name].slice(0, depth));
      }
    }),
  );
});
