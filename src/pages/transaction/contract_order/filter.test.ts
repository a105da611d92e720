import { expect, it } from 'vitest';
import type { FuturesPosition } from '@/data/futures/queries';
import { applyLocalFilter, callFilterOf, emptyTextBelow, emptyTextOf, isNarrowed, NO_FILTER } from './filter';

const market = { currencyId: 1, legalId: 3 };

it.each([
  ['open positions', {}, undefined, { status: 1 }],
  // A status chosen in the history must not affect another tab.
  ['open positions in spite of a status', { status: 'closed' }, undefined, { status: 1 }],
  ['entrusts of a market', { tab: 'waiting' }, market, { status: 0, market }],
  ['all for the history', { tab: 'history' }, undefined, {}],
  ['the closed ones', { tab: 'history', status: 'closed' }, undefined, { status: 3 }],
  ['the cancelled ones of a market', { tab: 'history', status: 'cancelled' }, market, { status: 4, market }],
] as const)('asks for %s', (_, change, wanted, expected) => {
  expect(callFilterOf({ ...NO_FILTER, ...change }, wanted)).toEqual(expected);
});

it.each([
  ['both directions', { direction: 'any' }, [0, 1, 3, 4, 5]],
  ['longs', { direction: 'long' }, [0, 1, 3, 4]],
  ['shorts', { direction: 'short' }, [5]],
  ['of the history what is over', { tab: 'history' }, [3, 4]],
  ['one market, also before its ids are known', { symbol: 'ETH/USDT' }, [5]],
] as const)('leaves %s', (_, change, ids) => {
  const orders = [0, 1, 3, 4].map((status) => ({ id: status, symbol: 'BTC/USDT', type: 1, status }) as FuturesPosition);
  const short = { id: 5, symbol: 'ETH/USDT', type: 2, status: 1 } as FuturesPosition;
  expect(applyLocalFilter([...orders, short], { ...NO_FILTER, ...change }).map(({ id }) => id)).toEqual(ids);
});

it.each([
  [{}, false],
  [{ status: 'closed' }, false],
  [{ tab: 'history' }, false],
  [{ tab: 'history', status: 'closed' }, true],
  [{ direction: 'long' }, true],
  [{ symbol: 'BTC/USDT' }, true],
] as const)('%j narrows: %s', (change, expected) => {
  expect(isNarrowed({ ...NO_FILTER, ...change })).toBe(expected);
});

it.each([
  [{}, 'list.noPositions', 'list.noHistoryHint'],
  [{ direction: 'long' }, 'list.noPositions', 'list.filtered'],
  [{ tab: 'waiting', symbol: 'BTC/USDT' }, 'list.noEntrusts', 'list.filtered'],
  [{ tab: 'history' }, 'list.noHistory', 'list.noHistoryHint'],
  [{ tab: 'history', status: 'closed' }, 'list.filtered', 'list.noHistoryHint'],
] as const)('without orders %j says %s, and of ended ones below %s: nothing twice', (change, text, below) => {
  const filter = { ...NO_FILTER, ...change };
  expect([emptyTextOf(filter), emptyTextBelow(filter)]).toEqual([text, below]);
});
