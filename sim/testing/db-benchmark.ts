import { Database } from '../db/database';
import { defineTable } from '../db/table-definition';
import { UndoLog } from '../db/undo-log';

/**
 * A measurement. `run` gets the clock as an argument, because the core must not read one, and returns the median in
 * `unit`.
 */
export interface Benchmark {
  readonly name: string;
  readonly unit: string;
  /** The median should not exceed this, in `unit`. The benchmark only reports whether it does. */
  readonly target: number;
  run(now: () => number): number;
}

interface OrderRow {
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly status: string;
  readonly price: string;
  readonly amount: string;
  readonly filled: string;
  readonly createdAtMs: number;
}

const orders = defineTable<OrderRow>()({
  name: 'benchOrders',
  key: 'id',
  indexes: {
    byUserStatus: (row) => `${row.userId}|${row.status}`,
    byStatus: (row) => row.status,
  },
});

const ROWS = 100_000;
const USERS = 1_000;

function filledTable() {
  const undo = new UndoLog();
  const table = new Database({ orders }, undo).tables.orders;
  for (let i = 0; i < ROWS; i += 1) {
    const id = table.nextId();
    table.insert({
      id,
      userId: (i % USERS) + 1,
      symbol: 'BTC/USDT',
      status: i % 3 === 0 ? 'open' : 'done',
      price: `${60_000 + (i % 977)}.5`,
      amount: '0.01',
      filled: '0',
      createdAtMs: 1_767_600_000_000 + i,
    });
  }
  return { table, undo };
}

/** Median cost of one call in microseconds, measured in batches, so that the clock's resolution does not matter. */
export function medianMicros(
  now: () => number,
  batches: number,
  perBatch: number,
  call: (i: number) => unknown,
): number {
  const costs: number[] = [];
  // The returned values are used, or the engine could optimise the calls away.
  let returned = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const begun = now();
    for (let i = 0; i < perBatch; i += 1) if (call(batch * perBatch + i) !== undefined) returned += 1;
    costs.push(((now() - begun) * 1_000) / perBatch);
  }
  costs.sort((a, b) => a - b);
  if (returned > batches * perBatch) throw new Error('counted too many calls');
  return costs[batches >> 1] as number;
}

/** Visits the whole range in an order without locality, so that CPU caches do not help. */
const scattered = (i: number, size: number) => (Math.imul(i, 2_654_435_761) >>> 0) % size;

export const dbBenchmarks: readonly Benchmark[] = [
  {
    name: 'db: get by id, 100,000 rows',
    unit: 'us',
    target: 1,
    run(now) {
      const { table } = filledTable();
      return medianMicros(now, 101, 1_000, (i) => table.get(scattered(i, ROWS) + 1));
    },
  },
  {
    name: 'db: ten newest open orders of a user, 100,000 rows',
    unit: 'us',
    target: 2,
    run(now) {
      const { table } = filledTable();
      const page = { limit: 10, newestFirst: true };
      return medianMicros(now, 101, 1_000, (i) => table.list('byUserStatus', `${scattered(i, USERS) + 1}|open`, page));
    },
  },
  {
    name: 'db: update that moves a row between indexes, 100,000 rows',
    unit: 'us',
    target: 15,
    run(now) {
      const { table, undo } = filledTable();
      return medianMicros(now, 101, 200, (i) => {
        undo.begin();
        table.update(scattered(i, ROWS) + 1, { status: i % 2 === 0 ? 'done' : 'open', filled: '0.01' });
        undo.commit();
      });
    },
  },
  {
    name: 'db: insert, from 100,000 rows on',
    unit: 'us',
    target: 15,
    run(now) {
      const { table } = filledTable();
      const row = table.need(1);
      return medianMicros(now, 101, 200, () => table.insert({ ...row, id: table.nextId() }));
    },
  },
  {
    name: 'db: state hash after 100 writes, 100,000 rows',
    unit: 'us',
    target: 1_000,
    run(now) {
      const { table } = filledTable();
      table.hashPair();
      return medianMicros(now, 31, 1, (batch) => {
        for (let i = 0; i < 100; i += 1) table.update(scattered(batch * 100 + i, ROWS) + 1, { filled: `0.${batch}1` });
        table.hashPair();
      });
    },
  },
];
