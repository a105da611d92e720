import { beforeEach, expect, it } from 'vitest';
import type { EventPayload } from '@/contract/events';
import { Exchange } from '../core';
import { Hub } from '../realtime/hub';
import { type FuturesBench, LONG_BTC, openFuturesBench } from '../testing/futures-bench';
import { type Customer, marketOf } from '../testing/world';
import { restingBook } from './resting-book';

const BTC = marketOf('BTC/USDT');
const lots = (coins: number) => Math.round(coins * 10 ** BTC.lotDecimals);
let bench: FuturesBench;
let maya: Customer;

beforeEach(() => {
  bench = openFuturesBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.customer('maya', { USDT: '100000', BTC: '5' });
});

const place = (fields: Record<string, string | number>) => {
  const order = { currency_id: BTC.currencyId, legal_id: 3, type: 1, amount: '0.1', target_price: '59000' };
  expect(bench.call('POST /coin/trade', { ...order, ...fields }, maya.token).message).toBe('');
};
const book = () => restingBook(bench.world, BTC.index);

it('has what is left of open limit orders, by price, best first', () => {
  place({});
  place({ amount: '0.25' });
  place({ target_price: '59500' });
  place({ type: 2, target_price: '61000', amount: '1' });
  expect(book()).toEqual({
    bids: [
      [5_950_000, lots(0.1)],
      [5_900_000, lots(0.35)],
    ],
    asks: [[6_100_000, lots(1)]],
  });
  const [first] = bench.world.tables.coinOrders.all();
  bench.call('PUT /coin/trade', { id: first?.id ?? 0 }, maya.token);
  expect(book().bids).toEqual([
    [5_950_000, lots(0.1)],
    [5_900_000, lots(0.25)],
  ]);
  bench.setPrice('BTC/USDT', '59400.00');
  bench.advance(1_000);
  expect(book().bids).toEqual([[5_900_000, lots(0.25)]]);
});

it('leaves out orders that wait for a trigger price, and follows amended orders', () => {
  place({ order_type: 'stop_limit', stop_price: '61000', target_price: '60500' });
  expect(book()).toEqual({ bids: [], asks: [] });
  place({ order_type: 'limit', amount: '0.3' });
  const id = bench.world.tables.coinOrders.all().at(-1)?.id ?? 0;
  expect(bench.call('POST /coin/amend', { id, amount: '0.2' }, maya.token).type).toBe('ok');
  expect(book().bids).toEqual([[5_900_000, lots(0.2)]]);
});

it('has limit orders of futures', () => {
  const trader = bench.trader('tom', '5000');
  const order = { ...LONG_BTC, status: 0, target_price: '59000' };
  expect(bench.call('POST /lever/submit', order, trader.token).type).toBe('ok');
  // 120 lots of 0.001 BTC.
  expect(book().bids).toEqual([[5_900_000, lots(0.12)]]);
});

it('is rolled back with a refused command', () => {
  place({});
  const before = book();
  bench.world.transaction(() => {
    bench.world.tables.coinOrders.update(1, { amount: '7' });
    expect(book().bids).toEqual([[5_900_000, lots(7)]]);
    return { accepted: false };
  });
  expect(book()).toEqual(before);
});

it.each([0, 1_000])('stands in the book that every watcher gets, %d ms later', (afterMs) => {
  const exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 });
  const symbols = ['BTC/USDT'];
  const hub = new Hub(exchange);
  hub.opened('a');
  hub.receive('a', 'watch', { symbols, depth: 200 });
  const last = exchange.market.lastTicks(0, exchange.nowMs);
  const token = exchange.session();
  const price = Math.floor(last * 0.9771);
  const fields = { currency_id: '1', legal_id: '3', type: '1', amount: '0.01', target_price: (price / 100).toFixed(2) };
  const reply = exchange.call({ id: '', method: 'POST', path: '/coin/trade', token, fields });
  expect(reply.body).toMatchObject({ type: 'ok' });
  const lotsAt = (pushes: ReturnType<Hub['beat']>) => {
    const push = pushes.find(({ event }) => event === 'market_depth');
    const bids = (push?.payload as EventPayload<'market_depth'> | undefined)?.bids ?? [];
    return (bids as [string, string][]).find(([at]) => at === fields.target_price)?.[1];
  };
  exchange.advanceTo(exchange.nowMs + afterMs);
  const shown = Number(lotsAt(hub.beat(1_000)));
  const others = exchange.market.book(0, exchange.nowMs, 200).bids.find(([ticks]) => ticks === price)?.[1] ?? 0;
  expect(shown).toBeCloseTo(0.01 + others / 10 ** BTC.lotDecimals, 8);
});
