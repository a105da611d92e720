import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFields, CallReply } from '@/contract/calls';
import type { EventWire } from '@/contract/events';
import { Decimal } from '@/domain/money/money';
import { OTC_AD_STATUS } from '@/domain/otc/ad';
import { OTC_BUY, OTC_SELL, OTC_STATUS, type OtcSide } from '@/domain/otc/otc';
import { Hub } from '../../realtime/hub';
import { type LastingCustomer, lastingCustomer } from '../../testing/lasting-customer';
import { otcCustomer, passMinutes, totalNumber } from '../../testing/otc-customer';
import { type Bench, openBench } from '../../testing/world';
import { setPayPassword } from '../accounts/pay-password';
import { otcReview } from './act';
import { takeFromAd } from './from-ad';
import { randomTake } from './run-ad-check';
import { sellerOf } from './sides';

const MINUTE = 60_000;
type Offers = CallReply<'GET /otc/ads'>;
type Order = CallReply<'POST /otc/order'>;
let bench: Bench;
/** Ana publishes the advertisements; Ben and Cem take them. */
let ana: LastingCustomer;
let ben: LastingCustomer;
let cem: LastingCustomer;

function customer(name: string, cardId: number): LastingCustomer {
  const found = lastingCustomer(bench, name, { 'legal:USDT': '1000' });
  const { bankCards, users } = bench.world.tables;
  setPayPassword(bench.world, users.need(found.id), '123456');
  const card = { id: cardId, userId: found.id, createdMs: 0, bank_name: 'Bank', bank_account: `77${cardId}` };
  bankCards.insert({ ...card, real_name: `${name} real` } as never);
  return found;
}
function open(): void {
  bench = openBench();
  ana = otcCustomer(bench);
  bench.world.tables.bankCards.remove(1);
  bench.world.tables.bankCards.insert({
    id: 1,
    userId: ana.id,
    createdMs: 0,
    bank_name: 'Bank',
    bank_account: '771',
    real_name: 'Ana Real',
  } as never);
  ben = customer('ben', 2);
  cem = customer('cem', 3);
}
beforeEach(open);

/** A price at which no simulated taker accepts. */
const terms = {
  price_type: 1,
  price_value: '1.19',
  number: '500',
  min: '20',
  max: '200',
  methods: 'bank',
  pay_minutes: 30,
};
const publish = (side: OtcSide, fields: Partial<CallFields<'POST /otc/ad'>> = {}) => {
  const price_value = side === OTC_SELL ? '1.19' : '0.81';
  const ad = ana.call('POST /otc/ad', { side, fiat: 'USD', ...terms, price_value, ...fields }).message as {
    id: number;
  };
  return Number(ad.id);
};
/** The customers' offers that a customer sees on a side. */
const offers = (who: LastingCustomer, side: OtcSide) =>
  (who.call('GET /otc/ads', { side, fiat: 'USD', limit: 100 }).message as Offers).list.filter(
    ({ merchant }) => merchant.is_customer,
  );
const fieldsOf = (adId: number, number: string) => ({
  ad_id: 1_000_000 + adId,
  number,
  price: bench.world.tables.otcAds.need(adId).priceValue,
  method: 'bank',
});
const take = (who: LastingCustomer, adId: number, number: string) =>
  who.call('POST /otc/order', fieldsOf(adId, number) as never);
const taken = (who: LastingCustomer, adId: number, number: string) =>
  Number((take(who, adId, number).message as Order).id);
const seen = (who: LastingCustomer, id: number) => who.call('GET /otc/detail', { id }).message as Order;
const money = ({ id }: LastingCustomer) => {
  const { ledger } = bench.world;
  return `${ledger.available(id, 'legal', 'USDT').toFixed()}+${ledger.frozen(id, 'legal', 'USDT').toFixed()}`;
};
const all = () => [money(ana), money(ben)];
const status = (id: number) => bench.world.tables.otcOrders.need(id).status;
const kinds = ({ id }: LastingCustomer) =>
  bench.world.tables.messages.list('user', id).flatMap(({ kind }) => (kind.startsWith('otc') ? [kind] : []));
const review = (kind: 'approve' | 'reject', id: number) =>
  bench.world.transaction(() => {
    otcReview[kind](bench.world, String(id), 'The bank says so');
    return { accepted: true };
  });
const release = (who: LastingCustomer, id: number) => who.call('POST /otc/release', { id, pay_password: '123456' });

describe('events are sent', () => {
  /** The `otc` events that the sockets of the owner, the taker and a visitor get: order ids, or 'offers'. */
  const received = () => {
    const hub = new Hub(bench.world, { trustsIds: true });
    for (const name of ['ana', 'ben', 'visitor']) hub.opened(name);
    hub.receive('ana', 'login', ana.id);
    hub.receive('ben', 'login', ben.id);
    const pushes = hub.addressed(bench.world.drainPrivateEvents()).filter(({ event }) => event === 'otc');
    return ['ana', 'ben', 'visitor'].map((name) =>
      pushes.flatMap(({ sockets, payload }) => {
        const { to, id } = payload as EventWire<'otc'>;
        return !sockets || sockets.includes(name) ? [to === 0 ? 'offers' : id] : [];
      }),
    );
  };
  const state = (id: number, next: number) => ana.call('POST /otc/ad_state', { id, status: next });
  const first = 1;

  it.each<[string, () => void, (id: number) => unknown, unknown[], unknown[]]>([
    ['who publishes', () => {}, () => publish(OTC_SELL), [0], ['offers']],
    ['who edits', () => {}, (id) => ana.call('POST /otc/ad_edit', { id, ...terms }), [0], ['offers']],
    ['who pauses', () => {}, (id) => state(id, OTC_AD_STATUS.paused), [0], ['offers']],
    ['who ends', () => {}, (id) => state(id, OTC_AD_STATUS.ended), [0], ['offers']],
    ['whose advertisement is taken', () => {}, (id) => take(ben, id, '100'), [first], [first]],
    [
      'whose buyer cancels',
      () => take(ben, first, '100'),
      () => ben.call('POST /otc/cancel', { id: first }),
      [first],
      [first],
    ],
    [
      'who releases',
      () => {
        take(ben, first, '100');
        ben.call('POST /otc/paid', { id: first });
      },
      () => release(ana, first),
      [first],
      [first],
    ],
    [
      'who releases the last of it, which ends the advertisement',
      () => {
        ana.call('POST /otc/ad_edit', { id: first, ...terms, number: '100', max: '100' });
        take(ben, first, '100');
        ben.call('POST /otc/paid', { id: first });
      },
      () => release(ana, first),
      [first],
      [first],
    ],
  ])('once, of %s, and so are the others', (name, before, move, owner, taker) => {
    const id = name === 'who publishes' ? 0 : publish(OTC_SELL);
    before();
    bench.world.drainPrivateEvents();
    move(id);
    expect(received()).toEqual([owner, taker, ['offers']]);
  });
});

describe('a customer’s advertisement', () => {
  it('is offered to others under a masked name, and not to its owner, while something is left', () => {
    const id = publish(OTC_SELL);
    const [offer] = offers(ben, OTC_BUY);
    expect(offer).toMatchObject({ id: 1_000_000 + id, price: '1.19', min: '20', max: '200', pay_minutes: 30 });
    expect(offer?.merchant).toMatchObject({ name: 'a***e', orders: 0, minutes: 0 });
    expect([offers(ana, OTC_BUY), offers(ben, OTC_SELL)]).toEqual([[], []]);
    ana.call('POST /otc/ad_state', { id, status: OTC_AD_STATUS.paused });
    expect(offers(ben, OTC_BUY)).toEqual([]);
    ana.call('POST /otc/ad_state', { id, status: OTC_AD_STATUS.online });
    for (const number of ['200', '200']) taken(ben, id, number);
    expect(offers(cem, OTC_BUY)).toMatchObject([{ max: '100' }]);
    taken(cem, id, '90');
    expect(offers(cem, OTC_BUY)).toEqual([]);
  });

  it('is listed among the merchants’ offers by its price', () => {
    publish(OTC_SELL, { price_value: '0.9' });
    const prices = (ben.call('GET /otc/ads', { side: OTC_BUY, fiat: 'USD', limit: 100 }).message as Offers).list;
    expect(prices[0]?.merchant.is_customer).toBe(true);
    expect(prices.map(({ price }) => Number(price))).toEqual(
      prices.map(({ price }) => Number(price)).sort((a, b) => a - b),
    );
  });

  it('of a blocked customer is not offered', () => {
    const id = publish(OTC_SELL);
    bench.world.tables.users.update(ana.id, { isLocked: true });
    expect(offers(ben, OTC_BUY)).toEqual([]);
    expect(take(ben, id, '20')).toMatchObject({ reason: 'ad_unknown' });
  });

  it.each<[string, () => unknown, string]>([
    ['by who published it', () => take(ana, publish(OTC_SELL), '20'), 'otc_own_ad'],
    [
      'once it is paused',
      () => {
        const id = publish(OTC_SELL);
        ana.call('POST /otc/ad_state', { id, status: OTC_AD_STATUS.paused });
        return take(ben, id, '20');
      },
      'ad_unknown',
    ],
    [
      'in a way it does not name',
      () => ben.call('POST /otc/order', { ...fieldsOf(publish(OTC_SELL), '20'), method: 'wallet' } as never),
      'ad_unknown',
    ],
    [
      'at a price that has changed',
      () => ben.call('POST /otc/order', { ...fieldsOf(publish(OTC_SELL), '20'), price: '1.18' } as never),
      'otc_price_moved',
    ],
    ['for less than it allows', () => take(ben, publish(OTC_SELL), '19.99'), 'otc_too_small'],
    ['for more than it allows', () => take(ben, publish(OTC_SELL), '200.01'), 'otc_too_large'],
    [
      'for more than is left',
      () => {
        const id = publish(OTC_SELL, { number: '210' });
        taken(cem, id, '150');
        return take(ben, id, '60.01');
      },
      'otc_too_large',
    ],
    [
      'by a seller who does not have as much',
      () => take(cem, publish(OTC_BUY, { number: '5000', max: '5000' }), '1000.01'),
      'insufficient_balance',
    ],
    [
      'by a seller without a bank card',
      () => {
        bench.world.tables.bankCards.remove(2);
        return take(ben, publish(OTC_BUY), '20');
      },
      'payout_details_missing',
    ],
    [
      'by who has three open orders',
      () => {
        const id = publish(OTC_SELL);
        for (const number of ['20', '20', '20']) taken(ben, id, number);
        return take(ben, publish(OTC_SELL), '20');
      },
      'otc_too_many_open',
    ],
    [
      'when three orders of it are open',
      () => {
        const id = publish(OTC_SELL);
        for (const number of ['20', '20', '20']) taken(ben, id, number);
        return take(cem, id, '20');
      },
      'ad_unknown',
    ],
  ])('is not taken %s', (_name, act, reason) => {
    expect(act()).toMatchObject({ reason });
  });
});

describe('two customers', () => {
  it('sells: paid to the card of who sells, released with the payment password, booked once', () => {
    const id = publish(OTC_SELL);
    const order = taken(ben, id, '150');
    expect(all()).toEqual(['500+500', '1000+0']);
    expect(seen(ben, order)).toMatchObject({
      side: OTC_BUY,
      pay_to: '771',
      pay_bank: 'Bank',
      pay_name: 'Ana Real',
      ad_id: 0,
    });
    expect(seen(ana, order)).toMatchObject({ side: OTC_SELL, pay_to: '', ad_id: id, merchant: { name: 'b***e' } });
    expect(seen(ana, order).amount).toBe(seen(ben, order).amount);
    expect(seen(cem, order)).toBeNull();
    expect(release(ana, order)).toMatchObject({ reason: 'otc_order_moved_on' });
    expect(ben.call('POST /otc/paid', { id: order }).type).toBe('ok');
    expect(release(ben, order)).toMatchObject({ reason: 'otc_order_moved_on' });
    expect(ana.call('POST /otc/release', { id: order, pay_password: '000000' })).toMatchObject({
      reason: 'pay_password_wrong',
    });
    bench.advance(2 * MINUTE);
    expect(release(ana, order).type).toBe('ok');
    expect(release(ana, order)).toMatchObject({ reason: 'otc_order_moved_on' });
    expect(all()).toEqual(['500+350', '1150+0']);
    expect([kinds(ana), kinds(ben)]).toEqual([['otcTaken', 'otcPaid', 'otcReleased'], ['otcReleased']]);
    expect(offers(cem, OTC_BUY)[0]?.merchant).toMatchObject({ orders: 1, completion: '100', minutes: 2 });
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('buys: what the other one sells is frozen, and arrives when they release it', () => {
    const order = taken(ben, publish(OTC_BUY), '150');
    expect(all()).toEqual(['1000+0', '850+150']);
    expect(seen(ana, order)).toMatchObject({ side: OTC_BUY, pay_to: '772', pay_bank: 'Bank' });
    expect(ben.call('POST /otc/paid', { id: order })).toMatchObject({ reason: 'otc_order_moved_on' });
    ana.call('POST /otc/paid', { id: order });
    expect(release(ben, order).type).toBe('ok');
    expect(all()).toEqual(['1150+0', '850+0']);
  });

  it.each<[string, OtcSide, (order: number) => void, string[]]>([
    ['who bought takes it back', OTC_SELL, (id) => ben.call('POST /otc/cancel', { id }), ['500+500', '1000+0']],
    ['nobody pays in time', OTC_SELL, () => bench.advance(30 * MINUTE), ['500+500', '1000+0']],
    ['who has the ad does not pay in time', OTC_BUY, () => bench.advance(30 * MINUTE), ['1000+0', '1000+0']],
    ['who has the ad takes it back', OTC_BUY, (id) => ana.call('POST /otc/cancel', { id }), ['1000+0', '1000+0']],
  ])('get back what was frozen when %s', (_name, side, end, balances) => {
    const id = publish(side);
    const order = taken(ben, id, '150');
    end(order);
    expect(status(order)).toBe(OTC_STATUS.cancelled);
    expect(all()).toEqual(balances);
    expect(bench.world.tables.otcAds.need(id).rest).toBe('500');
  });

  it('can be cancelled by the buyer only, three times a day, whoever owns the advertisement', () => {
    const id = publish(OTC_SELL);
    expect(ana.call('POST /otc/cancel', { id: taken(cem, id, '20') })).toMatchObject({ reason: 'otc_order_moved_on' });
    for (let count = 0; count < 3; count += 1) ben.call('POST /otc/cancel', { id: taken(ben, id, '20') });
    expect(take(ben, id, '20')).toMatchObject({ reason: 'otc_too_many_cancels' });
    expect(kinds(ana).filter((kind) => kind === 'otcCancelled')).toHaveLength(3);
  });

  it.each<[string, 'ana' | 'ben' | 'nobody', 'approve' | 'reject', string[]]>([
    ['who sold appeals and is right', 'ana', 'approve', ['500+500', '1000+0']],
    ['who sold appeals and is wrong', 'ana', 'reject', ['500+350', '1150+0']],
    ['who bought appeals and is right', 'ben', 'approve', ['500+350', '1150+0']],
    ['who bought appeals and is wrong', 'ben', 'reject', ['500+500', '1000+0']],
    ['nobody released for half an hour and who bought is right', 'nobody', 'approve', ['500+350', '1150+0']],
    ['nobody released for half an hour and who bought is wrong', 'nobody', 'reject', ['500+500', '1000+0']],
  ])('%s', (_name, who, decision, balances) => {
    const order = taken(ben, publish(OTC_SELL), '150');
    ben.call('POST /otc/paid', { id: order });
    bench.advance(10 * MINUTE);
    if (who === 'nobody') bench.advance(20 * MINUTE);
    else expect({ ana, ben }[who].call('POST /otc/appeal', { id: order, reason: 'So it is' }).type).toBe('ok');
    expect(status(order)).toBe(OTC_STATUS.appeal);
    review(decision, order);
    expect(all()).toEqual(balances);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });
});

it('nobody is ever sold more than is frozen, whoever takes the same rest, and waiting is the same as jumping', () => {
  const doing = fc.record({
    act: fc.constantFrom(
      'sell',
      'buy',
      'take',
      'take',
      'take',
      'take',
      'rival',
      'paid',
      'cancel',
      'release',
      'edit',
      'end',
      'appeal',
      'approve',
      'reject',
    ),
    who: fc.constantFrom(0, 1, 2),
    id: fc.constantFrom(1, 1, 1, 2, 2, 3, 4),
    size: fc.integer({ min: 20, max: 300 }),
    wait: fc.nat(20),
  });
  type Doing = typeof doing extends fc.Arbitrary<infer D> ? D : never;
  const act = ({ act: kind, who: at, id, size }: Doing) => {
    const who = [ana, ben, cem][at] as LastingCustomer;
    const { otcAds, otcOrders } = bench.world.tables;
    const sized = { ...terms, price_value: '1', number: String(size), max: String(Math.min(200, size)) };
    if (kind === 'sell' || kind === 'buy')
      who.call('POST /otc/ad', { side: kind === 'buy' ? OTC_BUY : OTC_SELL, fiat: 'USD', ...sized } as never);
    else if (kind === 'edit') who.call('POST /otc/ad_edit', { id, ...sized } as never);
    else if (kind === 'end') who.call('POST /otc/ad_state', { id, status: OTC_AD_STATUS.ended });
    else if (kind === 'take') {
      if (otcAds.get(id)) take(who, id, String(Math.min(200, size)));
    } else if (kind === 'rival') {
      const ad = otcAds.get(id);
      if (ad?.status !== OTC_AD_STATUS.online || Number(ad.rest) < Number(ad.min)) return;
      bench.world.transaction(() => {
        const { party, number, method } = randomTake(bench.world, ad);
        takeFromAd(bench.world, ad, party, number, method);
        return { accepted: true };
      });
    } else if (kind === 'paid' || kind === 'cancel') who.call(`POST /otc/${kind}`, { id });
    else if (kind === 'release') release(who, id);
    else if (kind === 'appeal') who.call('POST /otc/appeal', { id, reason: 'So it is' });
    else if (otcOrders.get(id)?.status === OTC_STATUS.appeal) review(kind as 'approve', id);
  };
  const run = (doings: readonly Doing[], inSteps: boolean) => {
    open();
    // Advertisements on both sides, so that there is something to take from the start.
    publish(OTC_SELL, { price_value: '1', number: '250' });
    publish(OTC_BUY, { price_value: '1' });
    for (const one of doings) {
      act(one);
      for (const { rest } of bench.world.tables.otcAds.all()) expect(Number(rest)).toBeGreaterThanOrEqual(0);
      passMinutes(bench, one.wait, inSteps);
    }
    return bench.world.hash();
  };
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 20 }), (doings) => {
      const stepped = run(doings, true);
      expect(run(doings, false)).toBe(stepped);
      const { otcOrders, otcAds } = bench.world.tables;
      const orders = otcOrders.all();
      const isDone = (row: (typeof orders)[number]) => row.status === OTC_STATUS.done;
      const isOpen = (row: (typeof orders)[number]) => !isDone(row) && row.status !== OTC_STATUS.cancelled;
      for (const { id } of [ana, ben, cem]) {
        const offered = otcAds.all().filter(({ userId, side }) => userId === id && side === OTC_SELL);
        const held = totalNumber(orders.filter((row) => isOpen(row) && sellerOf(row) === id));
        const frozen = bench.world.ledger.frozen(id, 'legal', 'USDT');
        expect(frozen.toFixed()).toBe(
          totalNumber(offered.map(({ rest }) => ({ number: rest })))
            .plus(held)
            .toFixed(),
        );
        const buyer = (row: (typeof orders)[number]) => (row.side === OTC_BUY ? row.userId : row.takerId);
        const bought = totalNumber(orders.filter((row) => isDone(row) && buyer(row) === id));
        const sold = totalNumber(orders.filter((row) => isDone(row) && sellerOf(row) === id));
        const has = bench.world.ledger.available(id, 'legal', 'USDT').plus(frozen);
        expect(has.toFixed()).toBe(new Decimal(1000).plus(bought).minus(sold).toFixed());
      }
      for (const row of orders) expect(row.takerId).not.toBe(row.userId);
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
