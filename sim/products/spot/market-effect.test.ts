import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventPayload } from '@/contract/events';
import { Decimal } from '@/domain/money/money';
import { Exchange } from '../../core';
import type { Trade } from '../../market/tape';
import { Hub } from '../../realtime/hub';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';
import { fillsOf } from './fills';
import { amountOf, ticksToMoney } from './walk';

const BTC = marketOf('BTC/USDT');
let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  bench.setPrice('BTC/USDT', '60000.00');
  bench.advance(1_000);
  maya = bench.customer('maya', { USDT: '90000000', BTC: '500' });
});

const order = (fields: Record<string, string | number>) => ({
  currency_id: BTC.currencyId,
  legal_id: 3,
  type: 1,
  amount: '20',
  order_type: 'market',
  target_price: '60000',
  ...fields,
});
const place = (fields: Record<string, string | number> = {}) =>
  bench.call('POST /coin/trade', order(fields), maya.token);
const rows = () => bench.world.tables.coinOrders.all();
const averages = () => rows().map(({ dealValue, dealAmount }) => new Decimal(dealValue).div(dealAmount).toNumber());
const tape = (fromMs: number) => bench.world.market.tape(BTC.index, fromMs, bench.world.nowMs + 1);
const written = (prints: readonly Trade[]) =>
  prints.map(({ priceTicks, lots }) => [ticksToMoney(BTC, priceTicks).toFixed(), amountOf(BTC, lots).toFixed()]);

describe('a market order', () => {
  it('leaves less for the next order of the same instant, which pays more; minutes later the book is refilled', () => {
    bench.advance(180_000);
    const { market } = bench.world;
    const slips = [0, 0, 120_000].map((waitMs) => {
      bench.advance(waitMs);
      const last = ticksToMoney(BTC, market.lastTicks(BTC.index, bench.world.nowMs)).toNumber();
      expect(place().type).toBe('ok');
      return (averages().at(-1) ?? 0) / last - 1;
    });
    const [first = 0, second = 0, third = 0] = slips;
    expect(second).toBeGreaterThan(2 * first);
    expect(third).toBeLessThan(second / 1.5);
  });

  it('is on the tape with each of its fills, and in volume, range and turnover', () => {
    const { market } = bench.world;
    const at = bench.world.nowMs;
    const before = market.liveCandle(BTC.index, '1min', at);
    const turnover = market.turnover24h(BTC.index, at);
    place({ amount: '60' });
    const [row] = rows();
    if (!row) throw new Error('no order was written');
    const prints = tape(at).filter(({ id }) => market.tradeIds(BTC.index, row.id, at).includes(id));
    expect(prints.length).toBeGreaterThan(5);
    expect(new Set(prints.map(({ side }) => side))).toEqual(new Set(['buy']));
    const fills = fillsOf(bench.world, row);
    expect(written(prints)).toEqual(fills.map(({ price, amount }) => [price.toFixed(), amount.toFixed()]));
    const after = market.liveCandle(BTC.index, '1min', at);
    expect(after.volume - before.volume).toBe(prints.reduce((sum, { lots }) => sum + lots, 0));
    expect(after.high).toBe(Math.max(before.high, ...prints.map(({ priceTicks }) => priceTicks)));
    expect([after.open, after.close]).toEqual([before.open, before.close]);
    expect(market.turnover24h(BTC.index, at) - turnover).toBeCloseTo(
      new Decimal(row.dealValue).toNumber() * 10 ** (BTC.priceDecimals + BTC.lotDecimals),
      -8,
    );
  });

  it('that is refused leaves the market as it was', () => {
    const poor = bench.customer('poor', { USDT: '10' });
    const before = bench.world.hash();
    expect(bench.call('POST /coin/trade', order({}), poor.token).type).toBe('error');
    expect(bench.world.hash()).toBe(before);
    expect(bench.world.market.dumpTrades()).toEqual({});
  });

  it('is part of the state hash', () => {
    const before = bench.world.parts.trades?.hashPair();
    place();
    expect(bench.world.parts.trades?.hashPair()).not.toEqual(before);
  });
});

describe('a large order', () => {
  it('moves the price from the next second on, for everybody: a resting order of another customer fills', () => {
    bench.advance(180_000);
    const { market } = bench.world;
    const calm = openBench();
    calm.setPrice('BTC/USDT', '60000.00');
    calm.advance(181_000);
    const tom = bench.customer('tom', { BTC: '5' });
    const at = bench.world.nowMs;
    const highest = Math.max(
      ...[1, 2, 3].flatMap((n) => calm.world.market.secondTicks(BTC.index, at / 1_000 + n) ?? []),
    );
    // Above all prices of the next seconds, were it not for the order.
    const target = ticksToMoney(BTC, highest + 100).toFixed();
    const resting = order({ type: 2, order_type: 'limit', amount: '0.5', target_price: target });
    expect(bench.call('POST /coin/trade', resting, tom.token).type).toBe('ok');
    place({ amount: '400' });
    bench.advance(3_000);
    const of = (which: Bench) => which.world.market.lastTicks(BTC.index, at + 1_750);
    const moved = of(bench) / of(calm) - 1;
    const share = new Decimal(rows().at(-1)?.dealValue ?? 0).toNumber() / BTC.dailyVolumeUsdt;
    expect(moved).toBeCloseTo(0.7 * BTC.dailySigma * Math.sqrt(share), 4);
    expect(rows().find(({ userId }) => userId === tom.id)?.status).toBe(2);
    expect(market.lastTicks(BTC.index, at)).toBe(calm.world.market.lastTicks(BTC.index, at));
  });

  it('does not move a price that a presenter has set for the next second', () => {
    bench.setPrice('BTC/USDT', '60000.00');
    bench.world.intervene(BTC.index, {
      kind: 'setPrice',
      atSec: Math.floor(bench.world.nowMs / 1_000) + 1,
      priceTicks: 6_100_000,
    });
    place({ amount: '50' });
    bench.advance(1_000);
    const second = bench.world.market.candle(BTC.index, '1sec', Math.floor(bench.world.nowMs / 1_000));
    expect(second.close).toBe(6_100_000);
  });
});

it('a resting order is printed at its own price when the market comes to it, and takes nothing from the book', () => {
  expect(place({ order_type: 'limit', amount: '3', target_price: '59000' }).type).toBe('ok');
  bench.setPrice('BTC/USDT', '58000.00');
  bench.advance(1_000);
  const [row] = rows();
  expect(row?.status).toBe(2);
  const prints = tape(bench.world.nowMs - 5_000).filter(({ priceTicks }) => priceTicks === 5_900_000);
  expect(written(prints)).toContainEqual(['59000', '3']);
  expect(prints.some(({ side, id }) => side === 'sell' && id > 0)).toBe(true);
  expect(bench.world.market.book(BTC.index, bench.world.nowMs, 1).bids).toHaveLength(1);
});

it('no order fills at a price that the tape and the candle do not show, whatever the orders', () => {
  const anyOrder = fc.record({
    buys: fc.boolean(),
    kind: fc.constantFrom('market', 'limit', 'ioc'),
    amount: fc.integer({ min: 1, max: 400 }),
    distance: fc.integer({ min: -40, max: 40 }),
    waitMs: fc.constantFrom(0, 0, 250, 1_300, 20_000),
  });
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 3, maxLength: 25 }), (orders) => {
      bench = openBench();
      bench.setPrice('BTC/USDT', '60000.00');
      maya = bench.customer('maya', { USDT: '900000000', BTC: '9000' });
      const startMs = bench.world.nowMs;
      for (const { buys, kind, amount, distance, waitMs } of orders) {
        const last = ticksToMoney(BTC, bench.world.market.lastTicks(BTC.index, bench.world.nowMs));
        const target = last.mul(1 + distance / 10_000).toFixed(2);
        place({
          type: buys ? 1 : 2,
          order_type: kind === 'market' ? 'market' : 'limit',
          amount: (amount / 10).toFixed(1),
          target_price: target,
          ...(kind === 'ioc' && { time_in_force: 'ioc' }),
        });
        bench.advance(waitMs);
      }
      bench.advance(5_000);
      const { market, nowMs } = bench.world;
      const prints = tape(startMs);
      for (const row of rows()) {
        for (const { price, amount, atMs } of fillsOf(bench.world, row)) {
          const own = prints.filter(({ id }) => market.tradeIds(BTC.index, row.id, atMs).includes(id));
          expect(written(own)).toContainEqual([price.toFixed(), amount.toFixed()]);
          const second = market.candle(BTC.index, '1sec', Math.floor(atMs / 1_000));
          for (const { priceTicks } of own) {
            expect(priceTicks).toBeLessThanOrEqual(second.high);
            expect(priceTicks).toBeGreaterThanOrEqual(second.low);
          }
        }
      }
      const volume = market.candles(BTC.index, '1sec', startMs / 1_000, nowMs / 1_000 + 1, nowMs);
      const sum = (of: readonly { lots?: number; volume?: number }[]) =>
        of.reduce((total, { lots = 0, volume: traded = 0 }) => total + lots + traded, 0);
      expect(sum(volume)).toBe(sum(prints));
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

describe('in a run', () => {
  const trade = (exchange: Exchange, amount: string, type: '1' | '2') => {
    const fields = { currency_id: '1', legal_id: '3', type, amount, order_type: 'market', target_price: '1' };
    return exchange.call({ id: '', method: 'POST', path: '/coin/trade', token: exchange.session(), fields }).body;
  };
  const begin = () => Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 });

  it('is the same after replay, from a snapshot, and in one jump or many', () => {
    const run = (stepMs: number) => {
      const exchange = begin();
      for (let n = 0; n < 12; n++) {
        const endMs = exchange.nowMs + 10_000;
        while (exchange.nowMs < endMs) exchange.advanceTo(Math.min(endMs, exchange.nowMs + stepMs));
        expect(trade(exchange, n % 3 === 2 ? '0.002' : '0.003', n % 3 === 2 ? '2' : '1')).toMatchObject({ type: 'ok' });
      }
      exchange.advanceTo(exchange.nowMs + 60_000);
      return exchange;
    };
    const exchange = run(10_000);
    const log = { header: exchange.journal.header, entries: exchange.journal.entries() };
    expect(run(250).hash()).toBe(exchange.hash());
    expect(Exchange.replay(log, exchange.nowMs).hash()).toBe(exchange.hash());
    const restored = Exchange.restore(exchange.snapshot(), log);
    expect(restored.hash()).toBe(exchange.hash());
    expect(restored.market.dumpTrades()).toEqual(exchange.market.dumpTrades());
  });

  it('is sent to every watcher once, also when it was at the instant of the last event, and while the clock rests', () => {
    const exchange = begin();
    const hub = new Hub(exchange);
    hub.opened('a');
    hub.receive('a', 'watch', { symbols: ['BTC/USDT'] });
    const ids: number[] = [];
    const beat = (afterMs: number) => {
      exchange.advanceTo(exchange.nowMs + afterMs);
      for (const { event, payload } of hub.beat(exchange.nowMs)) {
        if (event !== 'match_trade') continue;
        for (const { tradeId } of (payload as EventPayload<'match_trade'>).data) ids.push(Number(tradeId));
      }
    };
    const own: number[] = [];
    for (const afterMs of [250, 100, 400, 250, 1_000]) {
      beat(afterMs);
      trade(exchange, '0.002', '1');
      const orderId = exchange.world.tables.coinOrders.all().at(-1)?.id ?? 0;
      own.push(...exchange.market.tradeIds(0, orderId, exchange.nowMs));
    }
    beat(0);
    expect(own.length).toBeGreaterThanOrEqual(5);
    for (const id of own) expect(ids.filter((other) => other === id)).toHaveLength(1);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
