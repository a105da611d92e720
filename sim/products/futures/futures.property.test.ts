import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { riskRate } from '@/domain/futures/futures';
import { Decimal, max, ZERO } from '@/domain/money/money';
import { ticksToDecimalString } from '../../market/instruments';
import { type FuturesBench, openFuturesBench } from '../../testing/futures-bench';
import { type Customer, marketOf } from '../../testing/world';
import { openSession } from '../accounts/sessions';
import { marginAccount, openPositions, profitAtMark, profitNow, riskOf } from './account';
import { OPEN, WAITING } from './tables';

/** In USDT. */
const GRANTED = { maya: '3000', budi: '800' } as const;
const MARKETS = ['BTC/USDT', 'ETH/USDT', 'DOGE/USDT'].map(marketOf);

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      who: fc.nat(1),
      market: fc.nat(MARKETS.length - 1),
      type: fc.constantFrom(1, 2),
      status: fc.constantFrom(0, 1),
      /** In hundredths of a percent of the last price. */
      price: fc.integer({ min: 9700, max: 10_300 }),
      share: fc.integer({ min: 1, max: 400 }),
      multiple: fc.constantFrom(5, 20, 100),
      trigger: fc.constantFrom(true, false, false),
      /** Distance of the stops from the order's price in percent. */
      stops: fc.constantFrom(0, 2, 10),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('close', 'part', 'later', 'later', 'reverse', 'cancel', 'cancel_close', 'stop'),
      who: fc.nat(1),
      id: fc.integer({ min: 1, max: 12 }),
      percent: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('batch' as const), who: fc.nat(1), type: fc.constantFrom(0, 1, 2) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 40_000_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      market: fc.nat(MARKETS.length - 1),
      percent: fc.integer({ min: -15, max: 15 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function fieldsOf(bench: FuturesBench, action: Extract<Step, { do: 'order' }>) {
  const one = MARKETS[action.market] ?? marketOf('BTC/USDT');
  const last = bench.world.market.lastTicks(one.index, bench.world.nowMs);
  const target = ticksToDecimalString(one, Math.max(1, Math.floor((last * action.price) / 10_000)));
  const { type, status, share, multiple } = action;
  const stopAt = (percent: number) =>
    action.stops === 0
      ? ''
      : ticksToDecimalString(one, Math.max(1, Math.floor((Number(last) * (100 + percent)) / 100)));
  const [profit, loss] = [stopAt(action.stops), stopAt(-action.stops)];
  return {
    currency_id: one.currencyId,
    legal_id: one.legalId,
    type,
    status,
    share,
    multiple,
    target_price: target,
    ...(action.trigger && { trigger_price: target }),
    target_profit_price: type === 1 ? profit : loss,
    stop_loss_price: type === 1 ? loss : profit,
  };
}

function run(bench: FuturesBench, people: readonly Customer[], action: Step): void {
  if (action.do === 'wait') {
    bench.advance(action.ms);
    return;
  }
  if (action.do === 'move') {
    const atSec = Math.floor(bench.world.nowMs / 1000) + 1;
    const { index } = MARKETS[action.market] ?? marketOf('BTC/USDT');
    bench.world.intervene(index, { kind: 'shock', atSec, percent: action.percent, rampSec: 5 });
    return;
  }
  const { token } = people[action.who] as Customer;
  const before = bench.world.hash();
  const reply =
    action.do === 'order'
      ? bench.call('POST /lever/submit', fieldsOf(bench, action), token)
      : action.do === 'batch'
        ? bench.call('POST /lever/batch_close', { type: action.type }, token)
        : action.do === 'stop'
          ? stop(bench, action.id, action.percent, token)
          : action.do === 'later'
            ? closeLater(bench, action, token)
            : action.do === 'part'
              ? bench.call('POST /lever/close', { id: action.id, share: action.percent * 7 }, token)
              : bench.call(
                  `POST /lever/${action.do as 'close' | 'reverse' | 'cancel' | 'cancel_close'}`,
                  { id: action.id },
                  token,
                );
  if (reply.type !== 'ok') expect(bench.world.hash()).toBe(before);
}

/** A close order for some lots, on either side of the market. */
function closeLater(bench: FuturesBench, { id, percent }: { id: number; percent: number }, token: string) {
  const row = bench.world.tables.leverOrders.get(id);
  const one = bench.world.instruments[row?.symbolIndex ?? 0] ?? marketOf('BTC/USDT');
  const last = bench.world.market.lastTicks(one.index, bench.world.nowMs);
  const price = ticksToDecimalString(one, Math.floor((last * (103 - percent)) / 100));
  return bench.call('POST /lever/close', { id, share: percent * 11, target_price: price }, token);
}

function stop(bench: FuturesBench, id: number, percent: number, token: string) {
  const row = bench.world.tables.leverOrders.get(id);
  const one = bench.world.instruments[row?.symbolIndex ?? 0] ?? marketOf('BTC/USDT');
  const last = bench.world.market.lastTicks(one.index, bench.world.nowMs);
  const at = (share: number) => ticksToDecimalString(one, Math.floor((last * (100 + share)) / 100));
  const up = row?.direction === 1 ? percent : -percent;
  return bench.call('POST /lever/setstop', { id, target_profit_price: at(up), stop_loss_price: at(-up) }, token);
}

function login({ world }: FuturesBench, id: number): string {
  return world.transaction(() => ({ accepted: true, token: openSession(world, world.tables.users.need(id)) })).token;
}

/** What the customers own by their orders: the grants, the results of what is closed, less the fees of what opened. */
const worthByOrders = (bench: FuturesBench, people: readonly Customer[]) =>
  people
    .flatMap(({ id }) => bench.world.tables.leverOrders.list('user', id))
    .reduce((sum, row) => {
      const costs = row.openedMs > 0 ? new Decimal(row.fee).add(row.overnightPaid) : ZERO;
      return sum.add(row.profit).sub(costs);
    }, new Decimal(GRANTED.maya).add(GRANTED.budi));

const insurance = (bench: FuturesBench) => bench.world.ledger.houseBalance('house:insurance', 'USDT');
const hasNothing = (bench: FuturesBench, who: Customer) =>
  Object.values(bench.balance(who)).every((amount) => amount === '0');

/** The invariants after every step. */
function check(bench: FuturesBench, people: readonly Customer[], insuredBefore: Decimal): void {
  const { leverOrders } = bench.world.tables;
  expect(bench.world.ledger.checkBooks()).toEqual([]);
  for (const who of people) {
    const live = [WAITING, OPEN].flatMap((status) => leverOrders.list('userStatus', `${who.id}|${status}`));
    const held = live.reduce((sum, row) => sum.add(row.margin).add(row.status === WAITING ? row.fee : 0), ZERO);
    expect(bench.balance(who).frozen).toBe(held.toFixed());
    // A close order waits for an open position only, and each has its trigger.
    for (const { id, positionId, userId } of bench.world.tables.leverCloses.all()) {
      expect(leverOrders.need(positionId)).toMatchObject({ status: OPEN, userId });
      expect(bench.world.triggers.get(`lever:close:${String(id).padStart(9, '0')}`)).toBeDefined();
    }
    // No account stays at or below the liquidation rate: a margin trigger that was passed fires within the second.
    const markRate = () =>
      riskRate(marginAccount(bench.world, who.id, openPositions(bench.world, who.id), profitAtMark));
    if (markRate().lte(10)) bench.advance(2_000);
    const rate = markRate();
    expect(rate.isZero() || rate.gt(10), `risk rate ${rate}`).toBe(true);
  }
  const owned = people.map(bench.balance).reduce((sum, one) => sum.add(one.available).add(one.frozen), ZERO);
  expect(owned.toFixed()).toBe(worthByOrders(bench, people).toFixed());
  // The insurance fund pays only when a customer has lost everything.
  if (!insurance(bench).eq(insuredBefore)) expect(people.some((who) => hasNothing(bench, who))).toBe(true);
}

describe('any session of futures', () => {
  it('keeps the books balanced, freezes exactly what is open, and closing everything at any price conserves money', () => {
    const session = fc.array(step, { minLength: 5, maxLength: 40 });
    fc.assert(
      fc.property(session, (steps) => {
        const bench = openFuturesBench();
        const people = [bench.trader('maya', GRANTED.maya), bench.trader('budi', GRANTED.budi, 3)];
        for (const action of steps) {
          const insured = insurance(bench);
          run(bench, people, action);
          check(bench, people, insured);
        }
        for (const { id } of people) {
          // A new session for each customer.
          const token = login(bench, id);
          const open = bench.world.tables.leverOrders.list('userStatus', `${id}|${OPEN}`);
          const account = riskOf(bench.world, id).account;
          const expected = account.available
            .add(account.margins)
            .add(open.reduce((sum, row) => sum.add(profitNow(bench.world, row)), ZERO));
          // Limit orders are cancelled for a loss that is not covered otherwise.
          const inLimitOrders = new Decimal(bench.balance({ id, token }).frozen).sub(account.margins);
          const { reason } = bench.call('POST /lever/batch_close', { type: 0 }, token);
          // Even while the mark price follows a crash nobody has to wait.
          expect(reason).toBe(open.length === 0 ? 'nothing_to_close' : undefined);
          expect(openPositions(bench.world, id)).toEqual([]);
          const waiting = new Decimal(bench.balance({ id, token }).frozen);
          const left = new Decimal(bench.balance({ id, token }).available);
          // Each account ends with the value of its positions, and never below zero.
          const worth = expected.isNegative() ? max(expected.add(inLimitOrders), ZERO) : expected;
          expect(left.toFixed()).toBe(worth.toFixed());
          expect(waiting.isNegative()).toBe(false);
        }
        expect(bench.world.ledger.checkBooks()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
