import { expect, it } from 'vitest';
import type { CoinOrder } from '@/data/queries/coin';
import { askedFor, isNarrowed, NO_FILTER, ofSide } from './order-filter';

const btc = { currency_id: 1, legal_id: 3 };

it.each([
  ['the current ones', {}, undefined, { status: 1 }],
  // A status chosen in the other tab must not empty this one.
  ['the current ones in spite of a status', { status: 'done' }, undefined, { status: 1 }],
  ['all', { tab: 'all' }, undefined, { status: -1 }],
  ['the filled ones', { tab: 'all', status: 'done' }, undefined, { status: 2 }],
  [
    'the cancelled ones of a market',
    { tab: 'all', status: 'cancelled' },
    btc,
    { status: 3, currencyId: 1, legalId: 3 },
  ],
] as const)('asks for %s', (_, change, pair, expected) => {
  expect(askedFor({ ...NO_FILTER, ...change }, pair)).toEqual(expected);
});

it.each([
  ['any', [1, 2]],
  ['buy', [1]],
  ['sell', [2]],
] as const)('leaves side %s', (side, ids) => {
  const orders = [1, 2].map((type) => ({ id: type, type }) as CoinOrder);
  expect(ofSide(orders, side).map(({ id }) => id)).toEqual(ids);
});

it.each([
  [{}, false],
  [{ status: 'done' }, false],
  [{ tab: 'all' }, false],
  [{ tab: 'all', status: 'done' }, true],
  [{ side: 'buy' }, true],
  [{ symbol: 'BTC/USDT' }, true],
] as const)('%j narrows: %s', (change, expected) => {
  expect(isNarrowed({ ...NO_FILTER, ...change })).toBe(expected);
});
