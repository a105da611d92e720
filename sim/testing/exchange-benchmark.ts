import { money } from '@/domain/money/money';
import { indexOf, keyedWord } from '@/lib/prng';
import { Exchange } from '../core';
import type { JournalData } from '../journal/journal';
import type { Snapshot } from '../journal/snapshot';
import { ticksToDecimalString } from '../market/instruments';
import { grant, homeAccountOf } from '../people/grant';
import { openSession } from '../products/accounts/sessions';
import { followTrader } from '../products/copy/follow';
import { listedMarkets } from '../products/quotes/listed';
import { createCustomers } from './create-customers';
import { runScriptedSession } from './scripted-session';

interface ExchangeBenchmark {
  readonly name: string;
  readonly unit: string;
  readonly target: number;
  run(now: () => number): number;
}

const ORDERS = 10_000;
const CUSTOMERS = 80;
const MONTH_MS = 30 * 86_400_000;
const BUILD = 'bench';

/** An exchange with 10,000 resting limit orders of 80 customers, `near` to `far` permille from the last price. */
function withCustomers(near: number, far: number): Exchange {
  const exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build: BUILD, realNowMs: 0 });
  const { world } = exchange;
  const tokens: string[] = [];
  world.transaction(() => {
    for (const user of createCustomers(world, CUSTOMERS)) {
      for (const kind of ['change', 'stock'] as const) grant(world, user.id, kind, 'USDT', '900000000');
      for (const { base } of world.instruments) grant(world, user.id, homeAccountOf(base), base, '900000000');
      tokens.push(openSession(world, user));
    }
    return { accepted: true };
  });
  for (let n = 0; n < ORDERS; n += 1) {
    const markets = listedMarkets(world);
    const instrument = markets[n % markets.length] as (typeof markets)[number];
    const permille = near + indexOf(keyedWord(7, 'distance', n), far - near);
    const isBuy = indexOf(keyedWord(7, 'side', n), 2) === 0;
    const last = exchange.market.lastTicks(instrument.index, exchange.nowMs);
    const ticks = Math.max(1, Math.floor(last * (1 + ((isBuy ? -1 : 1) * permille) / 1000)));
    const { body } = exchange.call({
      id: '',
      method: 'POST',
      path: '/coin/trade',
      token: tokens[n % CUSTOMERS] as string,
      fields: {
        currency_id: String(instrument.currencyId),
        legal_id: String(instrument.legalId),
        type: isBuy ? '1' : '2',
        amount: String(Math.ceil(20 / instrument.basePrice)),
        target_price: ticksToDecimalString(instrument, ticks),
      },
    });
    if ((body as { type?: string }).type !== 'ok') throw new Error(`order ${n} was refused: ${JSON.stringify(body)}`);
  }
  return exchange;
}

/** An exchange with `count` simulated traders, each of whom has one follower with ample funds. */
function following(count: number): Exchange {
  const exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build: BUILD, realNowMs: 0 });
  const { world } = exchange;
  world.transaction(() => {
    for (const [index, user] of createCustomers(world, count).entries()) {
      grant(world, user.id, 'lever', 'USDT', '900000000');
      const trader = world.tables.traders.first('simulatedNumber', index + 1);
      if (!trader) throw new Error(`no simulated trader number ${index + 1}`);
      const followed = followTrader(world, user, { trader_user_id: trader.id, type: 1, number: money('1') });
      if (!followed.ok) throw new Error(`simulated trader ${index + 1} is not followed`);
    }
    return { accepted: true };
  });
  return exchange;
}

/** Median of some runs. Each run has an exchange of its own, which is created outside of the measurement. */
function median(runs: number, measure: () => number): number {
  const values = Array.from({ length: runs }, measure).sort((a, b) => a - b);
  return values[runs >> 1] as number;
}

const openOrders = (exchange: Exchange) => exchange.world.triggers.size;

/** Benchmarks of the parts together: booking fills, ticks without events, calls, replay. */
export const exchangeBenchmarks: readonly ExchangeBenchmark[] = [
  {
    name: 'a 30-day jump over 10,000 orders, about 9,000 fills booked',
    unit: 'ms',
    target: 500,
    run(now) {
      return median(3, () => {
        const exchange = withCustomers(2, 60);
        const resting = openOrders(exchange);
        const before = now();
        exchange.advanceTo(exchange.nowMs + MONTH_MS);
        const took = now() - before;
        const filled = resting - openOrders(exchange);
        if (filled < 8_000 || exchange.world.ledger.checkBooks().length > 0) throw new Error(`only ${filled} fills`);
        return took;
      });
    },
  },
  {
    name: 'a tick with 10,000 resting orders, none firing, a symbol',
    unit: 'µs',
    target: 1,
    run(now) {
      const exchange = withCustomers(400, 900);
      const ticks = 2_000;
      return median(5, () => {
        const before = now();
        for (let n = 0; n < ticks; n += 1) exchange.advanceTo(exchange.nowMs + 250);
        return ((now() - before) * 1000) / ticks / exchange.world.instruments.length;
      });
    },
  },
  {
    name: 'going on with a stored run of 10,000 commands, from its snapshot',
    unit: 'ms',
    target: 500,
    run(now) {
      const exchange = withCustomers(400, 900);
      const stored = JSON.stringify({ snapshot: exchange.snapshot(), log: exchange.journal });
      return median(3, () => {
        const before = now();
        const { snapshot, log } = JSON.parse(stored) as { snapshot: Snapshot; log: JournalData };
        const again = Exchange.restore(snapshot, log);
        const took = now() - before;
        if (again.hash() !== exchange.hash()) throw new Error('the snapshot came to another hash');
        return took;
      });
    },
  },
  {
    name: 'taking a snapshot of 10,000 resting orders',
    unit: 'ms',
    target: 100,
    run(now) {
      const exchange = withCustomers(400, 900);
      return median(5, () => {
        const before = now();
        exchange.snapshot();
        return now() - before;
      });
    },
  },
  {
    name: 'replaying 1,000 commands over 72 hours',
    unit: 'ms',
    target: 500,
    run(now) {
      const session = { scenario: 'spot-trader', seed: 7, hours: 72, commands: 1_000, stepMs: 3_600_000 };
      const { exchange, result } = runScriptedSession(session);
      const log = exchange.journal.toJSON();
      return median(5, () => {
        const before = now();
        const again = Exchange.replay(log, exchange.nowMs);
        const took = now() - before;
        if (again.hash() !== result.hash) throw new Error('the replay came to another hash');
        return took;
      });
    },
  },
  {
    name: 'a command of a replay: 10,000 commands over 30 days',
    unit: 'µs',
    target: 100,
    run(now) {
      const session = { scenario: 'spot-trader', seed: 7, hours: 720, commands: 20_000, stepMs: 3_600_000 };
      const { exchange, result } = runScriptedSession(session);
      const log = exchange.journal.toJSON();
      return median(3, () => {
        const before = now();
        const again = Exchange.replay(log, exchange.nowMs);
        const took = now() - before;
        if (again.hash() !== result.hash) throw new Error('the replay came to another hash');
        return (took * 1000) / log.entries.length;
      });
    },
  },
  {
    name: 'the state hash after a command, beside some 3,000 trades',
    unit: 'µs',
    target: 1_000,
    run(now) {
      const taken: number[] = [];
      runScriptedSession({
        scenario: 'spot-trader',
        seed: 7,
        hours: 200,
        commands: 6_000,
        stepMs: 3_600_000,
        after: (exchange, i) => {
          if (i < 5_000) return;
          const before = now();
          exchange.hash();
          taken.push((now() - before) * 1_000);
        },
      });
      return taken.sort((a, b) => a - b)[taken.length >> 1] as number;
    },
  },
  {
    name: 'a month with ten followed simulated traders',
    unit: 'ms',
    target: 500,
    run(now) {
      return median(3, () => {
        const exchange = following(10);
        const before = now();
        exchange.advanceTo(exchange.nowMs + MONTH_MS);
        const took = now() - before;
        const copies = exchange.world.tables.leverOrders.all().filter(({ followUserId }) => followUserId !== 0).length;
        if (copies < 300 || exchange.world.ledger.checkBooks().length > 0) throw new Error(`only ${copies} copies`);
        return took;
      });
    },
  },
];
