import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestedLots } from '@/domain/copy/copy';
import { Decimal, ZERO } from '@/domain/money/money';
import { type CopyBench, openCopyBench } from '../../testing/copy-bench';
import { LONG_BTC } from '../../testing/futures-bench';
import type { Customer } from '../../testing/world';
import { openSession } from '../accounts/sessions';
import { riskOf } from '../futures/account';
import { type FuturesOrderRow, OPEN, WAITING } from '../futures/tables';
import { openTrades } from './trader-record';

const seed = Number(process.env.SEED ?? process.pid % 100_000);

/** Index of a customer. 0 is Maya, who is a trader; the others follow her and two simulated traders. */
const who = fc.nat(2);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      who,
      currency: fc.constantFrom(1, 2),
      type: fc.constantFrom(1, 2),
      share: fc.integer({ min: 1, max: 900 }),
      multiple: fc.constantFrom(5, 20, 100),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('close', 'part', 'hold', 'batch'), who, nth: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('follow' as const),
      who,
      trader: fc.nat(2),
      type: fc.constantFrom(1, 2),
      number: fc.constantFrom('0.25', '1', '2.345', '3', '5'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), who, trader: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 200_000_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), percent: fc.integer({ min: -12, max: 12 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Opened {
  readonly bench: CopyBench;
  readonly people: readonly Customer[];
  readonly traders: readonly number[];
}

function open(): Opened {
  const bench = openCopyBench();
  const people = [bench.trader('maya', '4000'), bench.trader('rizky', '900'), bench.trader('dewi', '60', 3)];
  const [maya] = people as [Customer];
  bench.promote(maya.id);
  return { bench, people, traders: [maya.id, bench.simulatedTrader(2).id, bench.simulatedTrader(12).id] };
}

function take({ bench, people, traders }: Opened, action: Step): void {
  const { world } = bench;
  if (action.do === 'wait') {
    bench.advance(action.ms);
    return;
  }
  if (action.do === 'move') {
    const atSec = Math.floor(world.nowMs / 1000) + 1;
    world.intervene(0, { kind: 'shock', atSec, percent: action.percent, rampSec: 5 });
    bench.advance(8000);
    return;
  }
  const { id } = people[action.who] as Customer;
  // Every step uses a new session.
  const session = () => ({ accepted: true, token: openSession(world, world.tables.users.need(id)) });
  const { token } = world.transaction(session);
  const before = world.hash();
  const reply = call(bench, action, id, traders, token);
  if (reply && reply.type !== 'ok') expect(world.hash()).toBe(before);
  bench.advance(0);
}

function call(bench: CopyBench, action: Step, id: number, traders: readonly number[], token: string) {
  const rows = bench.world.tables.leverOrders.list('userStatus', `${id}|${OPEN}`);
  if (action.do === 'order') {
    const { currency, type, share, multiple } = action;
    return bench.call('POST /lever/submit', { ...LONG_BTC, currency_id: currency, type, share, multiple }, token);
  }
  if (action.do === 'follow') {
    const { type, number } = action;
    return bench.call('POST /follow/follow', { trader_user_id: traders[action.trader] ?? 0, type, number }, token);
  }
  if (action.do === 'cancel')
    return bench.call('POST /follow/cancel', { follow_user_id: traders[action.trader] ?? 0 }, token);
  if (action.do === 'batch') return bench.call('POST /lever/batch_close', { type: 0 }, token);
  const row = rows['nth' in action ? action.nth % (rows.length || 1) : 0];
  if (!row) return null;
  if (action.do === 'part')
    return bench.call('POST /lever/close', { id: row.id, share: Math.ceil(row.share / 3) }, token);
  return action.do === 'close'
    ? bench.call('POST /lever/close', { id: row.id }, token)
    : bench.call('POST /follow/selfHolding', { transaction_id: row.id }, token);
}

/** The invariants after every step. `since` is the lowest order id that may be new. */
function check({ bench, people, traders }: Opened, since: number): void {
  const { world } = bench;
  const { leverOrders, copyNotes, follows } = world.tables;
  expect(world.ledger.checkBooks()).toEqual([]);
  for (const { id } of people) {
    const live = [WAITING, OPEN].flatMap((status) => leverOrders.list('userStatus', `${id}|${status}`));
    const held = live.reduce((sum, row) => sum.add(row.margin).add(row.status === WAITING ? row.fee : 0), ZERO);
    expect(world.ledger.frozen(id, 'lever', 'USDT').toFixed()).toBe(held.toFixed());
    const { rate } = riskOf(world, id);
    if (rate.lte(10)) bench.advance(2000);
    expect(follows.count('user', id)).toBeLessThanOrEqual(2);
  }
  const openIds = new Set(
    traders.flatMap((id) => openTrades(world, world.tables.traders.need(id)).map((row) => row.id)),
  );
  for (const row of leverOrders.all().filter(({ followUserId }) => followUserId !== 0)) {
    if (row.status === OPEN && row.orderType === 2) {
      expect(openIds, `copy ${row.id}`).toContain(row.followOrderId);
      expectInProportion(bench, row);
    }
    if (row.id >= since && row.partOf === 0) expectWithinMeans(bench, row);
  }
  const smallerNotes = copyNotes.all().filter(({ kind }) => kind === 'smaller');
  for (const { given, wanted } of smallerNotes) expect(given).toBeLessThan(wanted);
}

/** The copy has kept the same part of its lots as the trader's position, rounded up. */
function expectInProportion({ world }: CopyBench, copy: FuturesOrderRow): void {
  const source = world.tables.leverOrders.get(copy.followOrderId);
  if (!source) return;
  const first = ({ id, share }: FuturesOrderRow) =>
    world.tables.leverOrders.all().reduce((sum, row) => sum + (row.partOf === id ? row.share : 0), share);
  const kept = (first(copy) * source.share) / first(source);
  expect(copy.share - kept).toBeGreaterThanOrEqual(0);
  expect(copy.share - kept).toBeLessThan(1);
}

/** The follower could pay margin and fee, and the copy has the lots of the setting, or fewer with a note. */
function expectWithinMeans({ world }: CopyBench, row: FuturesOrderRow): void {
  const { records } = world.ledger.records({ userId: row.userId, kind: 'lever', offset: 0, limit: 100 });
  const taken = records.find(({ reason, ref }) => reason === 'copyMargin' && ref === String(row.id));
  if (!taken) throw new Error(`copy ${row.id} has no record`);
  expect(new Decimal(taken.before).gte(new Decimal(row.originMargin).add(row.fee))).toBe(true);
  const setting = world.tables.follows.first('pair', `${row.userId}|${row.followUserId}`);
  const source = world.tables.leverOrders.get(row.followOrderId);
  if (!setting || !source) return;
  const wanted = requestedLots(setting.type, new Decimal(setting.number), source.share);
  const note = world.tables.copyNotes
    .all()
    .find(({ orderId, userId }) => orderId === source.id && userId === row.userId);
  expect(row.share).toBe(note ? note.given : Math.min(wanted, 5000));
}

describe(`any session of copying, seed ${seed}`, () => {
  it("never has a copy above the follower's means or after its trader's position, and the books balance", () => {
    let copies = 0;
    let smaller = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
        const setup = open();
        const { leverOrders, copyNotes } = setup.bench.world.tables;
        for (const action of steps) {
          const since = (leverOrders.all({ limit: 1, newestFirst: true })[0]?.id ?? 0) + 1;
          take(setup, action);
          check(setup, since);
        }
        copies += leverOrders.all().filter(({ followUserId }) => followUserId !== 0).length;
        smaller += copyNotes.size;
      }),
      { seed, numRuns: 40 },
    );
    expect(copies).toBeGreaterThan(20);
    expect(smaller).toBeGreaterThan(5);
  });
});
