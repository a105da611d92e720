import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFields, CallReply } from '@/contract/calls';
import { Decimal } from '@/domain/money/money';
import { OTC_AD_STATUS } from '@/domain/otc/ad';
import { OTC_BUY, OTC_SELL, OTC_STATUS } from '@/domain/otc/otc';
import { type LastingCustomer, lastingCustomer } from '../../testing/lasting-customer';
import { otcCustomer, passMinutes, totalNumber } from '../../testing/otc-customer';
import { type Bench, openBench } from '../../testing/world';
import { otcReview } from './act';
import { takeFromAd } from './from-ad';
import { TRADERS } from './parties';
import { randomTake } from './run-ad-check';

const MINUTE = 60_000;
type Ad = CallReply<'POST /otc/ad'>;
let bench: Bench;
let ana: LastingCustomer;
function open(): void {
  bench = openBench();
  ana = otcCustomer(bench);
}
beforeEach(open);

const terms = {
  price_type: 1,
  price_value: '1',
  number: '500',
  min: '20',
  max: '200',
  methods: 'bank',
  pay_minutes: 15,
};
const selling = { side: OTC_SELL, fiat: 'USD', ...terms };
const publish = (fields: Partial<CallFields<'POST /otc/ad'>> = {}) =>
  ana.call('POST /otc/ad', { ...selling, ...fields });
const published = (fields: Partial<CallFields<'POST /otc/ad'>> = {}) => {
  const ad = publish(fields).message as Ad;
  return { ...ad, id: Number(ad.id) };
};
const adOf = (id: number) => bench.world.tables.otcAds.need(id);
const ordersOf = () => bench.world.tables.otcOrders.all();
const has = () => bench.world.ledger.available(ana.id, 'legal', 'USDT').toFixed();
const frozen = () => bench.world.ledger.frozen(ana.id, 'legal', 'USDT').toFixed();
const change = <T>(run: () => T): T => {
  let result: T | undefined;
  bench.world.transaction(() => {
    result = run();
    return { accepted: true };
  });
  return result as T;
};
/** A simulated trader takes part of an advertisement: the first pays in two minutes, the sixth never. */
const taken = (adId: number, number: string, trader = 0) =>
  change(() => takeFromAd(bench.world, adOf(adId), TRADERS[trader] as never, new Decimal(number), 'bank')).id;
const review = (kind: 'approve' | 'reject', id: number) =>
  change(() => otcReview[kind](bench.world, String(id), 'The bank says so'));
/** A price at which no simulated taker accepts. */
const dear = { price_value: '1.19' };

describe('publishing', () => {
  it.each<[string, Partial<CallFields<'POST /otc/ad'>>, string]>([
    ['a price far from the index', { price_value: '1.3' }, 'otc_ad_price'],
    ['a floating price far from it', { price_type: 2, price_value: '111' }, 'otc_ad_price'],
    ['next to nothing', { number: '9', min: '9', max: '9' }, 'otc_ad_number'],
    ['a smallest order below the least', { min: '9' }, 'otc_ad_min'],
    ['a largest order of more than there is', { max: '501' }, 'otc_ad_max'],
    ['no way to pay', { methods: '' }, 'otc_ad_methods'],
    ['a way nobody knows', { methods: 'bank,cash' }, 'otc_ad_methods'],
    ['more than the account holds', { number: '1001' }, 'insufficient_balance'],
  ])('refuses %s', (_name, fields, reason) => {
    expect(publish(fields)).toMatchObject({ reason });
    expect([has(), frozen(), bench.world.tables.otcAds.size]).toEqual(['1000', '0', 0]);
  });

  it('freezes what is sold, and nothing for what is bought', () => {
    expect(published()).toMatchObject({ rest: '500', in_orders: '0', price: '1', status: OTC_AD_STATUS.online });
    expect([has(), frozen()]).toEqual(['500', '500']);
    published({ side: OTC_BUY, number: '90000', max: '90000' });
    expect([has(), frozen()]).toEqual(['500', '500']);
  });

  it('needs a bank card to sell, and stops at five advertisements', () => {
    bench.world.tables.bankCards.remove(1);
    expect(publish()).toMatchObject({ type: '997', reason: 'payout_details_missing' });
    for (let count = 0; count < 5; count += 1) published({ side: OTC_BUY });
    expect(publish({ side: OTC_BUY })).toMatchObject({ reason: 'otc_too_many_ads' });
    ana.call('POST /otc/ad_state', { id: 1, status: OTC_AD_STATUS.ended });
    expect(publish({ side: OTC_BUY }).type).toBe('ok');
  });

  it('can be changed by its customer only', () => {
    const { id } = published();
    const ben = lastingCustomer(bench, 'ben', { 'legal:USDT': '1000' });
    expect(ben.call('POST /otc/ad_state', { id, status: 3 })).toMatchObject({ reason: 'otc_ad_unknown' });
    expect(ben.call('POST /otc/ad_edit', { id, ...terms })).toMatchObject({ reason: 'otc_ad_unknown' });
    expect(ben.call('GET /otc/my_ads', {})).toMatchObject({ message: { list: [], count: 0 } });
  });
});

describe('an advertisement that sells', () => {
  it('is taken by somebody, who pays; the customer releases', () => {
    const { id } = published();
    bench.advance(10 * MINUTE);
    const [order] = ordersOf();
    expect(order).toMatchObject({ adId: id, side: OTC_SELL, price: '1' });
    bench.advance(10 * MINUTE);
    const paid = ordersOf().find(({ status }) => status === OTC_STATUS.paid);
    expect(ana.call('POST /otc/release', { id: paid?.id ?? 0, pay_password: '123456' }).type).toBe('ok');
    expect(adOf(id).traded).toBe(paid?.number);
    expect(bench.world.ledger.houseBalance('house:otc', 'USDT').toFixed()).toBe(paid?.number);
  });

  it('shows the deadline and not when the buyer will pay', () => {
    const order = taken(published(dear).id, '100');
    const wire = () => ana.call('GET /otc/detail', { id: order }).message as CallReply<'POST /otc/order'>;
    const [before] = [wire()];
    expect(
      Date.parse(`${before.next_time.replace(' ', 'T')}Z`) - Date.parse(`${before.created_time.replace(' ', 'T')}Z`),
    ).toBe(15 * MINUTE);
    bench.advance(2 * MINUTE);
    expect(wire().status).toBe(OTC_STATUS.paid);
  });

  it('offers again what was not paid for, and releases everything when it ends', () => {
    const { id } = published(dear);
    const order = taken(id, '200', 5);
    expect(adOf(id).rest).toBe('300');
    bench.advance(15 * MINUTE);
    expect(bench.world.tables.otcOrders.need(order).status).toBe(OTC_STATUS.cancelled);
    expect([adOf(id).rest, has(), frozen()]).toEqual(['500', '500', '500']);
    ana.call('POST /otc/ad_state', { id, status: OTC_AD_STATUS.ended });
    expect([adOf(id).rest, has(), frozen()]).toEqual(['0', '1000', '0']);
    expect(ana.call('POST /otc/ad_edit', { id, ...terms })).toMatchObject({ reason: 'otc_ad_ended' });
  });

  it('ended with an open order, releases the order’s part only when the order is cancelled', () => {
    const { id } = published(dear);
    taken(id, '200', 5);
    ana.call('POST /otc/ad_state', { id, status: OTC_AD_STATUS.ended });
    expect([has(), frozen()]).toEqual(['800', '200']);
    bench.advance(15 * MINUTE);
    expect([has(), frozen()]).toEqual(['1000', '0']);
  });

  it('ends by itself when less than the smallest order is left', () => {
    const { id } = published({ ...dear, number: '210', max: '200' });
    const order = taken(id, '200');
    bench.advance(2 * MINUTE);
    ana.call('POST /otc/release', { id: order, pay_password: '123456' });
    expect(adOf(id)).toMatchObject({ status: OTC_AD_STATUS.ended, rest: '0', traded: '200' });
    expect([has(), frozen()]).toEqual(['800', '0']);
  });

  it('freezes the difference when it is edited', () => {
    const { id } = published(dear);
    const edit = (number: string) => ana.call('POST /otc/ad_edit', { id, ...terms, ...dear, number });
    expect(edit('1000.01')).toMatchObject({ reason: 'insufficient_balance' });
    edit('1000');
    expect([has(), frozen()]).toEqual(['0', '1000']);
    edit('200');
    expect([has(), frozen()]).toEqual(['800', '200']);
  });

  it('gets another price after a part was taken, and offers at most what is left', () => {
    const { id } = published({ ...dear, max: '500' });
    taken(id, '300');
    const edit = (max: string) =>
      ana.call('POST /otc/ad_edit', { id, ...terms, price_value: '1.18', number: '200', max });
    expect(edit('500.01')).toMatchObject({ reason: 'otc_ad_max' });
    expect(edit('500')).toMatchObject({ type: 'ok', message: { price: '1.18', max: '500', rest: '200' } });
    const ben = lastingCustomer(bench, 'ben');
    const { list } = ben.call('GET /otc/ads', { side: OTC_BUY, fiat: 'USD', limit: 100 })
      .message as CallReply<'GET /otc/ads'>;
    expect(list.find(({ price }) => price === '1.18')).toMatchObject({ max: '200' });
  });

  it('is not taken while it is paused, or at a bad price', () => {
    const { id } = published();
    ana.call('POST /otc/ad_state', { id, status: OTC_AD_STATUS.paused });
    published({ ...dear, number: '100', max: '100' });
    bench.advance(6 * 60 * MINUTE);
    expect(ordersOf()).toEqual([]);
    ana.call('POST /otc/ad_state', { id, status: OTC_AD_STATUS.online });
    bench.advance(10 * MINUTE);
    expect(ordersOf().map(({ adId }) => adId)).toContain(id);
    expect(ordersOf().filter(({ adId }) => adId !== id)).toEqual([]);
  });

  it('has at most three open orders', () => {
    const { id } = published({ min: '20', max: '20' });
    bench.advance(12 * 60 * MINUTE);
    expect(ordersOf().filter(({ status }) => status !== OTC_STATUS.cancelled)).toHaveLength(3);
    expect(bench.world.tables.otcOrders.count('ad', id)).toBe(3);
  });
});

describe('an advertisement that buys', () => {
  it('is paused after three orders in a row that the customer left unpaid, and says so', () => {
    const { id } = published({ side: OTC_BUY });
    bench.advance(8 * 60 * MINUTE);
    expect(adOf(id)).toMatchObject({ status: OTC_AD_STATUS.paused, rest: '500' });
    // Other orders may have been open when the third one lapsed. No more are taken after that.
    expect(ordersOf().length).toBeLessThanOrEqual(5);
    expect(bench.world.tables.messages.all().filter(({ kind }) => kind === 'otcAdPaused')).toHaveLength(1);
    expect(bench.world.ledger.houseBalance('house:escrow', 'USDT').toFixed()).toBe('0');
  });

  it('credits what somebody sold when they release it', () => {
    const { id } = published({ side: OTC_BUY, price_value: '0.81' });
    const order = taken(id, '150');
    expect(ana.call('POST /otc/paid', { id: order }).type).toBe('ok');
    bench.advance(2 * MINUTE);
    expect([has(), adOf(id).traded, adOf(id).rest]).toEqual(['1150', '150', '350']);
  });
});

it('never sells more than is frozen, releases it once, and waiting is the same as jumping', () => {
  const doing = fc.record({
    act: fc.constantFrom(
      'sell',
      'buy',
      'take',
      'take',
      'paid',
      'cancel',
      'release',
      'edit',
      'pause',
      'online',
      'end',
      'approve',
      'reject',
    ),
    id: fc.integer({ min: 1, max: 5 }),
    size: fc.integer({ min: 20, max: 600 }),
    wait: fc.nat(40),
  });
  type Doing = typeof doing extends fc.Arbitrary<infer D> ? D : never;
  const STATES: Readonly<Record<string, number>> = { online: 1, pause: 2, end: 3 };
  const act = ({ act: kind, id, size }: Doing) => {
    const { otcAds, otcOrders } = bench.world.tables;
    const number = String(size);
    const sized = { ...terms, number, max: String(Math.min(200, size)) };
    if (kind === 'sell' || kind === 'buy') publish({ ...sized, side: kind === 'buy' ? OTC_BUY : OTC_SELL });
    else if (kind === 'edit') ana.call('POST /otc/ad_edit', { id, ...sized });
    else if (STATES[kind]) ana.call('POST /otc/ad_state', { id, status: STATES[kind] });
    else if (kind === 'paid' || kind === 'cancel') ana.call(`POST /otc/${kind}`, { id });
    else if (kind === 'release') ana.call('POST /otc/release', { id, pay_password: '123456' });
    else if (kind === 'take') {
      const ad = otcAds.get(id);
      if (!ad || ad.status !== OTC_AD_STATUS.online || Number(ad.rest) < Number(ad.min)) return;
      change(() => {
        const { party, number: drawn, method } = randomTake(bench.world, ad);
        return takeFromAd(bench.world, ad, party, drawn, method);
      });
    } else if (otcOrders.get(id)?.status === OTC_STATUS.appeal) review(kind as 'approve', id);
  };
  const run = (doings: readonly Doing[], inSteps: boolean) => {
    open();
    for (const one of doings) {
      act(one);
      passMinutes(bench, one.wait, inSteps);
    }
    return bench.world.hash();
  };
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 16 }), (doings) => {
      const stepped = run(doings, true);
      expect(run(doings, false)).toBe(stepped);
      const orders = ordersOf();
      const isOpen = ({ status }: (typeof orders)[number]) =>
        status !== OTC_STATUS.done && status !== OTC_STATUS.cancelled;
      const rests = bench.world.tables.otcAds.all().filter(({ side }) => side === OTC_SELL);
      const offered = totalNumber(rests.map(({ rest }) => ({ number: rest })));
      const selling = totalNumber(orders.filter((row) => row.side === OTC_SELL && isOpen(row)));
      expect(frozen()).toBe(offered.plus(selling).toFixed());
      for (const ad of bench.world.tables.otcAds.all()) {
        expect(Number(ad.rest)).toBeGreaterThanOrEqual(0);
        const done = orders.filter((row) => row.adId === ad.id && row.status === OTC_STATUS.done);
        expect(ad.traded).toBe(totalNumber(done).toFixed());
      }
      const done = orders.filter(({ status }) => status === OTC_STATUS.done);
      const bought = totalNumber(done.filter(({ side }) => side === OTC_BUY));
      const sold = totalNumber(done.filter(({ side }) => side === OTC_SELL));
      expect(new Decimal(has()).plus(frozen()).toFixed()).toBe(new Decimal(1000).plus(bought).minus(sold).toFixed());
      expect(bench.world.ledger.houseBalance('house:escrow', 'USDT').toFixed()).toBe(
        totalNumber(orders.filter((row) => row.side === OTC_BUY && isOpen(row))).toFixed(),
      );
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
