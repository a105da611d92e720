import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../core';
import { PERSONAS, personaEmail } from '../../products/accounts/personas';
import { findUser } from '../../products/accounts/users';
import { isCustomer } from '../../products/nft/people';
import { openExchange } from '../../testing/exchange';
import type { Body } from '../../testing/world';
import { scenarioNamed, scenarioNames } from './library';

type Row = Readonly<Record<string, unknown>>;
interface AnyTable {
  all(): readonly Row[];
}

/** How a row names its customer: columns with a user id, and tables whose row id is the user id. */
const OWNERS = ['userId', 'ownerId', 'authorId', 'followerId', 'traderId'];
const BY_NUMBER = ['identities', 'marginWarnings', 'supportThreads', 'users'];
/** Instants that belong to the artwork and not to its owner. */
const OF_THE_WORK = ['madeMs', 'startMs', 'endMs'];
/** Columns whose instants must lie in the past. Other instants of a row may lie in the future. */
const HAS_BEEN = ['createdMs', 'atMs', 'askedMs', 'reviewedMs', 'givenMs', 'openedMs', 'updatedMs', 'ownedSinceMs'];

function datesOf({ world }: Exchange) {
  const users = new Map(world.tables.users.all().map((user) => [user.id, user]));
  return Object.entries(world.tables as unknown as Record<string, AnyTable>).flatMap(([table, rows]) =>
    rows.all().flatMap((row) => {
      const owners = [...OWNERS.map((column) => row[column]), BY_NUMBER.includes(table) ? row.id : undefined];
      const known = owners.flatMap((id) => (typeof id === 'number' && isCustomer(id) ? (users.get(id) ?? []) : []));
      return Object.entries(row).flatMap(([column, value]) =>
        column.endsWith('Ms') && typeof value === 'number' && value > 0 && !OF_THE_WORK.includes(column)
          ? known.map((user) => ({ what: `${table}.${column} of ${user.nickname}`, atMs: value, user, column }))
          : [],
      );
    }),
  );
}

/** All personas. The simulated traders whom customers may copy are left out, because nobody signs in as one of them. */
const personas = ({ world }: Exchange) =>
  Object.keys(PERSONAS).flatMap((name) => findUser(world, personaEmail(name)) ?? []);

describe.each(scenarioNames())('%s begins with records', (name) => {
  const exchange = openExchange(name);
  const { world, nowMs } = exchange;

  it('that are neither from before the customer joined nor of the future', () => {
    const dates = datesOf(exchange);
    expect(dates.length).toBeGreaterThan(50);
    expect(dates.filter(({ atMs, user }) => atMs < user.createdMs).map(({ what }) => what)).toEqual([]);
    const future = dates.filter(({ atMs, column }) => atMs > nowMs && HAS_BEEN.includes(column));
    expect(future.map(({ what }) => what)).toEqual([]);
  });

  it('with consistent dates of joining, invitation and verification', () => {
    for (const { id, createdMs, parentId, reviewStatus, advancedStatus, nickname } of personas(exchange)) {
      const sentAt = (kind: string, level = 0) =>
        world.tables.messages
          .list('user', id)
          .filter((sent) => sent.kind === kind && (level === 0 || JSON.parse(sent.data).level === level))
          .map((sent) => sent.createdMs);
      const scoredAt = (rule: string) =>
        world.tables.creditEntries
          .all()
          .flatMap((entry) => (entry.userId === id && entry.rule === rule ? entry.atMs : []));
      expect([nickname, sentAt('welcome')]).toEqual([nickname, [createdMs]]);
      expect([nickname, sentAt('identityApproved', 1)]).toEqual([
        nickname,
        reviewStatus === 2 ? scoredAt('identityBasic') : [],
      ]);
      expect([nickname, sentAt('identityApproved', 2)]).toEqual([
        nickname,
        advancedStatus === 2 ? scoredAt('identityAdvanced') : [],
      ]);
      const shown = world.tables.identities.get(id);
      if (shown && shown.reviewedMs > 0) expect([...sentAt('identityApproved')].at(-1)).toBe(shown.reviewedMs);
      const inviter = world.tables.users.get(parentId);
      if (inviter) expect(createdMs).toBeGreaterThan(inviter.createdMs);
    }
  });
});

it.each(scenarioNames())('%s welcomes newcomers alone with a pop-up', (name) => {
  const exchange = openExchange(name);
  const { message } = exchange.call({ id: '', method: 'GET', path: '/news/index_pop', fields: {}, token: '' })
    .body as Body;
  expect(message === null).toBe(scenarioNamed(name).signIn !== undefined);
});
