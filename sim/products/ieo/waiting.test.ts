import { beforeEach, describe, expect, it } from 'vitest';
import { money } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import type { Exchange } from '../../core';
import { callAs, openExchange } from '../../testing/exchange';
import { book, emptyAccount, fillAccount, idOf, MOST } from '../../testing/full-account';

/** Two customers. The account of the first one is at the balance limit. */
const BOTH = ['trader', 'verified-2'] as const;
const [TERN, PROJECT] = ['TERN', 4] as const;

let exchange: Exchange;
beforeEach(() => {
  exchange = openExchange();
  for (const who of BOTH) callAs(exchange, who, 'POST /project/order', { project_id: PROJECT, amount: '20' });
});
const full = () => idOf(exchange);

const commit = (work: () => void) => exchange.world.commit(work, null);
const note = () => ({ atMs: exchange.nowMs, reason: 'transfer', ref: 'test' }) as const;
const give = (amount: string) => book(exchange, 'change', amount, full(), TERN);
const freeze = () => commit(() => void exchange.world.ledger.freeze(full(), 'change', TERN, money(MOST), note()));
const release = () => commit(() => void exchange.world.ledger.release(full(), 'change', TERN, money(MOST), note()));

/**
 * What an application waits for; what leaves no room, and what makes room again; and its status and amounts while it
 * waits.
 */
type Case = readonly [what: string, fill: () => void, empty: () => void, shown: readonly [number, number, boolean]];
const CASES: readonly Case[] = [
  ['its refund', () => fillAccount(exchange, 'change'), () => emptyAccount(exchange, 'change'), [1, 0, false]],
  ['its coins', () => [give(MOST), freeze()], () => [release(), give(`-${MOST}`)], [2, 0, true]],
  ['its coins to be unlocked', () => give(MOST), () => give(`-${MOST}`), [3, 1, true]],
];

const shownTo = (who: (typeof BOTH)[number]) => {
  const { message } = callAs(exchange, who, 'GET /user/project/order');
  const [row] = (message as { data: { status: number; locked: number; allocated: string | null }[] }).data;
  return [row?.status, row?.locked, row?.allocated !== null];
};

describe('an application', () => {
  it.each(CASES)(
    'that waits for %s is listed as waiting, and then runs the remaining steps',
    (_what, fill, empty, shown) => {
      fill();
      exchange.advanceTo(exchange.nowMs + 3 * DAY_MS);
      expect(BOTH.map(shownTo)).toEqual([shown, [3, 0, true]]);
      empty();
      exchange.advanceTo(exchange.nowMs + DAY_MS);
      expect(shownTo('trader')).toEqual([3, 0, true]);
      const [own, others] = BOTH.map((who) => exchange.world.ledger.available(idOf(exchange, who), 'change', TERN));
      expect([own?.gt(0), own?.toFixed()]).toEqual([true, others?.toFixed()]);
      const messages = exchange.world.tables.messages.all().filter(({ userId }) => userId === full());
      expect(messages.filter(({ kind }) => kind === 'ieoListed')).toHaveLength(1);
    },
  );
});
