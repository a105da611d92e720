import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { answers } from '@/contract/answers';
import type { CallReply } from '@/contract/calls';
import { REBATE_SHARE } from '@/domain/membership/invitation';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { DAY_MS, exchangeDayStart } from '@/domain/time';
import { type LastingCustomer, lastingCustomer } from '../../testing/lasting-customer';
import { openBench } from '../../testing/world';
import { inThePast } from '../accounts/account-history';

const HOUR_MS = 3_600_000;
const BUY = { currency_id: 1, legal_id: 3, type: 1, target_price: '200000', order_type: 'market' };

/** Maya has invited Ana and Ben. Eve has no inviter. */
function invited() {
  const bench = openBench();
  const maya = lastingCustomer(bench, 'maya');
  const [ana, ben, eve] = ['ana', 'ben', 'eve'].map((name) =>
    lastingCustomer(bench, name, { USDT: '100000', 'lever:USDT': '10000', 'micro:USDT': '1000' }),
  ) as [LastingCustomer, LastingCustomer, LastingCustomer];
  bench.world.transaction(() => {
    for (const { id } of [ana, ben]) bench.world.tables.users.update(id, { parentId: maya.id });
    return { accepted: true };
  });
  const buy = (who: LastingCustomer, amount = '0.1') =>
    expect(who.call('POST /coin/trade', { ...BUY, amount })).toMatchObject({ type: 'ok' });
  const holds = (asset: string) => bench.world.ledger.available(maya.id, 'change', asset).toFixed();
  const toMidnight = () => bench.advance(exchangeDayStart(bench.world.nowMs) + DAY_MS - bench.world.nowMs);
  return { bench, world: bench.world, maya, ana, ben, eve, buy, holds, toMidnight };
}

const rebatesOf = (who: LastingCustomer) => who.call('GET /user/rebates').message as CallReply<'GET /user/rebates'>;

describe('rebates', () => {
  it('pays a fifth of the fees at midnight, not before, in one posting', () => {
    const { bench, world, ana, ben, eve, buy, holds, toMidnight } = invited();
    buy(ana);
    buy(ben, '0.05');
    buy(eve);
    bench.advance(HOUR_MS);
    expect(holds('BTC')).toBe('0');
    const before = world.ledger.entries().length;
    toMidnight();
    // The fee is 0.2 % of 0.15 BTC, 0.0003; the rebate is a fifth of it.
    expect(holds('BTC')).toBe('0.00006');
    const booked = world.ledger.entries().slice(before);
    expect(booked.map(({ reason, legs }) => [reason, legs.length])).toEqual([['rebate', 4]]);
    expect(world.ledger.checkBooks()).toEqual([]);
  });

  it('pays for futures and options fees as well, but not for overnight fees', () => {
    const { world, maya, ana, toMidnight } = invited();
    ana.call('POST /microtrade/submit', { match_id: 101, currency_id: 3, type: 1, seconds: 30, number: '100' });
    ana.call('POST /lever/submit', { currency_id: 1, legal_id: 3, share: 10, multiple: 20, type: 1, status: 1 });
    const fee = new Decimal(world.tables.leverOrders.all()[0]?.fee ?? 0).plus(1);
    toMidnight();
    const expected = fee.times(REBATE_SHARE).toDecimalPlaces(8, Decimal.ROUND_DOWN).toFixed();
    expect(world.ledger.available(maya.id, 'change', 'USDT').toFixed()).toBe(expected);
    // The overnight fee was charged at the same midnight. The next midnight pays no rebate for it.
    toMidnight();
    expect(world.ledger.available(maya.id, 'change', 'USDT').toFixed()).toBe(expected);
  });

  it('sums up yesterday’s apart from all, whether or not yesterday brought any', () => {
    const { bench, maya, ana, buy, toMidnight } = invited();
    const summary = () => maya.call('GET /user/invite').message as CallReply<'GET /user/invite'>;
    expect(summary()).toMatchObject({ rebate_usdt: '0.00000000', last_day_usdt: '0.00000000' });
    buy(ana);
    toMidnight();
    const { rebate_usdt: first } = summary();
    expect(summary().last_day_usdt).toBe(first);
    expect(Number(first)).toBeGreaterThan(0);
    bench.advance(DAY_MS);
    expect(summary()).toMatchObject({ rebate_usdt: first, last_day_usdt: '0.00000000' });
  });

  it('lists a day as the contract reads it', () => {
    const { maya, ana, buy, toMidnight } = invited();
    buy(ana);
    toMidnight();
    const reply = rebatesOf(maya);
    expect(reply.list).toHaveLength(1);
    expect(v.is(answers['GET /user/rebates'], reply)).toBe(true);
  });

  it('counts a fee of the instant of midnight towards the new day', () => {
    const { ana, maya, buy, toMidnight } = invited();
    buy(ana);
    toMidnight();
    buy(ana, '0.05');
    expect(rebatesOf(maya).count).toBe(1);
    toMidnight();
    expect(rebatesOf(maya)).toMatchObject({
      count: 2,
      list: [{ coins: [{ amount: '0.00002000' }] }, { coins: [{ amount: '0.00004000' }] }],
    });
  });

  it('pays for a fee that is booked in the past once, at once, and for no other fee again', () => {
    const { bench, world, maya, ana, ben, toMidnight } = invited();
    const bet = { match_id: 101, currency_id: 3, type: 1, seconds: 180, number: '200' };
    const play = (who: LastingCustomer) => expect(who.call('POST /microtrade/submit', bet).type).toBe('ok');
    const holds = () => world.ledger.available(maya.id, 'change', 'USDT').toFixed();
    play(ana);
    toMidnight();
    bench.advance(60_000);
    play(ana);
    const { nowMs } = world;
    // Only the fees of customers added from data lie in the past.
    inThePast(world, nowMs - 90_000, () => play(ben));
    bench.advance(0);
    expect(world.nowMs).toBe(nowMs);
    expect(world.ledger.entries().at(-1)).toMatchObject({ reason: 'rebate', atMs: nowMs });
    expect(holds()).toBe('0.8');
    toMidnight();
    expect(holds()).toBe('1.2');
  });

  it('shows masked names and accounts of invited customers', () => {
    const { maya, ana, buy, toMidnight } = invited();
    buy(ana);
    toMidnight();
    const { list } = maya.call('GET /user/invitees').message as CallReply<'GET /user/invitees'>;
    expect(list.map(({ id, name, account, has_traded }) => [id, name, account, has_traded])).toEqual([
      [2, 'b***e', 'b***n@mail.example', false],
      [1, 'a***e', 'a***a@mail.example', true],
    ]);
    expect(JSON.stringify(list)).not.toContain('ana@');
  });
});

test('jumps of any size come to the same books, and every rebate is the share of its fees', () => {
  const trade = fc.record({ hour: fc.nat(95), who: fc.nat(2), milli: fc.integer({ min: 1, max: 50 }) });
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 12 }), fc.integer({ min: 1, max: 30 }), (trades, stepHours) => {
      const run = (step: number) => {
        const { bench, world, ana, ben, eve, maya } = invited();
        const startMs = world.nowMs;
        const to = (ms: number) => {
          while (world.nowMs < ms) bench.advance(Math.min(step * HOUR_MS, ms - world.nowMs));
        };
        for (const { hour, who, milli } of trades.toSorted((a, b) => a.hour - b.hour)) {
          to(startMs + hour * HOUR_MS);
          const amount = new Decimal(milli).div(1000).toFixed();
          [ana, ben, eve][who]?.call('POST /coin/trade', { ...BUY, amount });
        }
        to(startMs + 6 * DAY_MS);
        return { hash: world.hash(), world, maya };
      };
      const [small, large] = [run(stepHours), run(1000)];
      expect(small.hash).toBe(large.hash);
      expect(large.world.ledger.checkBooks()).toEqual([]);
      const rows = large.world.tables.rebates.all();
      for (const { fees, amount } of rows)
        expect(amount).toBe(new Decimal(fees).times(REBATE_SHARE).toDecimalPlaces(8, Decimal.ROUND_DOWN).toFixed());
      const paid = rows.reduce((sum: Money, { amount }) => sum.plus(amount), ZERO);
      expect(large.world.ledger.available(large.maya.id, 'change', 'BTC').toFixed()).toBe(paid.toFixed());
      const fees = trades.filter(({ who }) => who < 2).reduce((sum, { milli }) => sum + milli, 0);
      expect(rows.reduce((sum, row) => sum.plus(row.fees), ZERO).toFixed()).toBe(
        new Decimal(fees).times('0.000002').toFixed(),
      );
    }),
    { numRuns: 12 },
  );
});
