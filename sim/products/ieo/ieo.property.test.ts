import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, ZERO } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import type { Exchange } from '../../core';
import { callAs, openExchange } from '../../testing/exchange';
import { expectSameBooks } from '../../testing/same-books';
import { needProject } from './project';

const TOKENS = ['LUNR', 'AURO', 'NIMB', 'TERN', 'SABL'] as const;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('apply' as const),
      who: fc.constantFrom('whale', 'vip-3', 'vip-4'),
      project: fc.integer({ min: 1, max: 5 }),
      /** In hundredths of a coin. */
      amount: fc.integer({ min: 1, max: 9_000_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2 * DAY_MS }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('beginSale' as const, 'endSale' as const, 'listToken' as const),
      token: fc.constantFrom(...TOKENS),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function run(exchange: Exchange, action: Step): void {
  if (action.do === 'wait') exchange.advanceTo(exchange.nowMs + action.ms);
  else if (action.do === 'apply') {
    const fields = { project_id: action.project, amount: new Decimal(action.amount).div(100).toFixed() };
    callAs(exchange, action.who, 'POST /project/order', fields);
  } else {
    const states = exchange.control('backOffice.projects', {}) as { token: string; state: string }[];
    const state = states.find(({ token }) => token === action.token)?.state ?? '';
    const fits = { beginSale: ['warmUp'], endSale: ['sale'], listToken: ['sale', 'allocated', 'issued'] }[action.do];
    if (fits.includes(state)) exchange.control(`backOffice.${action.do}`, { token: action.token });
  }
}

/** Frozen balances equal what is applied for or locked, exactly, and no project grants more than its issue. */
function checkSubscriptions(exchange: Exchange): void {
  const { world } = exchange;
  const frozen = new Map<string, Decimal>();
  const add = (key: string, amount: string) => frozen.set(key, (frozen.get(key) ?? ZERO).add(amount));
  for (const { id } of world.tables.projects.all()) {
    const { row, sale, instrument } = needProject(world, id);
    const orders = world.tables.subscriptions.list('project', id);
    const sum = (pick: (order: (typeof orders)[number]) => string) =>
      orders.reduce((total, order) => total.add(pick(order) || 0), ZERO);
    expect(sum(({ amount }) => amount).toFixed()).toBe(row.applied);
    expect(sum(({ allocated }) => allocated).lte(sale.issue)).toBe(true);
    for (const { userId, amount, paid, allocated, refund } of orders) {
      if (row.phase === 'sale') add(`${userId} USDT`, paid);
      else {
        expect(new Decimal(allocated).lte(amount)).toBe(true);
        expect(new Decimal(allocated).mul(sale.price).add(refund).toFixed()).toBe(new Decimal(paid).toFixed());
      }
      if (row.phase === 'issued') add(`${userId} ${instrument.base}`, allocated);
    }
  }
  for (const userId of new Set(world.tables.subscriptions.all().map((order) => order.userId)))
    for (const asset of ['USDT', ...TOKENS])
      expect(world.ledger.frozen(userId, 'change', asset).toFixed(), `${userId} ${asset}`).toBe(
        (frozen.get(`${userId} ${asset}`) ?? ZERO).toFixed(),
      );
  expect(world.ledger.checkBooks()).toEqual([]);
}

describe('any session of subscriptions', () => {
  it('freezes exactly what is applied for or locked, grants no more than the issue, refunds the rest, frees all', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
        const exchange = openExchange();
        for (const action of steps) {
          run(exchange, action);
          checkSubscriptions(exchange);
        }
        exchange.advanceTo(exchange.nowMs + 40 * DAY_MS);
        checkSubscriptions(exchange);
        expect(exchange.world.tables.projects.all().every(({ phase }) => phase === 'listed')).toBe(true);
      }),
      { numRuns: 20 },
    );
  }, 240_000);

  it('has the same books after one jump as after steps from a restored snapshot', () => {
    const steps = fc.array(step, { minLength: 5, maxLength: 15 });
    expectSameBooks({ begin: openExchange, steps, run, thenMs: 20 * DAY_MS, stepMs: [600_000, DAY_MS], numRuns: 8 });
  }, 240_000);
});
