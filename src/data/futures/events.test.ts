import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventWire } from '@/contract/events';
import { queryClient } from '../queries/client';
import { keys } from '../queries/keys';
import { eventFilter } from '../realtime/event-filter';
import { receive } from '../realtime/receive';
import { session, type User } from '../session/session';
import { type FuturesPosition, futuresArePushed, futuresSums, onFuturesPosition, storeFuturesSums } from './events';

type WireOrder = EventWire<'lever_order'>['data'];

const money = { origin_price: '1', price: '1', update_price: '1', target_profit_price: '0', stop_loss_price: '0' };
const sums = { origin_caution_money: '1', caution_money: '1', fact_profits: '0', profits: '0', trade_fee: '0' };
const order = (status: WireOrder['status'], updated: string): WireOrder => ({
  ...money,
  ...sums,
  id: 5,
  type: 1,
  user_id: 7,
  currency: 1,
  legal: 3,
  symbol: 'BTC/USDT',
  share: 1,
  number: '1',
  multiple: 10,
  overnight: '0',
  overnight_money: '0',
  status,
  order_type: 1,
  create_time: 0,
  update_time: updated,
});
const receiveOrder = (status: WireOrder['status'], updated: string) =>
  receive('lever_order', { type: 'lever_order', to: 7, data: order(status, updated) });
const trade = (rate: string) =>
  receive('lever_trade', {
    type: 'lever_trade',
    to: 7,
    hazard_rate: rate,
    caution_money_all: '10.00000000',
    origin_caution_money_all: '11.00000000',
    profits_all: '-1.5',
    trades_all: 'no JSON: nobody reads it',
  });

const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
const refetched = () => invalidated.mock.calls.map(([filter]) => filter?.queryKey);

beforeEach(() => {
  vi.useFakeTimers();
  session.user.set({ id: 7 } as User);
  invalidated.mockClear();
  eventFilter.forget();
});
afterEach(() => {
  vi.advanceTimersByTime(1000);
  session.signOut();
  futuresSums.set(null);
  vi.useRealTimers();
});

test('a burst of order events refetches futures and balances once, and ends polling', () => {
  const received: FuturesPosition['status'][] = [];
  const leave = onFuturesPosition(({ status }) => received.push(status));
  receiveOrder(0, '2026-01-01 00:00:00');
  receiveOrder(1, '2026-01-01 00:00:01');
  receive('lever_closed', { type: 'lever_closed', to: 7, id: [5] });
  expect(refetched()).toEqual([]);
  vi.advanceTimersByTime(300);
  leave();
  expect(refetched()).toHaveLength(3);
  expect(refetched()).toEqual(expect.arrayContaining([keys.accountLog, keys.lever, keys.wallets]));
  expect(received).toEqual([0, 1]);
  expect(futuresArePushed.get()).toBe(true);
});

test('a repeated or late order event is passed on once, but refetched each time', () => {
  const received: FuturesPosition['status'][] = [];
  const leave = onFuturesPosition(({ status }) => received.push(status));
  receiveOrder(1, '2026-01-01 00:00:01');
  receiveOrder(1, '2026-01-01 00:00:01');
  receiveOrder(0, '2026-01-01 00:00:00');
  receiveOrder(1, '2026-01-01 00:00:09');
  leave();
  expect(received).toEqual([1, 1]);
  vi.advanceTimersByTime(300);
  expect(refetched()).toContainEqual(keys.lever);
});

test('sums in price events are passed on only when they change, and nothing is refetched', () => {
  const listener = vi.fn();
  const leave = futuresSums.subscribe(listener);
  trade('90.00');
  trade('90.00');
  trade('89.50');
  leave();
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(futuresSums.get()).toEqual({
    riskRate: '89.50',
    margins: '10.00000000',
    originMargins: '11.00000000',
    profits: '-1.5',
    markProfits: '-1.5',
  });
  expect(refetched()).toEqual([]);
});

test('sums that arrive after an answer without positions may be late, so the account is refetched', () => {
  storeFuturesSums({ riskRate: '0', margins: '0', originMargins: '0.00000000', profits: '0', markProfits: '0' });
  trade('90.00');
  trade('89.50');
  vi.advanceTimersByTime(1000);
  expect(refetched()).toEqual([keys.lever]);
});

test('an invalid payload is dropped', () => {
  trade('many');
  expect(futuresSums.get()).toBeNull();
});

test('another session does not see the sums of the last', () => {
  storeFuturesSums({ riskRate: '50', margins: '1', originMargins: '1', profits: '0', markProfits: '0' });
  session.signIn('other');
  expect(futuresSums.get()).toBeNull();
});
