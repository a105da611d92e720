import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Database } from './database';
import { SortedKeys } from './sorted-keys';
import { defineTable } from './table-definition';
import { UndoLog } from './undo-log';

interface OrderRow {
  readonly id: number;
  readonly userId: number;
  readonly status: 'open' | 'done';
  readonly amount: string;
  readonly note: string | null;
}

const orders = defineTable<OrderRow>()({
  name: 'orders',
  key: 'id',
  indexes: {
    byUserStatus: (row) => `${row.userId}|${row.status}`,
    openByUser: (row) => (row.status === 'open' ? row.userId : null),
  },
});
const sessions = defineTable<{ token: string; userId: number }>()({ name: 'sessions', key: 'token' });

function open() {
  const undo = new UndoLog();
  const database = new Database({ orders, sessions }, undo);
  return { undo, database, ...database.tables };
}
const order = (id: number, patch: Partial<OrderRow> = {}): OrderRow => ({
  id,
  userId: 1,
  status: 'open',
  amount: '1.00000000',
  note: null,
  ...patch,
});

describe('a table', () => {
  it('hands out rows that later writes do not change', () => {
    const { orders } = open();
    orders.insert(order(1));
    const before = orders.need(1);
    const after = orders.update(1, { status: 'done' });
    expect(before).toEqual(order(1));
    expect(after).toEqual(order(1, { status: 'done' }));
    expect(orders.get(1)).toBe(after);
    expect(() => Object.assign(after, { status: 'open' })).toThrow(TypeError);
  });

  it('copies what it is given', () => {
    const { orders } = open();
    const mine = { ...order(1) };
    orders.insert(mine);
    Object.assign(mine, { amount: '9' });
    expect(orders.need(1).amount).toBe('1.00000000');
  });

  it('lists by index in the order of primary keys, whatever the order of writing', () => {
    const { orders } = open();
    for (const id of [5, 2, 9, 4, 7]) orders.insert(order(id));
    orders.update(4, { status: 'done' });
    orders.update(4, { status: 'open' });
    orders.update(7, { userId: 2 });
    const ids = (page: object) => orders.list('byUserStatus', '1|open', page).map((row) => row.id);
    expect(ids({})).toEqual([2, 4, 5, 9]);
    expect(ids({ newestFirst: true, limit: 2 })).toEqual([9, 5]);
    expect(ids({ newestFirst: true, offset: 1, limit: 2 })).toEqual([5, 4]);
    expect(ids({ offset: 9 })).toEqual([]);
    expect(orders.count('byUserStatus', '1|open')).toBe(4);
    expect(orders.first('openByUser', 1)?.id).toBe(2);
    expect(orders.first('openByUser', '2')?.id).toBe(7);
    expect(orders.count('openByUser', 3)).toBe(0);
    expect(orders.all().map((row) => row.id)).toEqual([2, 4, 5, 7, 9]);
  });

  it('takes text as primary key', () => {
    const { sessions } = open();
    for (const token of ['b', 'a', 'c']) sessions.insert({ token, userId: 1 });
    sessions.remove('b');
    expect(sessions.all().map((row) => row.token)).toEqual(['a', 'c']);
  });

  it('never returns an id that was used', () => {
    const { orders } = open();
    expect(orders.nextId()).toBe(1);
    orders.insert(order(41));
    expect(orders.nextId()).toBe(42);
    orders.remove(41);
    expect(orders.nextId()).toBe(43);
  });

  const bad = (row: object) => ({ ...order(2), ...row }) as unknown as OrderRow;
  it.each<[string, (table: ReturnType<typeof open>['orders']) => unknown, RegExp]>([
    ['a second row with the same key', (t) => t.insert(order(1)), /row 1 exists already/],
    ['an update of a missing row', (t) => t.update(3, { note: '' }), /no row 3/],
    ['a removal of a missing row', (t) => t.remove(3), /no row 3/],
    ['a new key', (t) => t.update(1, { id: 2 } as object), /key id of a row cannot change/],
    ['a bigint', (t) => t.insert(bad({ amount: 10n })), /amount: 10 is not/],
    ['an object', (t) => t.insert(bad({ note: {} })), /note: .* is not/],
    ['not a number', (t) => t.insert(bad({ userId: Number.NaN })), /userId: NaN is not/],
    ['undefined', (t) => t.update(1, { note: undefined } as object), /note: undefined is not/],
    ['an unknown column', (t) => t.insert(bad({ color: 'red' })), /the columns are/],
    [
      'a missing column',
      (t) => t.insert({ id: 2, userId: 1, status: 'open', amount: '1' } as OrderRow),
      /note: undefined/,
    ],
  ])('throws on %s and changes nothing', (_case, write, message) => {
    const { orders } = open();
    orders.insert(order(1));
    const before = orders.hashPair();
    expect(() => write(orders)).toThrow(message);
    expect(orders.hashPair()).toEqual(before);
    expect(orders.all()).toEqual([order(1)]);
  });

  it('does not open two tables of one name', () => {
    expect(() => new Database({ orders, others: orders }, new UndoLog())).toThrow('two tables are called orders');
  });

  it('refuses a snapshot of another build', () => {
    expect(() => open().database.load({ orders: { nextId: 1, columns: [], rows: [] } })).toThrow(/no table sessions/);
  });
});

/** One command: some writes, then committed or rolled back. Writes that are not possible are skipped. */
const write = fc.record({
  kind: fc.constantFrom('insert', 'update', 'remove', 'nextId'),
  id: fc.integer({ min: 1, max: 30 }),
  userId: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom('open' as const, 'done' as const),
});
const command = fc.record({ writes: fc.array(write, { maxLength: 8 }), isKept: fc.boolean() });

function run(state: ReturnType<typeof open>, { writes, isKept }: { writes: readonly Write[]; isKept: boolean }) {
  const { orders, undo } = state;
  undo.begin();
  for (const { kind, id, userId, status } of writes) {
    if (kind === 'nextId') orders.nextId();
    else if (kind === 'insert' && !orders.get(id)) orders.insert(order(id, { userId, status }));
    else if (kind === 'update' && orders.get(id)) orders.update(id, { userId, status });
    else if (kind === 'remove' && orders.get(id)) orders.remove(id);
  }
  if (isKept) undo.commit();
  else undo.rollback();
}
type Write = { kind: string; id: number; userId: number; status: 'open' | 'done' };

describe('properties of a table', () => {
  it('equals its former state after a rollback, and the dump after a restore', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const state = open();
        const committedOnly = open();
        for (const each of commands) {
          const before = state.orders.dump();
          run(state, each);
          if (each.isKept) run(committedOnly, each);
          else expect(state.orders.dump()).toEqual(before);
          expect(state.database.hashPair()).toEqual(committedOnly.database.hashPair());
        }
        const restored = open();
        restored.orders.insert(order(99));
        restored.database.load(JSON.parse(JSON.stringify(state.database.dump())));
        expect(restored.orders.all()).toEqual(state.orders.all());
        expect(restored.database.hashPair()).toEqual(state.database.hashPair());
        expect(restored.orders.nextId()).toBe(state.orders.nextId());
      }),
      { numRuns: 100 },
    );
  });

  it('has the same result by index as by a plain search', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const state = open();
        for (const each of commands) run(state, each);
        const all = state.orders.all();
        for (const userId of [1, 2, 3]) {
          const expected = all.filter((row) => row.userId === userId && row.status === 'open');
          expect(state.orders.list('byUserStatus', `${userId}|open`)).toEqual(expected);
          expect(state.orders.list('openByUser', userId, { newestFirst: true })).toEqual(expected.toReversed());
          expect(state.orders.count('openByUser', userId)).toBe(expected.length);
          expect(state.orders.first('openByUser', userId)).toEqual(expected[0]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('keeps long lists of keys sorted across their chunks', () => {
    const step = fc.record({ key: fc.integer({ min: 0, max: 3_000 }), isIn: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1_500, maxLength: 4_000 }), fc.nat(1_000), (steps, offset) => {
        const list = new SortedKeys<number>();
        const plain = new Set<number>();
        for (let key = 0; key < 3_000; key += 2) {
          list.add(key);
          plain.add(key);
        }
        for (const { key, isIn } of steps) {
          if (isIn && !plain.has(key)) list.add(key);
          if (!isIn && plain.has(key)) list.remove(key);
          if (isIn) plain.add(key);
          else plain.delete(key);
        }
        const sorted = [...plain].sort((a, b) => a - b);
        expect(list.page({})).toEqual(sorted);
        expect(list.page({ offset, limit: 50 })).toEqual(sorted.slice(offset, offset + 50));
        expect(list.page({ offset, limit: 50, newestFirst: true })).toEqual(
          sorted.toReversed().slice(offset, offset + 50),
        );
        expect(list.size).toBe(sorted.length);
        expect(list.first()).toBe(sorted[0]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the undo log', () => {
  it('runs inverses backwards and only when a transaction is open', () => {
    const undo = new UndoLog();
    const seen: number[] = [];
    undo.record(() => seen.push(0));
    undo.begin();
    for (const n of [1, 2, 3]) undo.record(() => seen.push(n));
    undo.rollback();
    expect(seen).toEqual([3, 2, 1]);
    undo.begin();
    undo.record(() => seen.push(4));
    undo.commit();
    expect(seen).toEqual([3, 2, 1]);
  });

  it('holds one transaction at a time', () => {
    const undo = new UndoLog();
    expect(() => undo.commit()).toThrow('no transaction is open');
    expect(() => undo.rollback()).toThrow('no transaction is open');
    undo.begin();
    expect(undo.isOpen).toBe(true);
    expect(() => undo.begin()).toThrow('open already');
  });
});
