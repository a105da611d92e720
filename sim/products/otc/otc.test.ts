import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallReply } from '@/contract/calls';
import { Decimal } from '@/domain/money/money';
import { OTC_BUY, OTC_SELL, OTC_STATUS, type OtcSide, otcFiat } from '@/domain/otc/otc';
import type { LastingCustomer } from '../../testing/lasting-customer';
import { otcCustomer } from '../../testing/otc-customer';
import { type Bench, openBench } from '../../testing/world';
import { otcReview } from './act';
import { adsFor } from './merchants';

const MINUTE = 60_000;
let bench: Bench;
let ana: LastingCustomer;
function open(): void {
  bench = openBench();
  ana = otcCustomer(bench);
}
beforeEach(open);

/** Takes an order of the merchant who needs this many minutes. */
function take(side: OtcSide, minutes: number, number = '20') {
  const ad = adsFor(bench.world, side, 'USD').find(({ merchant }) => merchant.minutes === minutes);
  if (!ad) throw new Error(`nobody takes ${minutes} minutes`);
  const fields = { ad_id: ad.id, number, price: ad.price.toFixed(), method: ad.merchant.methods[0] ?? '' };
  return ana.call('POST /otc/order', fields);
}
const placed = (side: OtcSide, minutes: number) =>
  Number((take(side, minutes).message as CallReply<'POST /otc/order'>).id);
const status = (id: number) => bench.world.tables.otcOrders.need(id).status;
const has = () => bench.world.ledger.available(ana.id, 'legal', 'USDT').toFixed();
const escrow = () => bench.world.ledger.houseBalance('house:escrow', 'USDT').toFixed();
const review = (kind: 'approve' | 'reject', id: number) =>
  bench.world.transaction(() => {
    otcReview[kind](bench.world, String(id), 'The bank says so');
    return { accepted: true };
  });

describe('buying', () => {
  it('moves the merchant’s USDT to escrow, and releases them after the payment', () => {
    const id = placed(OTC_BUY, 2);
    expect(escrow()).toBe('20');
    expect(ana.call('POST /otc/paid', { id }).type).toBe('ok');
    expect(ana.call('POST /otc/cancel', { id })).toMatchObject({ reason: 'otc_order_moved_on' });
    bench.advance(2 * MINUTE - 1);
    expect(status(id)).toBe(OTC_STATUS.paid);
    bench.advance(1);
    expect([status(id), has(), escrow()]).toEqual([OTC_STATUS.done, '1020', '0']);
  });

  it('ends at the deadline, exactly, when nobody has paid', () => {
    const id = placed(OTC_BUY, 2);
    bench.advance(15 * MINUTE - 1);
    expect(status(id)).toBe(OTC_STATUS.waiting);
    bench.advance(1);
    expect([status(id), has(), escrow()]).toEqual([OTC_STATUS.cancelled, '1000', '0']);
    expect(ana.call('POST /otc/paid', { id })).toMatchObject({ reason: 'otc_order_moved_on' });
  });

  it.each([
    ['approve', OTC_STATUS.done, '1020'],
    ['reject', OTC_STATUS.cancelled, '1000'],
  ] as const)('an appeal against a merchant who does not release: %s', (decision, ends, balance) => {
    const id = placed(OTC_BUY, 90);
    ana.call('POST /otc/paid', { id });
    expect(ana.call('POST /otc/appeal', { id, reason: 'x' })).toMatchObject({ reason: 'otc_appeal_early' });
    bench.advance(10 * MINUTE);
    expect(ana.call('POST /otc/appeal', { id, reason: 'Nothing \u202esah' })).toMatchObject({
      reason: 'special_characters',
    });
    expect(ana.call('POST /otc/appeal', { id, reason: 'Nothing has come' }).type).toBe('ok');
    bench.advance(300 * MINUTE);
    expect(status(id)).toBe(OTC_STATUS.appeal);
    review(decision, id);
    expect([status(id), has(), escrow()]).toEqual([ends, balance, '0']);
    expect(() => otcReview.approve(bench.world, String(id))).toThrow('no OTC order');
  });

  it('is refused for the rest of the day after three cancelled orders', () => {
    for (let count = 0; count < 3; count += 1) ana.call('POST /otc/cancel', { id: placed(OTC_BUY, 2) });
    expect(take(OTC_BUY, 2)).toMatchObject({ reason: 'otc_too_many_cancels' });
    bench.advance(24 * 60 * MINUTE);
    expect(take(OTC_BUY, 2).type).toBe('ok');
  });

  it('counts an order for the day on which it was cancelled, not for the day it was opened', () => {
    const cancel = (id: number) => ana.call('POST /otc/cancel', { id });
    bench.advance((14 * 60 + 14) * MINUTE);
    const eve = placed(OTC_BUY, 2);
    cancel(placed(OTC_BUY, 2));
    cancel(placed(OTC_BUY, 2));
    bench.advance(10 * MINUTE);
    for (const id of [eve, placed(OTC_BUY, 2), placed(OTC_BUY, 2)]) expect(cancel(id).type).toBe('ok');
    expect(take(OTC_BUY, 2)).toMatchObject({ reason: 'otc_too_many_cancels' });
  });
});

describe('selling', () => {
  it('freezes the customer’s USDT until the customer releases them with the payment password', () => {
    const id = placed(OTC_SELL, 2);
    expect(has()).toBe('980');
    expect(ana.call('POST /otc/release', { id, pay_password: '123456' })).toMatchObject({
      reason: 'otc_order_moved_on',
    });
    bench.advance(2 * MINUTE);
    expect(ana.call('POST /otc/release', { id, pay_password: '000000' })).toMatchObject({
      reason: 'pay_password_wrong',
    });
    expect(ana.call('POST /otc/release', { id, pay_password: '123456' }).type).toBe('ok');
    expect([status(id), has()]).toEqual([OTC_STATUS.done, '980']);
  });

  it('returns the USDT when the merchant does not pay in time', () => {
    const id = placed(OTC_SELL, 90);
    bench.advance(15 * MINUTE);
    expect([status(id), has()]).toEqual([OTC_STATUS.cancelled, '1000']);
  });

  it('is appealed by the merchant after half an hour without a release', () => {
    const id = placed(OTC_SELL, 2);
    bench.advance(32 * MINUTE);
    expect(status(id)).toBe(OTC_STATUS.appeal);
    review('reject', id);
    expect([status(id), has()]).toEqual([OTC_STATUS.done, '980']);
  });

  it('needs a saved bank card: 997 without one', () => {
    bench.world.tables.bankCards.remove(1);
    expect(take(OTC_SELL, 2)).toMatchObject({ type: '997', reason: 'payout_details_missing' });
  });
});

it.each([
  ['20', '1.0025', OTC_BUY, 2, '20.05'],
  ['20.01', '1.003', OTC_BUY, 2, '20.08'],
  ['20.01', '1.003', OTC_SELL, 2, '20.07'],
  ['10.01', '17544', OTC_BUY, 0, '175616'],
  ['10.01', '17544', OTC_SELL, 0, '175615'],
] as const)('%s USDT at %s on side %i: %i decimals give %s', (number, price, side, decimals, amount) => {
  expect(otcFiat(new Decimal(number), new Decimal(price), side, decimals).toFixed()).toBe(amount);
});

it('releases what was frozen exactly once, and waiting is the same as jumping', () => {
  const doing = fc.record({
    act: fc.constantFrom('buy', 'sell', 'paid', 'cancel', 'release', 'appeal', 'approve', 'reject'),
    id: fc.integer({ min: 1, max: 6 }),
    minutes: fc.constantFrom(2, 3, 5, 90),
    wait: fc.nat(40),
  });
  const run = (doings: readonly (typeof doing extends fc.Arbitrary<infer D> ? D : never)[], inSteps: boolean) => {
    open();
    for (const { act, id, minutes, wait } of doings) {
      if (act === 'buy' || act === 'sell') take(act === 'buy' ? OTC_BUY : OTC_SELL, minutes);
      else if (act === 'paid' || act === 'cancel') ana.call(`POST /otc/${act}`, { id });
      else if (act === 'release') ana.call('POST /otc/release', { id, pay_password: '123456' });
      else if (act === 'appeal') ana.call('POST /otc/appeal', { id, reason: 'So it is' });
      else if (bench.world.tables.otcOrders.get(id)?.status === OTC_STATUS.appeal) review(act as 'approve', id);
      if (inSteps) for (let minute = 0; minute < wait; minute += 1) bench.advance(MINUTE);
      else bench.advance(wait * MINUTE);
    }
    return bench.world.hash();
  };
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 14 }), (doings) => {
      const stepped = run(doings, true);
      expect(run(doings, false)).toBe(stepped);
      const orders = bench.world.tables.otcOrders.all();
      const sum = (fits: (row: (typeof orders)[number]) => boolean) =>
        orders.filter(fits).reduce((total, { number }) => total.plus(number), new Decimal(0));
      const isOpen = ({ status: now }: (typeof orders)[number]) =>
        now !== OTC_STATUS.done && now !== OTC_STATUS.cancelled;
      expect(escrow()).toBe(sum((row) => row.side === OTC_BUY && isOpen(row)).toFixed());
      const frozen = bench.world.ledger.frozen(ana.id, 'legal', 'USDT').toFixed();
      expect(frozen).toBe(sum((row) => row.side === OTC_SELL && isOpen(row)).toFixed());
      const bought = sum((row) => row.side === OTC_BUY && row.status === OTC_STATUS.done);
      const sold = sum((row) => row.side === OTC_SELL && row.status === OTC_STATUS.done);
      expect(has()).toBe(new Decimal(1000).plus(bought).minus(sold).minus(frozen).toFixed());
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
