import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, max, ZERO } from '@/domain/money/money';
import { isAtMarket, isTriggered, ORDER_TYPES, TIMES_IN_FORCE } from '@/domain/spot/order-kinds';
import { BUY } from '@/domain/spot/spot';
import { lotsToDecimalString, ticksToDecimalString } from '../../market/instruments';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';
import { fillsOf } from './fills';
import { accountOf } from './settle';
import { OPEN } from './tables';
import { waitingTriggerId, waitsForTrigger } from './trigger-id';
import { lockOf } from './waiting';

const MARKETS = ['BTC/USDT', 'PEPE/USDT', 'DOGE/USDT', 'NVLA/USDT'].map(marketOf);

/** One step of a session. `price` is in hundredths of a percent of the last price, `usdt` is the value of the order. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      who: fc.nat(1),
      market: fc.nat(MARKETS.length - 1),
      type: fc.constantFrom(1, 2),
      kind: fc.constantFrom('limit', 'market', 'limit', 'market', ...ORDER_TYPES),
      time: fc.constantFrom(...TIMES_IN_FORCE),
      stop: fc.integer({ min: 9700, max: 10_300 }),
      price: fc.oneof(fc.integer({ min: 9700, max: 10_300 }), fc.integer({ min: 9995, max: 10_005 })),
      // Small orders, and orders that the book cannot fill at once.
      usdt: fc.oneof(fc.integer({ min: 1, max: 24_000 }), fc.integer({ min: 1_000_000, max: 24_000_000 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), who: fc.nat(1), id: fc.integer({ min: 1, max: 15 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pair' as const),
      who: fc.nat(1),
      market: fc.nat(MARKETS.length - 1),
      type: fc.constantFrom(1, 2),
      price: fc.integer({ min: 9800, max: 10_200 }),
      stop: fc.integer({ min: 9800, max: 10_200 }),
      usdt: fc.integer({ min: 1, max: 24_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('amend' as const),
      who: fc.nat(1),
      id: fc.integer({ min: 1, max: 15 }),
      fields: fc.subarray(['amount', 'target_price', 'stop_price'] as const, { minLength: 1 }),
      percent: fc.integer({ min: 50, max: 150 }),
      /** Of the order's amount: also less than a large order has filled. */
      amountPercent: fc.integer({ min: 1, max: 200 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 900_000 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('halt' as const, 'resume' as const),
      market: fc.nat(MARKETS.length - 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      market: fc.nat(MARKETS.length - 1),
      percent: fc.integer({ min: -20, max: 20 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function run(bench: Bench, people: readonly Customer[], action: Step): void {
  const { world } = bench;
  if (action.do === 'wait') {
    bench.advance(action.ms);
    return;
  }
  if (!('who' in action)) {
    const atSec = Math.floor(world.nowMs / 1000) + 1;
    const { index } = MARKETS[action.market] ?? marketOf('BTC/USDT');
    if (action.do !== 'move') world.intervene(index, { kind: action.do, atSec });
    else world.intervene(index, { kind: 'shock', atSec, percent: action.percent, rampSec: 5 });
    return;
  }
  const who = people[action.who] as Customer;
  const before = world.hash();
  const reply = send(bench, action, who);
  if (reply.type === 'ok') return;
  // A refused command changes no state and pushes no events.
  expect(world.hash()).toBe(before);
}

function send(bench: Bench, action: Extract<Step, { who: number }>, who: Customer) {
  const { token } = who;
  if (action.do === 'cancel') return bench.call('PUT /coin/trade', { id: action.id }, token);
  if (action.do === 'amend') return bench.call('POST /coin/amend', amendFields(bench, action, who), token);
  if (action.do === 'pair') {
    const { order_type: _, ...fields } = orderFields(bench, { ...action, do: 'order', kind: 'limit' });
    return bench.call('POST /coin/oco', { ...fields, stop_price: priceAt(bench, action, action.stop) }, token);
  }
  const { kind, time, stop } = action;
  const fields = {
    ...orderFields(bench, action),
    ...(kind === 'limit' && { time_in_force: time }),
    ...(isTriggered(kind) && { stop_price: priceAt(bench, action, stop) }),
  };
  return bench.call('POST /coin/trade', fields, token);
}

/** A price in hundredths of a percent of the last one. */
function priceAt({ world }: Bench, { market }: { readonly market: number }, share: number): string {
  const one = MARKETS[market] ?? marketOf('BTC/USDT');
  const last = world.market.lastTicks(one.index, world.nowMs);
  return ticksToDecimalString(one, Math.max(1, Math.floor((last * share) / 10_000)));
}

/**
 * Mostly an open order of the customer, a partly filled one where there is one, so that changes are accepted often.
 */
function amendFields(
  { world }: Bench,
  { id, fields, percent, amountPercent }: Extract<Step, { do: 'amend' }>,
  who: Customer,
) {
  const open = world.tables.coinOrders.list('userStatus', `${who.id}|${OPEN}`);
  const parts = open.filter(({ dealAmount }) => dealAmount !== '0');
  const row = parts[id % (parts.length + 1)] ?? open[id % (open.length + 1)] ?? world.tables.coinOrders.get(id);
  const one = world.instruments[row?.symbolIndex ?? 0];
  if (!row || !one) return { id, amount: '1' };
  const scaled = {
    amount: () => new Decimal(row.amount).times(amountPercent).div(100).toDecimalPlaces(one.lotDecimals).toFixed(),
    // Near the price, so that some changes trade at once.
    target_price: () => ticksToDecimalString(one, Math.floor(row.priceTicks * (0.9 + percent / 1000))),
    stop_price: () => ticksToDecimalString(one, Math.floor(row.stopTicks * (0.9 + percent / 1000))),
  };
  const has = { amount: true, target_price: !isAtMarket(row.kind), stop_price: waitsForTrigger(row) };
  // Mostly the terms that the order has; the others are refused.
  const named = fields.filter((field) => has[field] || percent % 10 === 0);
  return { id: row.id, ...Object.fromEntries(named.map((field) => [field, scaled[field]()])) };
}

function orderFields({ world }: Bench, action: Omit<Extract<Step, { do: 'order' }>, 'time' | 'stop'>) {
  const one = MARKETS[action.market] ?? marketOf('BTC/USDT');
  const last = world.market.lastTicks(one.index, world.nowMs);
  const lotValue = one.basePrice / 10 ** one.lotDecimals;
  return {
    currency_id: one.currencyId,
    legal_id: one.legalId,
    type: action.type,
    order_type: action.kind,
    target_price: ticksToDecimalString(one, Math.max(1, Math.floor((last * action.price) / 10_000))),
    amount: lotsToDecimalString(one, Math.max(1, Math.floor(action.usdt / lotValue))),
  };
}

/** The filled amount and value of each order before a step. */
type Filled = Map<number, { readonly amount: Decimal; readonly value: Decimal }>;

/** The invariants after every step. `before` is brought up to date. */
function inspect({ world }: Bench, people: readonly Customer[], before: Filled): void {
  expect(world.ledger.checkBooks()).toEqual([]);
  for (const { id } of people) {
    const locked = new Map<string, Decimal>();
    for (const row of world.tables.coinOrders.list('user', id)) {
      const one = world.instruments[row.symbolIndex];
      if (!one) throw new Error(`order ${row.id} is in no market`);
      expect(new Decimal(row.dealAmount).lte(row.amount)).toBe(true);
      const partner = row.partnerId > 0 ? world.tables.coinOrders.need(row.partnerId) : null;
      const held = new Decimal(row.frozen).plus(partner?.status === OPEN ? partner.frozen : 0);
      if (row.status === OPEN) {
        // A pair holds the larger of what each of the two locks.
        const ofPartner = partner?.status === OPEN ? lockOf(one, partner) : ZERO;
        expect(held.toFixed(), `held by order ${row.id}`).toBe(max(lockOf(one, row), ofPartner).toFixed());
        const left = new Decimal(row.amount).minus(row.dealAmount);
        const price = row.side === BUY ? ticksToDecimalString(one, row.priceTicks) : 1;
        if (row.kind === 'limit' && row.partnerId === 0) expect(held.toFixed()).toBe(left.times(price).toFixed());
      } else expect([row.frozen, row.status === 3]).toEqual(['0', row.endReason !== '']);
      expect(world.triggers.get(waitingTriggerId(row)) !== undefined).toBe(row.status === OPEN);
      // Of a pair only one is ever filled.
      if (partner) expect(row.dealAmount === '0' || partner.dealAmount === '0').toBe(true);
      if (row.timeInForce === 'post_only') expect(world.tables.coinTakes.count('order', row.id)).toBe(0);
      if (row.timeInForce === 'fok') expect([row.amount, '0']).toContain(row.dealAmount);
      const key = `${accountOf(one)} ${row.side === BUY ? one.quote : one.base}`;
      locked.set(key, (locked.get(key) ?? ZERO).plus(row.frozen));
      expectNoWorseThanAsked(row);
      expectFillsToAddUp(row);
    }
    for (const { kind, asset, available, frozen } of world.ledger.holdingsOf(id)) {
      const key = `${kind} ${asset}`;
      expect(available.gte(0), `${key} available ${available}`).toBe(true);
      expect(frozen.toFixed(), `${key} frozen`).toBe((locked.get(key) ?? ZERO).toFixed());
    }
  }

  function expectFillsToAddUp(row: ReturnType<typeof world.tables.coinOrders.need>): void {
    const fills = fillsOf(world, row);
    const sum = (part: 'amount' | 'value' | 'fee') => fills.reduce((total, fill) => total.plus(fill[part]), ZERO);
    const sums = [sum('amount'), sum('value'), sum('fee')].map((one) => one.toFixed());
    expect(sums).toEqual([row.dealAmount, row.dealValue, row.feeAmount].map((one) => new Decimal(one).toFixed()));
    expect(fills.every(({ amount, fee }) => amount.gt(0) && fee.gte(0))).toBe(true);
  }

  function expectNoWorseThanAsked(row: ReturnType<typeof world.tables.coinOrders.need>): void {
    if (isAtMarket(row.kind)) return;
    const one = world.instruments[row.symbolIndex];
    if (!one) return;
    // Only the fills of this step, because the limit may have been changed since earlier fills.
    const [amount, value] = [new Decimal(row.dealAmount), new Decimal(row.dealValue)];
    const had = before.get(row.id) ?? { amount: ZERO, value: ZERO };
    before.set(row.id, { amount, value });
    const atLimit = new Decimal(ticksToDecimalString(one, row.priceTicks)).times(amount.minus(had.amount));
    const got = value.minus(had.value);
    expect(row.side === BUY ? atLimit.gte(got) : atLimit.lte(got)).toBe(true);
  }
}

describe('whatever customers and the market do', () => {
  it('books balance, frozen equals open orders, nobody is below zero, limits hold and refusals change nothing', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(step, { minLength: 5, maxLength: 30 }), (seed, steps) => {
        const bench = openBench({ seed });
        const purse = {
          USDT: '40000000',
          BTC: '400',
          PEPE: '400000000000',
          DOGE: '90000000',
          NVLA: '60000',
          'stock:USDT': '20000000',
        };
        const people = [bench.customer('maya', purse), bench.customer('omar', purse, 3)];
        const filled: Filled = new Map();
        for (const action of steps) {
          run(bench, people, action);
          inspect(bench, people, filled);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('comes to the same state however large the steps of the clock are', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 5000 }), (seed, stepMs) => {
        const [whole, parts] = [openBench({ seed }), openBench({ seed })].map((bench) => {
          const maya = bench.customer('maya', { USDT: '20000', BTC: '0.2' });
          for (const price of [9850, 9900, 9950, 9980, 10_020, 10_050, 10_100, 10_150]) {
            const fields = { do: 'order', who: 0, market: 0, kind: 'limit', price, usdt: 100 } as const;
            bench.call('POST /coin/trade', orderFields(bench, { ...fields, type: price < 10_000 ? 1 : 2 }), maya.token);
          }
          return bench;
        }) as [Bench, Bench];
        whole.advance(600_000);
        for (let left = 600_000; left > 0; left -= stepMs) parts.advance(Math.min(stepMs, left));
        expect(parts.world.hash()).toBe(whole.world.hash());
      }),
      { numRuns: 25 },
    );
  });
});
