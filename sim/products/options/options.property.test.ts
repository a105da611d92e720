import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, ZERO } from '@/domain/money';
import { Exchange } from '../../core';
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
      type: fc.constantFrom('1', '2'),
      seconds: fc.constantFrom(...DURATIONS.map((one) => String(one.seconds))),
      /** Hundredths. */
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

interface Session {
  readonly exchange: Exchange;
  readonly token: string;
}

function begin(): Session {
  const exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 });
  const { token } = exchange.control('people.as', { who: 'trader' }) as { token: string };
  exchange.control('people.grant', { who: 'trader', asset: 'USDT', amount: STAKE, kind: 'micro' });
  return { exchange, token };
}

function run({ exchange, token }: Session, action: Step): void {
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
  const fields = { match_id: String(one.matchId), currency_id: '3', type, seconds, number };
  exchange.call({ id: '', method: 'POST', path: '/microtrade/submit', fields, token });
}

const options = ({ exchange }: Session) => exchange.world.tables.optionOrders.all();
const customer = ({ exchange }: Session) =>
  exchange.world.tables.users.all().find(({ nickname }) => nickname === 'Maya');

function balance(session: Session) {
  const id = customer(session)?.id ?? 0;
  const { ledger } = session.exchange.world;
  return { available: ledger.available(id, 'micro', 'USDT'), frozen: ledger.frozen(id, 'micro', 'USDT') };
}

describe('any session of options', () => {
  it('holds exactly the stakes that run, settles each at its instant, and pays what was won less fees', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
        const session = begin();
        const before = balance(session).available;
        for (const action of steps) {
          run(session, action);
          const running = options(session).filter(({ status }) => status === 1);
          const staked = running.reduce((sum, { stake }) => sum.add(stake), ZERO);
          expect(balance(session).frozen.toFixed()).toBe(staked.toFixed());
          for (const { expiresMs } of running) expect(expiresMs).toBeGreaterThan(session.exchange.nowMs);
        }
        run(session, { do: 'wait', ms: 300_000 });
        for (const row of options(session)) {
          expect(row).toMatchObject({ status: 3, settledMs: row.expiresMs });
          const end = session.exchange.market.lastTicks(row.symbolIndex, row.expiresMs);
          expect(row.endTicks).toBe(end);
          expect(row.result).toBe(Math.sign(end - row.openTicks) * (row.side === 1 ? 1 : -1) || 0);
        }
        const won = options(session).reduce((sum, { profit, fee }) => sum.add(profit).sub(fee), before);
        expect(balance(session)).toEqual({ available: won, frozen: ZERO });
        expect(session.exchange.world.ledger.checkBooks()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('comes to the same state when the exchange was put away and taken up again in the middle, however it is stepped', () => {
    const session = fc.array(step, { minLength: 5, maxLength: 20 });
    fc.assert(
      fc.property(session, fc.integer({ min: 250, max: 61_000 }), (steps, stepMs) => {
        const straight = begin();
        for (const action of steps) run(straight, action);
        const stored = JSON.parse(JSON.stringify(straight.exchange.snapshot()));
        const log = JSON.parse(JSON.stringify(straight.exchange.journal));
        run(straight, { do: 'wait', ms: 300_000 });

        const resumed = Exchange.restore(stored, log);
        while (resumed.nowMs < straight.exchange.nowMs) {
          resumed.advanceTo(Math.min(resumed.nowMs + stepMs, straight.exchange.nowMs));
        }
        expect(resumed.hash()).toBe(straight.exchange.hash());
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
