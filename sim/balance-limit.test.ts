import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountKind } from '@/contract/account-kinds';
import { money } from '@/domain/money/money';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { ControlResult } from './control/actions';
import { Exchange } from './core';
import { houseAccount, userAccount } from './ledger/accounts';
import { BalanceLimitError } from './ledger/ledger';
import { ticksToDecimalString } from './market/instruments';
import { openSession } from './products/accounts/sessions';
import { callAs, openExchange } from './testing/exchange';
import {
  available as availableOf,
  emptyAccount,
  exhaustTreasury,
  fillAccount,
  idOf,
  MOST,
} from './testing/full-account';
import { LONG_BTC } from './testing/futures-bench';
import { marketOf } from './testing/world';

const BTC = marketOf('BTC/USDT');

let exchange: Exchange;
beforeEach(() => {
  exchange = openExchange();
});

const trader = () => idOf(exchange);
const available = (kind: AccountKind) => availableOf(exchange, kind, trader());
const fill = (kind: AccountKind) => fillAccount(exchange, kind);
const empty = (kind: AccountKind) => emptyAccount(exchange, kind);

const accepted = (body: { readonly type?: unknown }) => expect(body.type).toBe('ok');
const lock = () => accepted(callAs(exchange, 'trader', 'POST /lh/deposit', { config_id: 1, amount: '500' }));

interface Case {
  readonly account: AccountKind;
  /** Starts something that will credit the account. */
  readonly begin: () => void;
  /** Virtual milliseconds until the credit is due. */
  readonly ms: number;
  readonly isDone: () => boolean;
}

const CASES: Readonly<Record<string, Case>> = {
  'a yield of a lock-up': {
    account: 'change',
    begin: lock,
    ms: 3 * DAY_MS,
    isDone: () => exchange.world.tables.lockOrders.need(1).paidDays > 0,
  },
  'an option': {
    account: 'micro',
    begin() {
      exchange.control('people.grant', { who: 'trader', asset: 'USDT', kind: 'micro', amount: '1000' });
      exchange.control('market.steerOption', { who: 'trader', outcome: 'win' });
      const option = { match_id: BTC.matchId, currency_id: 3, type: 1, seconds: 30, number: '500' } as const;
      accepted(callAs(exchange, 'trader', 'POST /microtrade/submit', option));
    },
    ms: 60_000,
    isDone: () => exchange.world.tables.optionOrders.all().at(-1)?.profit === '50',
  },
  'the refund of a subscription, after which its coins are issued': {
    account: 'change',
    begin() {
      const [project_id, amount] = [4, '20'];
      accepted(callAs(exchange, 'trader', 'POST /project/order', { project_id, amount }));
    },
    ms: 3 * DAY_MS,
    isDone: () => exchange.world.tables.subscriptions.need(1).status === 3,
  },
  'a take-profit of futures': {
    account: 'lever',
    begin() {
      exchange.control('people.grant', { who: 'trader', asset: 'USDT', kind: 'lever', amount: '100000' });
      accepted(callAs(exchange, 'trader', 'POST /lever/submit', { ...LONG_BTC, target_profit_price: '99000' }));
      exchange.control('market.set', { symbol: 'BTC/USDT', price: '120000' });
    },
    ms: 60_000,
    isDone: () => exchange.world.tables.leverOrders.all().at(-1)?.closeReason === 'profit',
  },
};

describe('a credit that would exceed the balance limit', () => {
  it.each(Object.entries(CASES))(
    'is postponed, and booked within a day after there is room again: %s',
    (_what, one) => {
      one.begin();
      fill(one.account);
      const toMs = exchange.nowMs + one.ms;
      exchange.advanceTo(toMs);
      expect(exchange.nowMs).toBe(toMs);
      expect([one.isDone(), available(one.account).toFixed()]).toEqual([false, MOST]);
      empty(one.account);
      exchange.advanceTo(toMs + DAY_MS);
      expect(one.isDone()).toBe(true);
      expect(exchange.world.ledger.checkBooks()).toEqual([]);
    },
  );

  it('is booked later for every missed day of a yield', () => {
    lock();
    fill('change');
    exchange.advanceTo(exchange.nowMs + 5 * DAY_MS);
    empty('change');
    const before = available('change');
    exchange.advanceTo(exchange.nowMs + DAY_MS);
    expect(exchange.world.tables.lockOrders.need(1)).toMatchObject({ paidDays: 4, interest: '6' });
    expect(available('change').minus(before).toFixed()).toBe('6');
  });
});

describe('a treasury at its negative limit', () => {
  const exhaust = () => exhaustTreasury(exchange);

  it('does not stop the clock, and the state hash is the same for every step size and after a replay', () => {
    const hashes = [10 * DAY_MS, DAY_MS, 7 * HOUR_MS + 1].map((step) => {
      exchange = openExchange();
      lock();
      exhaust();
      const toMs = exchange.nowMs + 10 * DAY_MS;
      while (exchange.nowMs < toMs) exchange.advanceTo(Math.min(toMs, exchange.nowMs + step));
      expect(exchange.world.tables.lockOrders.need(1).paidDays).toBe(0);
      return exchange.hash();
    });
    hashes.push(Exchange.replay(exchange.journal.toJSON(), exchange.nowMs).hash());
    expect(new Set(hashes).size).toBe(1);
  });

  it('leaves the unpaid yield scheduled, and the failed attempt is in the inspector', () => {
    lock();
    exhaust();
    exchange.advanceTo(exchange.nowMs + 2.5 * DAY_MS);
    expect(exchange.nextEvent()).toMatchObject({ kind: 'lockup.dividend' });
    expect(JSON.stringify(exchange.control('inspect.read', { after: 0 }))).toContain('"timer":"lockup.dividend"');
  });
});

describe('an event that is postponed for long', () => {
  const STUCK = /lockup\.dividend|option\.settle|ieo\.(allocate|issue|list)|lever:profit/;
  const tries = () => {
    const { steps } = exchange.control('inspect.read', { after: 0 }) as ControlResult<'inspect.read'>;
    return steps.map(({ cause }) => JSON.stringify(cause)).filter((cause) => STUCK.test(cause));
  };

  it.each(Object.entries(CASES))('is recorded once, and in the end tried again once a day: %s', (_what, one) => {
    one.begin();
    fill(one.account);
    exchange.advanceTo(exchange.nowMs + 10 * DAY_MS);
    expect(tries()).toHaveLength(new Set(tries()).size);
    const { scheduler, triggers } = exchange.world;
    expect(JSON.stringify([scheduler.dump(), triggers.dump()])).toContain(`"waitedMs":${DAY_MS}`);
  });

  it('keeps its waiting time in a snapshot', () => {
    lock();
    fill('change');
    exchange.advanceTo(exchange.nowMs + 4 * DAY_MS);
    const again = Exchange.restore(exchange.snapshot(), exchange.journal.toJSON());
    for (const one of [exchange, again]) one.advanceTo(one.nowMs + 3 * DAY_MS);
    expect(again.hash()).toBe(exchange.hash());
  });
});

it('an amount above the balance limit throws the same error as a balance above it', () => {
  const { world } = exchange;
  const [from, to] = [houseAccount('house:otc', 'USDT'), userAccount(trader(), 'change', 'USDT')];
  const note = { atMs: world.nowMs, reason: 'transfer', ref: 'test' } as const;
  const post = () => world.commit(() => void world.ledger.transfer(from, to, money(MOST).plus(1), note), null);
  expect(post).toThrow(BalanceLimitError);
});

it('a fill is not held up by an earlier timer that has to be postponed', () => {
  const { world } = exchange;
  lock();
  fill('change');
  const [timed] = world.scheduler.all().filter(({ kind }) => kind === 'lockup.dividend');
  if (!timed) throw new Error('no dividend is scheduled');
  const price = ticksToDecimalString(BTC, world.market.lastTicks(BTC.index, world.nowMs) + 100_000);
  accepted(callAs(exchange, 'trader', 'POST /alert/add', { currency_id: 1, legal_id: 3, price }));
  const trigger = {
    id: 'alert:000000001',
    symbolIndex: BTC.index,
    direction: 1,
    priceTicks: world.market.lastTicks(BTC.index, world.nowMs),
    sinceSec: Math.floor(world.nowMs / 1000) - 1,
  } as const;
  world.commit(() => {
    world.scheduler.cancel(timed.kind, timed.id);
    world.scheduler.schedule({ ...timed, atMs: world.nowMs - 5000 });
    expect(world.triggers.remove(trigger.id)).toBe(true);
    world.triggers.add(trigger);
  }, null);
  exchange.advanceTo(exchange.nowMs);
  expect(world.scheduler.find(timed.kind, timed.id)).toMatchObject({ atMs: world.nowMs + HOUR_MS });
  expect(world.triggers.get(trigger.id)).toBeUndefined();
});

it('a scenario starts although a step before its start exceeds the balance limit', () => {
  const { library } = exchange;
  const most = 999_000_000_000;
  const treasury = exchange.world.ledger.houseBalance('house:treasury', 'USDT');
  const rest = money(MOST).plus(treasury).minus(most).toFixed();
  const before = [
    { ago: '5d', persona: 'trader', call: 'POST /lh/deposit', fields: { config_id: '1', amount: '500' } },
    {
      ago: '4d',
      action: 'people.grant',
      input: { who: 'newcomer', asset: 'USDT', kind: 'legal', amount: rest },
    },
  ];
  const spot = library.named('spot-trader');
  const grants = [...spot.grants, { persona: 'newcomer', asset: 'USDT', amount: String(most) }];
  library.replace('broke.ts', { ...spot, name: 'broke', before, restingOrders: [], grants });
  exchange.start('broke');
  expect(exchange.world.tables.lockOrders.need(1).paidDays).toBe(0);
});

it('a recorded command that exceeds the balance limit is skipped, and later ones are executed', () => {
  const { world } = exchange;
  lock();
  const session = openSession(world, world.tables.users.need(trader()));
  fill('change');
  const fields = { id: '1' };
  const step = { afterMs: 1000, call: 'POST /lh/deposit/order/cancel', fields, session };
  world.playback.begin([step, { ...step, afterMs: 3000 }], exchange.nowMs);
  exchange.advanceTo(exchange.nowMs + 2000);
  expect(world.tables.lockOrders.need(1).isCancel).toBe(0);
  empty('change');
  exchange.advanceTo(exchange.nowMs + 2000);
  expect(world.tables.lockOrders.need(1).isCancel).toBe(1);
});

it('any other error of a timer is thrown', () => {
  const { world } = exchange;
  const timed = { atMs: world.nowMs + 1000, kind: 'no.such', symbol: '', id: '1' };
  world.commit(() => world.scheduler.schedule(timed), null);
  expect(() => exchange.advanceTo(exchange.nowMs + DAY_MS)).toThrow('nobody owns timers of kind no.such');
});
