import { describe, expect, it } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { makePair } from './make-pair';
import { keepOrder, nextSort, type Sort, sortPairs, turnoverOf } from './sort-pairs';

const names = (pairs: readonly Pair[]) => pairs.map(({ currency_name }) => currency_name).join(' ');

const B = makePair('B', { now_price: '10', change: '+1.00', turnover_24h: '300' });
const A = makePair('A', { now_price: '9', change: '-2.00', turnover_24h: '200' });
const C = makePair('C', { now_price: '100', change: '+1.00', turnover_24h: '1000' });
const all = [B, A, C];

it.each<[Sort | null, string]>([
  [null, 'B A C'],
  [{ key: 'name', descending: false }, 'A B C'],
  [{ key: 'name', descending: true }, 'C B A'],
  [{ key: 'price', descending: true }, 'C B A'],
  [{ key: 'price', descending: false }, 'A B C'],
  [{ key: 'volume', descending: true }, 'C B A'],
  // Equal rows keep the order of the exchange, in both directions.
  [{ key: 'change', descending: true }, 'B C A'],
  [{ key: 'change', descending: false }, 'A B C'],
])('sorts by %j', (sort, expected) => {
  expect(names(sortPairs(all, sort, () => undefined))).toBe(expected);
});

it('sorts by the live price and change rather than by the quote', () => {
  const live = { 'A/USDT': { last: '5000', changePercent: 9 } };
  const priceOf = (symbol: string) => live[symbol as keyof typeof live];
  expect(names(sortPairs(all, { key: 'price', descending: true }, priceOf))).toBe('A C B');
  expect(names(sortPairs(all, { key: 'change', descending: true }, priceOf))).toBe('A B C');
});

describe('a tap on a column', () => {
  it.each<[Sort | null, Sort | null]>([
    [null, { key: 'price', descending: true }],
    [
      { key: 'price', descending: true },
      { key: 'price', descending: false },
    ],
    [{ key: 'price', descending: false }, null],
    [
      { key: 'name', descending: false },
      { key: 'price', descending: true },
    ],
  ])('on price turns %j into %j', (before, after) => {
    expect(nextSort(before, 'price')).toEqual(after);
  });

  it('on the name begins with A', () => {
    expect(nextSort(null, 'name')).toEqual({ key: 'name', descending: false });
    expect(nextSort({ key: 'name', descending: true }, 'name')).toBeNull();
  });
});

it('calculates the turnover if the server does not send it', () => {
  const { turnover_24h: _, ...silent } = makePair('B', { volume: '3', now_price: '0.5' });
  expect(turnoverOf(silent)).toBe(1.5);
});

it('keeps the order on screen with the new rows: missing markets are removed, new ones come last', () => {
  const newA = makePair('A', { now_price: '1' });
  const kept = keepOrder([newA, makePair('D'), C], [C, B, A]);
  expect(names(kept)).toBe('C A D');
  expect(kept[1]).toBe(newA);
});
