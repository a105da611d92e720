import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, ZERO } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import type { Exchange } from '../../core';
import { callAs, openExchange } from '../../testing/exchange';
import { expectSameBooks, stopAtEachEvent } from '../../testing/same-books';
import { dualProduct } from '../dual/products';
import { SERIES } from '../dual/series';

const USER = 'whale';

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('lock' as const),
      config: fc.integer({ min: 1, max: 6 }),
      /** In hundredths of the coin. */
      amount: fc.integer({ min: 1, max: 700_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('redeem' as const), id: fc.integer({ min: 1, max: 6 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      series: fc.nat(SERIES.length - 1),
      num: fc.integer({ min: 1, max: 260 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 3 * DAY_MS }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('move' as const), percent: fc.integer({ min: -10, max: 10 }) }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ do: 'halt' as const }, { do: 'resume' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function run(exchange: Exchange, action: Step): void {
  if (action.do === 'wait') exchange.advanceTo(exchange.nowMs + action.ms);
  else if (action.do === 'move') exchange.control('market.shock', { symbol: 'BTC/USDT', percent: action.percent });
  else if (action.do === 'halt' || action.do === 'resume')
    exchange.control(`market.${action.do}`, { symbol: 'ETH/USDT' });
  else if (action.do === 'redeem') callAs(exchange, USER, 'POST /lh/deposit/order/cancel', { id: action.id });
  else if (action.do === 'lock') {
    const amount = new Decimal(action.amount).div(100).toFixed();
    callAs(exchange, USER, 'POST /lh/deposit', { config_id: action.config, amount });
  } else {
    const { symbol, type } = SERIES[action.series] as (typeof SERIES)[number];
    const fields = { currency_id: symbol === 'BTC/USDT' ? '1' : '2', type };
    const { body } = exchange.call({ id: '', method: 'GET', path: '/dual/index', fields, token: '' });
    const { dual_currencys: products } = (body as { message: { dual_currencys: { id: number }[] } }).message;
    callAs(exchange, USER, 'POST /dual/buyDual', {
      id: products[action.num % products.length]?.id ?? 0,
      num: action.num,
    });
  }
}

const userId = (exchange: Exchange) =>
  exchange.world.tables.users.all().find(({ nickname }) => nickname === 'Whale')?.id ?? 0;

/** Frozen balances equal the holdings in progress, and no product is oversold. */
function checkHoldings(exchange: Exchange): void {
  const { world } = exchange;
  const { lockOrders, dualOrders, dualProducts } = world.tables;
  const id = userId(exchange);
  const owed = new Map<string, Decimal>();
  const add = (key: string, amount: string) => owed.set(key, (owed.get(key) ?? ZERO).add(amount));
  for (const { status, asset, amount } of lockOrders.all()) if (status === 1) add(`mining ${asset}`, amount);
  for (const row of dualOrders.all()) {
    if (row.status !== 1 && row.status !== 2) continue;
    const { base, quote } = world.instruments[row.symbolIndex] as { base: string; quote: string };
    add(`financial ${row.type === 'call' ? base : quote}`, row.total);
  }
  for (const kind of ['mining', 'financial'] as const) {
    for (const asset of ['USDT', 'BTC', 'ETH']) {
      const frozen = world.ledger.frozen(id, kind, asset).toFixed();
      expect(frozen, `${kind} ${asset}`).toBe((owed.get(`${kind} ${asset}`) ?? ZERO).toFixed());
    }
  }
  for (const { id: productId, sold } of dualProducts.all()) {
    const product = dualProduct(world, productId);
    const bought = dualOrders.all().filter((row) => row.productId === productId);
    expect(bought.reduce((sum, { shares }) => sum + shares, 0)).toBe(sold);
    if (product) expect(sold).toBeLessThanOrEqual(Math.min(product.series.shares, product.series.userLimit));
  }
  expect(world.ledger.checkBooks()).toEqual([]);
}

describe('any session of deposits and dual investments', () => {
  it('freezes exactly what is in progress, oversells nothing, and ends with nothing frozen', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
        const exchange = openExchange();
        for (const action of steps) {
          run(exchange, action);
          checkHoldings(exchange);
        }
        exchange.control('market.resume', { symbol: 'all' });
        exchange.advanceTo(exchange.nowMs + 62 * DAY_MS);
        checkHoldings(exchange);
        const { lockOrders, dualOrders } = exchange.world.tables;
        expect(lockOrders.all().every(({ status }) => status === 2)).toBe(true);
        expect(dualOrders.all().every(({ status }) => status === 3 || status === 0)).toBe(true);
      }),
      { numRuns: 25 },
    );
  }, 240_000);

  it('has the same books after one jump as after steps from a restored snapshot', () => {
    const steps = fc.array(step, { minLength: 5, maxLength: 15 });
    expectSameBooks({ begin: openExchange, steps, run, thenMs: 20 * DAY_MS, stepMs: [60_000, DAY_MS], numRuns: 8 });
  }, 240_000);

  it('comes to the same books past ten settlements at once as through each of them', () => {
    const buyAll = () => {
      const exchange = openExchange();
      for (let series = 0; series < SERIES.length; series += 1) run(exchange, { do: 'buy', series, num: 2 });
      for (const config of [1, 2, 3, 4]) run(exchange, { do: 'lock', config, amount: 600_000 });
      return exchange;
    };
    const atOnce = buyAll();
    const endMs = atOnce.nowMs + 16 * DAY_MS;
    atOnce.advanceTo(endMs);
    expect(atOnce.world.tables.dualOrders.all().filter(({ status }) => status === 3).length).toBeGreaterThan(3);
    expect(atOnce.world.tables.lockOrders.all().reduce((sum, { paidDays }) => sum + paidDays, 0)).toBeGreaterThan(10);
    const through = buyAll();
    stopAtEachEvent(through, endMs);
    expect(through.hash()).toBe(atOnce.hash());
  });
});
