import { expect, it } from 'vitest';
import type { CoinOrder } from '@/data/spot/queries';
import {
  applyLocalFilter,
  callFilterOf,
  emptyTextBelow,
  emptyTextOf,
  isBeyond,
  isNarrowed,
  NO_FILTER,
  sinceOf,
} from './order-filter';

const btc = { currency_id: 1, legal_id: 3 };

it.each([
  ['the current ones', {}, undefined, { status: 1 }],
  // A status chosen in the other tab must not affect this one.
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
  expect(callFilterOf({ ...NO_FILTER, ...change }, pair)).toEqual(expected);
});

const NOW_MS = Date.UTC(2026, 0, 6, 4);
/** Newest first: a sell one hour ago, a buy two days ago, a sell three weeks ago. */
const placed = [
  { id: 1, symbol: 'BTC/USDT', type: 2, created_at: '2026-01-06 11:00:00' },
  { id: 2, symbol: 'ETH/USDT', type: 1, created_at: '2026-01-04 12:00:00' },
  { id: 3, symbol: 'BTC/USDT', type: 2, created_at: '2025-12-16 12:00:00' },
] as CoinOrder[];

it.each([
  [{}, [1, 2, 3], false],
  [{ side: 'buy' }, [2], false],
  [{ side: 'sell' }, [1, 3], false],
  [{ when: 'day' }, [1], true],
  [{ when: 'week' }, [1, 2], true],
  [{ when: 'month' }, [1, 2, 3], false],
  [{ side: 'sell', when: 'week' }, [1], true],
  [{ symbol: 'BTC/USDT' }, [1, 3], false],
  [{ symbol: 'ETH/USDT', side: 'sell' }, [], false],
] as const)('%j leaves %j, and need not look further back: %s', (change, ids, beyond) => {
  const filter = { ...NO_FILTER, ...change };
  const sinceMs = sinceOf(filter, NOW_MS);
  expect(applyLocalFilter(placed, filter, sinceMs).map(({ id }) => id)).toEqual(ids);
  expect(isBeyond(placed, sinceMs)).toBe(beyond);
});

it.each([
  [{}, false],
  [{ status: 'done' }, false],
  [{ tab: 'all' }, false],
  [{ tab: 'all', status: 'done' }, true],
  [{ side: 'buy' }, true],
  [{ symbol: 'BTC/USDT' }, true],
  [{ when: 'week' }, true],
] as const)('%j narrows: %s', (change, expected) => {
  expect(isNarrowed({ ...NO_FILTER, ...change })).toBe(expected);
});

it.each([
  [{}, 'orders.empty', 'orders.emptyHistory'],
  [{ side: 'buy' }, 'orders.empty', 'orders.emptyFiltered'],
  [{ status: 'done' }, 'orders.empty', 'orders.emptyHistory'],
  [{ tab: 'all' }, 'orders.emptyAll', 'orders.emptyHistory'],
  [{ tab: 'all', status: 'done' }, 'orders.emptyFiltered', 'orders.emptyHistory'],
] as const)('without orders %j says %s, and of ended ones below %s: nothing twice', (change, text, below) => {
  const filter = { ...NO_FILTER, ...change };
  expect([emptyTextOf(filter), emptyTextBelow(filter)]).toEqual([text, below]);
});
