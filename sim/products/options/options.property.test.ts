import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, ZERO } from '@/domain/money/money';
import type { Exchange } from '../../core';
import { callAs, openExchange } from '../../testing/exchange';
import { expectSameBooks } from '../../testing/same-books';
import { marketOf } from '../../testing/world';
import { DURATIONS } from './terms';

const MARKETS = ['BTC/USDT', 'DOGE/USDT'].map(marketOf);
const STAKE = '4000';

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      market: fc.nat(MARKETS.length - 1),
      type: fc.constantFrom(1, 2),
      seconds: fc.constantFrom(...DURATIONS.map(({ seconds }) => seconds)),
      /** In hundredths of a USDT. */
      stake: fc.integer({ min: 900, max: 90_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 200_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      market: fc.nat(MARKETS.length - 1),
      percent: fc.integer({ min: -20, max: 20 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function begin(): Exchange {
  const exchange = openExchange();
  exchange.control('people.grant', { who: 'trader', asset: 'USDT', amount: STAKE, kind: 'micro' });
  return exchange;
}

function run(exchange: Exchange, action: Step): void {
  if (action.do === 'wait') {
    exchange.advanceTo(exchange.nowMs + action.ms);
    return;
  }
  const one = MARKETS[action.market] ?? marketOf('BTC/USDT');
  if (action.do === 'move') {
    exchange.control('market.shock', { symbol: one.symbol, percent: action.percent });
    return;
  }
  const number = new Decimal(action.stake).div(100).toFixed();
  const { type, seconds } = action;
  const fields = { match_id: one.matchId, currency_id: 3, type, seconds, number };
  callAs(exchange, 'trader', 'POST /microtrade/submit', fields);
}

const options = ({ world }: Exchange) => world.tables.optionOrders.all();
const customer = ({ world }: Exchange) => world.tables.users.all().find(({ nickname }) => nickname === 'Maya');

function balance(exchange: Exchange) {
  const id = customer(exchange)?.id ?? 0;
  const { ledger } = exchange.world;
  return { available: ledger.available(id, 'micro', 'USDT'), frozen: ledger.frozen(id, 'micro', 'USDT') };
}

describe('any session of options', () => {
  it('freezes exactly the running stakes, settles each at its instant, and pays the winnings less fees', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
        const exchange = begin();
        const before = balance(exchange).available;
        for (const action of steps) {
          run(exchange, action);
          const running = options(exchange).filter(({ status }) => status === 1);
          const staked = running.reduce((sum, { stake }) => sum.add(stake), ZERO);
          expect(balance(exchange).frozen.toFixed()).toBe(staked.toFixed());
          for (const { expiresMs } of running) expect(expiresMs).toBeGreaterThan(exchange.nowMs);
        }
        run(exchange, { do: 'wait', ms: 300_000 });
        for (const row of options(exchange)) {
          expect(row).toMatchObject({ status: 3, settledMs: row.expiresMs });
          const end = exchange.market.lastTicks(row.symbolIndex, row.expiresMs);
          expect(row.endTicks).toBe(end);
          expect(row.result).toBe(Math.sign(end - row.openTicks) * (row.side === 1 ? 1 : -1) || 0);
        }
        const won = options(exchange).reduce((sum, { profit, fee }) => sum.add(profit).sub(fee), before);
        expect(balance(exchange)).toEqual({ available: won, frozen: ZERO });
        expect(exchange.world.ledger.checkBooks()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('has the same books after one jump as after steps from a restored snapshot', () => {
    const steps = fc.array(step, { minLength: 5, maxLength: 20 });
    expectSameBooks({ begin, steps, run, thenMs: 300_000, stepMs: [250, 61_000], numRuns: 15 });
  });
});
