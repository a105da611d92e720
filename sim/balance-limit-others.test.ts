import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountKind } from '@/contract/account-kinds';
import { money } from '@/domain/money/money';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { ControlResult } from './control/actions';
import { Exchange } from './core';
import { houseAccount, userAccount } from './ledger/accounts';
import type { PersonaName } from './products/accounts/personas';
import { becomeTrader } from './products/copy/apply';
import { needProject } from './products/ieo/project';
import { callAs, openExchange } from './testing/exchange';
import { available, emptyAccount, fillAccount, idOf, MOST } from './testing/full-account';
import { LONG_BTC } from './testing/futures-bench';
import type { Body } from './testing/world';

/** Two customers. The account of the first one is at the balance limit. */
const BOTH = ['trader', 'verified-2'] as const;
const [TERN, PROJECT] = ['TERN', 4] as const;

let exchange: Exchange;
beforeEach(() => {
  exchange = openExchange();
});

const accepted = (body: Body) => expect([body.type, body.reason]).toEqual(['ok', undefined]);
const rowsOf = () => exchange.world.tables;
const subscribe = () => {
  for (const who of BOTH) accepted(callAs(exchange, who, 'POST /project/order', { project_id: PROJECT, amount: '20' }));
};
const orderOf = (userId: number) => rowsOf().subscriptions.list('user', userId)[0];
const coinsOf = (userId: number) => Number(exchange.world.ledger.available(userId, 'change', TERN));
const isListed = () => exchange.market.isListed(needProject(exchange.world, PROJECT).instrument.index, exchange.nowMs);

/** The whale opens a position that both copy. */
function openCopies(): void {
  exchange.control('people.grant', { who: 'whale', asset: 'USDT', kind: 'lever', amount: '100000' });
  exchange.world.commit(() => becomeTrader(exchange.world, idOf(exchange, 'whale')), null);
  const follow = { trader_user_id: idOf(exchange, 'whale'), type: 1, number: '0.1' } as const;
  for (const who of BOTH) accepted(callAs(exchange, who, 'POST /follow/follow', follow));
  accepted(callAs(exchange, 'whale', 'POST /lever/submit', { ...LONG_BTC, target_profit_price: '99000' }));
  exchange.advanceTo(exchange.nowMs + 1000);
}

interface Case {
  readonly account: AccountKind;
  /** Starts something that will credit both of them. */
  readonly begin: () => void;
  readonly ms: number;
  readonly isDone: (userId: number) => boolean;
}

const CASES: Readonly<Record<string, Case>> = {
  'the allotment of a token sale': {
    account: 'change',
    begin: subscribe,
    ms: 3 * DAY_MS,
    isDone: (userId) => isListed() && orderOf(userId)?.status === 3 && coinsOf(userId) > 0,
  },
  'the copies of a position': {
    account: 'lever',
    begin() {
      openCopies();
      expect(rowsOf().leverOrders.all()).toHaveLength(3);
      exchange.control('market.set', { symbol: 'BTC/USDT', price: '120000' });
    },
    ms: 60_000,
    isDone: (userId) => rowsOf().leverOrders.list('user', userId)[0]?.closeReason === 'trader',
  },
  'the rebates of a day': {
    account: 'change',
    begin() {
      const invited = { trader: 'vip-1', 'verified-2': 'vip-2' } as const;
      for (const inviter of BOTH) {
        const who = invited[inviter];
        const patch = { parentId: idOf(exchange, inviter) };
        exchange.world.commit(() => void rowsOf().users.update(idOf(exchange, who), patch), null);
        exchange.control('people.grant', { who, asset: 'USDT', kind: 'micro', amount: '1000' });
        const option = { match_id: 101, currency_id: 3, type: 1, seconds: 30, number: '100' } as const;
        accepted(callAs(exchange, who, 'POST /microtrade/submit', option));
      }
    },
    ms: DAY_MS,
    isDone: (userId) => rowsOf().rebates.count('user', userId) === 1,
  },
  'the deposits of an auction': {
    account: 'change',
    begin() {
      const listed = { price: '10', increase: '1', minutes: 60, rivals: 'none' };
      const { code } = exchange.control('nft.list', listed) as ControlResult<'nft.list'>;
      for (const who of ['vip-1', ...BOTH] as const)
        accepted(callAs(exchange, who, 'POST /bind_box/marginNFT', { code }));
      accepted(callAs(exchange, 'vip-1', 'POST /bind_box/auctionNFT', { code, price: '11' }));
    },
    ms: HOUR_MS,
    isDone: (userId) =>
      rowsOf()
        .nftMargins.all()
        .find((row) => row.userId === userId)?.state === 'refunded',
  },
};

const [full, other] = BOTH.map((who: PersonaName) => () => idOf(exchange, who)) as [() => number, () => number];

describe('a customer at the balance limit does not hold up the others', () => {
  it.each(Object.entries(CASES))(
    'of %s, and is credited the same when there is room again',
    (_what, { account, ...one }) => {
      one.begin();
      fillAccount(exchange, account);
      exchange.advanceTo(exchange.nowMs + one.ms);
      expect([one.isDone(other()), one.isDone(full())]).toEqual([true, false]);
      expect(available(exchange, account, full()).toFixed()).toBe(MOST);
      emptyAccount(exchange, account);
      exchange.advanceTo(exchange.nowMs + DAY_MS);
      expect(one.isDone(full())).toBe(true);
      expect(exchange.world.ledger.checkBooks()).toEqual([]);
    },
  );

  it.each(Object.entries(CASES))('of %s, and the postponed event is tried rarely', (_what, { account, ...one }) => {
    one.begin();
    fillAccount(exchange, account);
    exchange.advanceTo(exchange.nowMs + one.ms + 10 * DAY_MS);
    const waiting = exchange.world.scheduler.all().filter(({ waitedMs }) => waitedMs !== undefined);
    expect(waiting).toMatchObject([{ id: expect.stringContaining('/'), waitedMs: DAY_MS }]);
    const again = Exchange.restore(exchange.snapshot(), exchange.journal.toJSON());
    expect(again.hash()).toBe(exchange.hash());
  });
});

it('a follower whose margin would exceed the balance limit is skipped, and the others copy', () => {
  const { world } = exchange;
  fillAccount(exchange, 'lever');
  const note = { atMs: world.nowMs, reason: 'transfer', ref: 'test' } as const;
  const all = available(exchange, 'lever', full());
  world.commit(() => void world.ledger.freeze(full(), 'lever', 'USDT', all, note), null);
  exchange.control('people.grant', { who: 'trader', asset: 'USDT', kind: 'lever', amount: '10000' });
  openCopies();
  expect(
    rowsOf()
      .leverOrders.all()
      .map(({ userId }) => userId),
  ).toEqual([idOf(exchange, 'whale'), other()]);
  expect(rowsOf().copyNotes.all()).toMatchObject([{ userId: full(), kind: 'skipped', code: 'balance_limit' }]);
});

it('tryWithinLimit undoes only the part that exceeds the limit, and the rest of the command stays', () => {
  const { world } = exchange;
  const own = userAccount(full(), 'change', 'USDT');
  const note = { atMs: world.nowMs, reason: 'transfer', ref: 'test' } as const;
  const part = (amount: string) => () => {
    world.ledger.transfer(houseAccount('house:otc', 'USDT'), own, money('1'), note);
    world.tables.users.update(full(), { score: Number(amount.length) });
    world.push(full(), 'project', { type: 'project', id: amount.length, phase: 'open' });
    world.ledger.transfer(houseAccount('house:otc', 'USDT'), own, money(amount), note);
  };
  const before = available(exchange, 'change', full());
  exchange.drainPrivateEvents();
  world.commit(() => {
    expect([part('20'), part(MOST), part('300')].map((one) => world.tryWithinLimit(one))).toEqual([true, false, true]);
  }, null);
  expect(available(exchange, 'change', full()).minus(before).toFixed()).toBe('322');
  expect(world.tables.users.need(full()).score).toBe(3);
  expect(exchange.drainPrivateEvents()).toMatchObject([{ payload: { id: 2 } }, { payload: { id: 3 } }]);
  expect(() => world.commit(() => void world.tryWithinLimit(() => expect.unreachable('a defect')), null)).toThrow();
});
