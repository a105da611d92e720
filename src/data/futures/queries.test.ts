import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBackend } from '../api/backend';
import { setPricesLive } from '../market/prices';
import { queryClient } from '../queries/client';
import { keys } from '../queries/keys';
import { futuresArePushed } from './events';
import { FUTURES_STATUS, futuresPositionsQuery } from './queries';

const fetched = vi.fn<typeof fetch>();
/** Order ids in the answer to every request of the list. */
let waiting: number[] = [];
let leave = () => {};

const money = ['origin_price', 'price', 'update_price', 'target_profit_price', 'stop_loss_price', 'number'];
const sums = ['origin_caution_money', 'caution_money', 'fact_profits', 'profits', 'trade_fee', 'overnight'];
const decimals = Object.fromEntries([...money, ...sums, 'overnight_money'].map((name) => [name, '1']));
const order = (id: number) => ({
  ...decimals,
  id,
  type: 1,
  user_id: 7,
  currency: 1,
  legal: 3,
  symbol: 'BTC/USDT',
  share: 1,
  multiple: 10,
  status: FUTURES_STATUS.waiting,
  order_type: 1,
  create_time: 0,
});

function answer(): Response {
  const message = { current_page: 1, data: waiting.map(order), last_page: 1, per_page: 10, total: waiting.length };
  const rates = { hazard_rate: '0', profits_total: '0' };
  return new Response(JSON.stringify({ type: 'ok', message: { rate_profits_total: rates, message } }));
}

const query = futuresPositionsQuery({ status: FUTURES_STATUS.waiting });

/** Subscribes to the waiting orders, as a screen does. */
function observe() {
  const observer = new InfiniteQueryObserver(queryClient, query);
  leave = observer.subscribe(() => {});
  return observer;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => answer());
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
  futuresArePushed.set(false);
});

afterEach(() => {
  leave();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['asked for every 5 s while an entrust waits', [5], false, true, 5000],
  ['not asked for again where nothing waits', [], false, true, false],
  ['not asked for again where the server tells of changes', [5], true, true, false],
  ['asked for every 5 s where the server told of changes before the connection was lost', [5], true, false, 5000],
])('a list is %s', async (_, ids, pushed, isLive, pause) => {
  waiting = ids;
  setPricesLive(true);
  setPricesLive(isLive);
  futuresArePushed.set(pushed);
  await observe().refetch();
  // Outside of browsers the library runs no timers, so the test calls the interval's rule itself.
  const cached = queryClient.getQueryCache().find({ queryKey: query.queryKey });
  const rule = query.refetchInterval as unknown as (from: typeof cached) => number | false;
  expect(rule(cached)).toBe(pause);
});

test('a waiting order that is missing in the list refetches everything else, but not the list again', async () => {
  waiting = [5];
  const observer = observe();
  await observer.refetch();
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
  const before = fetched.mock.calls.length;
  waiting = [];
  await observer.refetch();
  await observer.refetch();
  expect(observer.getCurrentResult().data).toMatchObject({ orders: [], total: 0 });
  const asked = invalidated.mock.calls.map(([filter]) => filter?.queryKey);
  expect(asked).toEqual([keys.lever, keys.wallets, keys.accountLog]);
  expect(fetched).toHaveBeenCalledTimes(before + 2);
});
