import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, ZERO } from '@/domain/money';
import { DAY_MS } from '@/domain/time';
import { Exchange } from '../../core';
import { dualProduct } from '../dual/products';
import { SERIES } from '../dual/series';

const USER = 'whale';

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('lock' as const),
      config: fc.integer({ min: 1, max: 6 }),
      /** Hundredths of the coin. */
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

const begin = () => Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 });

function run(exchange: Exchange, action: Step): void {
  const call = (path: string, fields: Record<string, string>) => {
    const { token } = exchange.control('people.as', { who: USER }) as { token: string };
    return exchange.call({ id: '', method: 'POST', path, fields, token });
  };
  if (action.do === 'wait') exchange.advanceTo(exchange.nowMs + action.ms);
  else if (action.do === 'move') exchange.control('market.shock', { symbol: 'BTC/USDT', percent: action.percent });
  else if (action.do === 'halt' || action.do === 'resume')
    exchange.control(`market.${action.do}`, { symbol: 'ETH/USDT' });
  else if (action.do === 'redeem') call('/lh/deposit/order/cancel', { id: String(action.id) });
  else if (action.do === 'lock') {
    const amount = new Decimal(action.amount).div(100).toFixed();
    call('/lh/deposit', { config_id: String(action.config), amount });
  } else {
    const { symbol, type } = SERIES[action.series] as (typeof SERIES)[number];
    const fields = { currency_id: symbol === 'BTC/USDT' ? '1' : '2', type };
    const { body } = exchange.call({ id: '', method: 'GET', path: '/dual/index', fields, token: '' });
    const { dual_currencys: products } = (body as { message: { dual_currencys: { id: number }[] } }).message;
    call('/dual/buyDual', { id: String(products[action.num % products.length]?.id), num: String(action.num) });
  }
}

const userId = (exchange: Exchange) =>
  exchange.world.tables.users.all().find(({ nickname }) => nickname === 'Whale')?.id ?? 0;

/** What the books hold frozen is exactly what is in progress, and no product is oversold. */
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
        const exchange = begin();
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

  it('comes to the same books in one jump, in steps, and after it was put away and taken up again', () => {
    const session = fc.array(step, { minLength: 5, maxLength: 15 });
    fc.assert(
      fc.property(session, fc.integer({ min: 60_000, max: DAY_MS }), (steps, stepMs) => {
        const straight = begin();
        for (const action of steps) run(straight, action);
        const stored = JSON.parse(JSON.stringify(straight.snapshot()));
        const log = JSON.parse(JSON.stringify(straight.journal));
        straight.advanceTo(straight.nowMs + 20 * DAY_MS);
        const resumed = Exchange.restore(stored, log);
        while (resumed.nowMs < straight.nowMs) resumed.advanceTo(Math.min(resumed.nowMs + stepMs, straight.nowMs));
        expect(resumed.hash()).toBe(straight.hash());
      }),
      { numRuns: 8 },
    );
  }, 240_000);

  it('comes to the same books past ten settlements at once as through each of them', () => {
    const buyAll = () => {
      const exchange = begin();
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
    for (let next = through.nextEvent(); next && next.atMs <= endMs; next = through.nextEvent())
      through.advanceTo(next.atMs);
    through.advanceTo(endMs);
    expect(through.hash()).toBe(atOnce.hash());
  });
});
