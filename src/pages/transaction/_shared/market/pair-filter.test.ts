import { expect, it } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { filterPairs } from './pair-filter';

const pair = (currency_name: string, full_name: string, kind: Pair['kind'], currency_id: number) =>
  ({ symbol: `${currency_name}/USDT`, currency_name, full_name, kind, currency_id }) as Pair;
const pairs = [
  pair('BTC', 'Bitcoin', 'crypto', 1),
  pair('CNSL', 'Console', 'stock', 2),
  pair('SOL', 'Solana', 'crypto', 3),
];

it.each([
  ['crypto', '', ['BTC', 'SOL']],
  ['stock', '', ['CNSL']],
  ['favourites', '', ['SOL']],
  ['favourites', 'bit', ['BTC']],
  ['stock', ' SOL ', ['SOL', 'CNSL']],
  ['crypto', 'sol/u', ['SOL']],
  ['crypto', 'solusdt', ['SOL']],
  ['favourites', 'BTC-USDT', ['BTC']],
  ['stock', 'ｂｔｃ', ['BTC']],
  ['crypto', 'xyz', []],
] as const)('%s, searched for %j', (group, words, expected) => {
  const found = filterPairs(pairs, group, words, new Set([3]));
  expect(found.map(({ currency_name }) => currency_name)).toEqual(expected);
});
