import { beforeEach, describe, expect, it } from 'vitest';
import type { CallReply } from '@/contract/calls';
import { Decimal } from '@/domain/money/money';
import { DAY_MS, HOUR_MS, toWireTime } from '@/domain/time';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { loadTextsOf } from '../../texts/load';
import { setPayPassword } from '../accounts/pay-password';
import { liveOrNewSession } from '../accounts/sessions';
import { FIRST_BOX, mint } from './mint';
import { offer } from './resell';
import type { BidderScope, SaleRow } from './tables';

let bench: Bench;
let maya: Customer;
let rizky: Customer;
let lena: Customer;

beforeEach(() => {
  bench = openBench();
  maya = bench.customer('maya', { USDT: '1000' });
  rizky = bench.customer('rizky', { USDT: '1000' });
  lena = bench.customer('lena');
});

const inWorld = <T>(work: () => T): T => bench.world.transaction(() => ({ accepted: true, result: work() })).result;
const tokenFor = ({ id }: Customer) => inWorld(() => liveOrNewSession(bench.world, bench.world.tables.users.need(id)));
const call = (who: Customer, name: Parameters<Bench['call']>[0], fields: Record<string, string | number> = {}) =>
  bench.call(name, fields as never, tokenFor(who));

/** Lena offers an artwork. By default no simulated bidders take part. */
const listed = (mode: 1 | 2, rivals: BidderScope = 'none', hours = 1): SaleRow =>
  inWorld(() => {
    const { world } = bench;
    const made = mint(world, { series: 0, authorId: lena.id, ownerId: lena.id, worth: '100', name: 'Study' });
    const terms = { mode, price: '100', perIncrease: mode === 2 ? '5' : '0', startMs: world.nowMs, rivals };
    return offer(world, made, { ...terms, endMs: world.nowMs + hours * HOUR_MS });
  });
const boxOf = (who: Customer): SaleRow =>
  inWorld(() => mint(bench.world, { series: FIRST_BOX, authorId: lena.id, ownerId: who.id, worth: '60' }));
const row = ({ id }: SaleRow) => bench.world.tables.nftSales.need(id);
const money = (who: Customer) => ({
  free: bench.world.ledger.available(who.id, 'change', 'USDT').toFixed(),
  held: bench.world.ledger.frozen(who.id, 'change', 'USDT').toFixed(),
});
const bid = (who: Customer, { code }: SaleRow, price: number | string, current?: string) =>
  call(who, 'POST /bind_box/auctionNFT', { code, price, ...(current && { current }) });
const orders = (who: Customer, fields = {}) =>
  call(who, 'POST /bind_box/getNeedPayNFTOrder', fields).message as Record<string, unknown>[];
const standing = (who: Customer, { code }: SaleRow) =>
  (call(who, 'GET /bind_box/getBoxDetail', { code }).message as { standing: Record<string, unknown> }).standing;
const writtenTo = (who: Customer) =>
  (call(who, 'POST /user/messageList', { lang: 'en' }).message as CallReply<'POST /user/messageList'>).data.map(
    ({ title }) => title,
  );
const pushed = () =>
  bench.world
    .drainPrivateEvents()
    .flatMap(({ event, userId, payload }) =>
      event === 'nft_auction' ? [`${userId} ${(payload as { kind: string }).kind}`] : [],
    );

describe('a bid', () => {
  it('takes the bid deposit once, and is announced to the bidder it outbids', () => {
    const work = listed(2);
    bench.world.drainPrivateEvents();
    expect(bid(maya, work, 5).type).toBe('ok');
    expect(money(maya)).toEqual({ free: '990', held: '10' });
    expect(bid(rizky, work, 7).type).toBe('ok');
    expect(pushed()).toEqual([`${lena.id} bid`, `${maya.id} outbid`, `${lena.id} bid`]);
    bench.advance(2_000);
    expect(bid(maya, work, 5).type).toBe('ok');
    expect(money(maya)).toEqual({ free: '990', held: '10' });
    expect(row(work)).toMatchObject({ price: '117', bids: 3, leaderId: maya.id });
    expect(standing(maya, work)).toMatchObject({ bid: '117', leading: true, margin: 'held', order: null });
    expect(standing(rizky, work)).toMatchObject({ bid: '112', leading: false, margin: 'held' });
    const log = call(maya, 'POST /bind_box/getBindBoxQuotationLog', { code: work.code }).message as { price: string }[];
    expect(log.map(({ price }) => price)).toEqual(['117', '112', '105']);
  });

  it.each([
    ['bid_increment', () => bid(maya, listed(2), '')],
    ['bid_increment', () => bid(maya, listed(2), 0)],
    ['nft_unknown', () => call(maya, 'POST /bind_box/auctionNFT', { code: 'f'.repeat(32), price: 5 })],
    ['nft_no_auction', () => bid(maya, listed(1), 5)],
    ['nft_own', () => bid(lena, listed(2), 5)],
    ['bid_too_small', () => bid(maya, listed(2), '4.99')],
    ['bid_moved', () => bid(maya, listed(2), 5, '99')],
    ['insufficient_balance', () => bid(maya, listed(2), 901)],
    ['nft_margin_short', () => bid(maya, listed(2), 891)],
    [undefined, () => bid(maya, listed(2), 890)],
  ] as const)('%s: case %#', (refusal, act) => {
    expect(act().reason).toBe(refusal);
  });

  it('is refused within two seconds of the last one, and on top of one’s own', () => {
    const work = listed(2);
    bid(maya, work, 5);
    bench.advance(1_999);
    expect(bid(maya, work, 5).reason).toBe('bid_repeated');
    bench.advance(1);
    expect(bid(maya, work, 5).reason).toBe('bid_leading');
  });

  it('is accepted up to the end, and refused exactly at it', () => {
    const [one, other] = [listed(2), listed(2)];
    bench.advance(HOUR_MS - 1);
    expect(bid(maya, one, 5).type).toBe('ok');
    bench.advance(1);
    expect(bid(maya, other, 5).reason).toBe('nft_not_on_sale');
    expect(row(one)).toMatchObject({ isLocked: true });
  });
});

describe('the end of an auction', () => {
  const won = () => {
    const work = listed(2);
    bid(rizky, work, 5);
    bid(maya, work, 15);
    bench.advance(HOUR_MS);
    return work;
  };

  it('returns the bid deposits of the others, and gives the winner a day to pay', () => {
    const work = won();
    expect(money(rizky)).toEqual({ free: '1000', held: '0' });
    expect(money(maya)).toEqual({ free: '990', held: '10' });
    const [order] = orders(maya);
    expect(order).toMatchObject({ code: work.code, price: '120', is_pay: '0', is_read: '0', margin: 10 });
    expect(Number(order?.overtime) * 1000).toBe(bench.world.nowMs + DAY_MS);
    expect(orders(rizky)).toEqual([]);
    expect(standing(maya, work)).toMatchObject({ order: { state: 'waiting' } });
    expect(call(maya, 'POST /bind_box/readNFTOrderMessage', { id: 1 }).type).toBe('ok');
    expect(orders(maya)[0]).toMatchObject({ is_read: '1' });
  });

  it('paid, makes the work the winner’s and the price, less the fee, the seller’s', () => {
    const work = won();
    expect(call(rizky, 'POST /bind_box/payNFTOrder', { id: 1 }).reason).toBe('order_unknown');
    bench.advance(DAY_MS - 1);
    expect(call(maya, 'POST /bind_box/payNFTOrder', { id: 1 }).type).toBe('ok');
    expect(money(maya)).toEqual({ free: '880', held: '0' });
    expect(money(lena)).toEqual({ free: '117', held: '0' });
    expect(bench.world.ledger.houseBalance('house:fees', 'USDT').toFixed()).toBe('3');
    expect(row(work)).toMatchObject({ ownerId: maya.id, isLocked: false });
    expect(call(maya, 'POST /bind_box/payNFTOrder', { id: 1 }).reason).toBe('nft_order_paid');
    bench.advance(2 * DAY_MS);
    expect(orders(maya, { all: 1 })[0]).toMatchObject({ is_pay: '1', is_expired: '0' });
    expect(row(work).ownerId).toBe(maya.id);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('paid, is announced to its winner too, whose other tabs still offer to pay; a refused payment is announced to nobody', () => {
    won();
    bench.world.drainPrivateEvents();
    const pay = () => call(maya, 'POST /bind_box/payNFTOrder', { id: 1 });
    pay();
    expect(pushed()).toEqual([`${lena.id} sold`, `${maya.id} paid`]);
    expect(pay().reason).toBe('nft_order_paid');
    expect(pushed()).toEqual([]);
  });

  it('not paid by the deadline, forfeits the bid deposit, and the work stays the seller’s', () => {
    const work = won();
    bench.world.drainPrivateEvents();
    bench.advance(DAY_MS);
    expect(call(maya, 'POST /bind_box/payNFTOrder', { id: 1 }).reason).toBe('nft_order_expired');
    expect(money(maya)).toEqual({ free: '990', held: '0' });
    expect(row(work)).toMatchObject({ ownerId: lena.id, isLocked: false, forSale: false });
    expect(standing(maya, work)).toMatchObject({ margin: 'forfeited', order: { state: 'expired' } });
    expect(pushed()).toEqual([`${maya.id} expired`, `${lena.id} unpaid`]);
    expect(writtenTo(lena)[0]).toBe('Not paid for: Study');
    expect(orders(maya)).toEqual([]);
  });

  it('without a bid changes nothing', () => {
    const work = listed(2);
    call(maya, 'POST /bind_box/marginNFT', { code: work.code });
    expect(call(maya, 'POST /bind_box/marginNFT', { code: work.code }).reason).toBe('margin_taken');
    expect(money(maya)).toEqual({ free: '990', held: '10' });
    bench.advance(HOUR_MS);
    expect(money(maya)).toEqual({ free: '1000', held: '0' });
    expect(row(work)).toMatchObject({ ownerId: lena.id, forSale: false });
    expect(writtenTo(lena)[0]).toBe('Not sold: Study');
  });

  it('is decided in the last second by a sniper who can afford it', () => {
    const work = listed(2, 'sniper');
    bid(maya, work, 5);
    bench.advance(HOUR_MS - 1_001);
    expect(row(work)).toMatchObject({ leaderId: maya.id });
    bench.advance(1);
    expect(row(work).leaderId).toBeGreaterThan(900_000);
    bench.advance(1_000);
    expect(money(maya)).toEqual({ free: '1000', held: '0' });
    expect(new Decimal(money(lena).free).gt(100)).toBe(true);
  });
});

describe('at a fixed price', () => {
  it('a purchase is announced to its buyer too, whose other tabs still offer to buy; a refused one to nobody', () => {
    const work = listed(1);
    bench.world.drainPrivateEvents();
    const buy = () => call(maya, 'POST /bind_box/buyNFT', { code: work.code });
    buy();
    expect(pushed()).toEqual([`${lena.id} sold`, `${maya.id} paid`]);
    expect(buy().reason).toBe('nft_own');
    expect(pushed()).toEqual([]);
  });

  it('a work can be bought once, and its seller is paid', () => {
    const work = listed(1);
    expect(call(lena, 'POST /bind_box/buyNFT', { code: work.code }).reason).toBe('nft_own');
    expect(call(maya, 'POST /bind_box/buyNFT', { code: work.code }).type).toBe('ok');
    expect(call(rizky, 'POST /bind_box/buyNFT', { code: work.code }).reason).toBe('nft_taken');
    expect(money(maya)).toEqual({ free: '900', held: '0' });
    expect(money(lena)).toEqual({ free: '97.5', held: '0' });
    const history = call(maya, 'GET /bind_box/getHistory', { code: work.code }).message as { kind: string }[];
    expect(history.map(({ kind }) => kind)).toEqual(['sale', 'minted']);
    expect(bench.world.scheduler.peek()).toBeUndefined();
  });

  it('an auction cannot be bought, and nothing without the money', () => {
    expect(call(maya, 'POST /bind_box/buyNFT', { code: listed(2).code }).reason).toBe('nft_auction_only');
    expect(call(lena, 'POST /bind_box/buyNFT', { code: listed(1).code }).reason).toBe('nft_own');
    const poor = bench.customer('poor', { USDT: '99.99' });
    expect(call(poor, 'POST /bind_box/buyNFT', { code: listed(1).code }).reason).toBe('insufficient_balance');
  });
});

describe('an owned work', () => {
  const resale = (more: Record<string, string> = {}) => ({
    price: '200',
    start_time: toWireTime(bench.world.nowMs),
    end_time: toWireTime(bench.world.nowMs + DAY_MS),
    ...more,
  });

  it('is resold once, cannot be cancelled, and stays its owner’s when nobody buys it', () => {
    const work = listed(1);
    call(maya, 'POST /bind_box/buyNFT', { code: work.code });
    const offerAgain = () => call(maya, 'POST /bind_box/resellNFT', { code: work.code, ...resale() });
    expect(call(rizky, 'POST /bind_box/resellNFT', { code: work.code, ...resale() }).reason).toBe('nft_not_owner');
    expect(offerAgain().type).toBe('ok');
    expect(offerAgain().reason).toBe('resale_running');
    expect(call(maya, 'GET /bind_box/getBoxDetail', { code: work.code }).message).toMatchObject({
      resell_nft_status: 1,
    });
    bench.advance(DAY_MS);
    expect(row(work)).toMatchObject({ ownerId: maya.id, forSale: false });
    expect(offerAgain().reason).toBe('resale_used');
    call(maya, 'GET /bind_box/getBoxDetail', { code: work.code });
  });

  it('resold to a customer may be resold by them', () => {
    const work = listed(1);
    call(maya, 'POST /bind_box/buyNFT', { code: work.code });
    call(maya, 'POST /bind_box/resellNFT', { code: work.code, ...resale() });
    expect(call(rizky, 'POST /bind_box/buyNFT', { code: work.code }).type).toBe('ok');
    expect(money(maya)).toEqual({ free: '1095', held: '0' });
    expect(call(rizky, 'POST /bind_box/resellNFT', { code: work.code, ...resale({ per_increase: '3' }) }).type).toBe(
      'ok',
    );
    expect(row(work)).toMatchObject({ mode: 2, perIncrease: '3', margin: 20, isResale: true });
  });

  it('is not bought at the price of an owner whom the buyer has not seen', () => {
    const work = listed(1);
    const buyAt = (price: string) => call(rizky, 'POST /bind_box/buyNFT', { code: work.code, price });
    call(maya, 'POST /bind_box/buyNFT', { code: work.code });
    call(maya, 'POST /bind_box/resellNFT', { code: work.code, ...resale() });
    expect([buyAt('100').reason, buyAt('0').reason]).toEqual(['nft_price_moved', 'nft_price_moved']);
    expect(money(rizky)).toEqual({ free: '1000', held: '0' });
    expect(buyAt('200.00000000').type).toBe('ok');
    expect(money(rizky)).toEqual({ free: '800', held: '0' });
  });

  it('at a low price is bought by a collector', () => {
    const work = listed(1, 'all');
    expect(call(maya, 'POST /bind_box/buyNFT', { code: work.code }).type).toBe('ok');
    call(maya, 'POST /bind_box/resellNFT', { code: work.code, ...resale({ price: '100' }) });
    bench.advance(DAY_MS / 3);
    expect(row(work).ownerId).toBeGreaterThan(900_000);
    expect(money(maya)).toEqual({ free: '997.5', held: '0' });
    bench.advance(2 * DAY_MS);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it.each([
    [
      'another customer',
      () => {
        const work = listed(1, 'all');
        call(maya, 'POST /bind_box/buyNFT', { code: work.code });
        call(maya, 'POST /bind_box/resellNFT', { code: work.code, ...resale({ price: '900' }) });
        expect(call(rizky, 'POST /bind_box/buyNFT', { code: work.code }).type).toBe('ok');
        return work;
      },
    ],
    [
      'an auction',
      () => {
        const work = listed(2, 'all');
        bid(rizky, work, '800');
        bench.advance(HOUR_MS);
        expect(call(rizky, 'POST /bind_box/payNFTOrder', { id: 1 }).type).toBe('ok');
        return work;
      },
    ],
  ])('for which its owner paid nine times its value to %s is bought by no collector at that price', (_from, bought) => {
    const work = bought();
    const again = call(rizky, 'POST /bind_box/resellNFT', { code: work.code, ...resale({ price: '900' }) });
    expect(again.type).toBe('ok');
    bench.advance(DAY_MS);
    expect(row(work)).toMatchObject({ ownerId: rizky.id, forSale: false });
  });

  it.each([
    ['resale_price', { price: '0' }, 'price'],
    ['resale_increase', { per_increase: 'x' }, 'per_increase'],
    ['resale_time', { start_time: '2026-02-31 10:00:00' }, 'start_time'],
    ['resale_time', { end_time: '2026-02-31 10:00:00' }, 'end_time'],
    ['resale_past', { start_time: '2026-01-06 09:39:59' }],
    ['resale_end', { end_time: '2026-01-06 09:41:00' }],
    [undefined, { start_time: '2026-1-6 9:45:0', end_time: '2026-1-6 9:45:1' }],
  ])('%s: %o', (refusal, more, field?: string) => {
    const work = listed(1);
    call(maya, 'POST /bind_box/buyNFT', { code: work.code });
    const answer = call(maya, 'POST /bind_box/resellNFT', { code: work.code, ...resale(more) });
    expect([answer.reason, answer.field]).toEqual([refusal, field]);
  });

  it('a box is opened once, and then may be resold', () => {
    const box = boxOf(maya);
    expect(call(maya, 'POST /bind_box/resellNFT', { code: box.code, ...resale() }).reason).toBe('box_unopened');
    expect(call(rizky, 'POST /bind_box/openBlindBox', { code: box.code }).reason).toBe('nft_not_owner');
    const closed = call(maya, 'GET /bind_box/getBoxDetail', { code: box.code }).message as { image: string };
    const opened = call(maya, 'POST /bind_box/openBlindBox', { code: box.code }).message as { image: string };
    expect(opened).toMatchObject({ rarity_status: '1', rarity: expect.stringMatching(/^(N|R|SR)$/) });
    expect(opened.image).not.toBe(closed.image);
    expect(call(maya, 'POST /bind_box/openBlindBox', { code: box.code }).reason).toBe('box_opened');
    expect(call(maya, 'POST /bind_box/resellNFT', { code: box.code, ...resale() }).type).toBe('ok');
  });

  it.each([1, 2] as const)(
    'is on sale from its maker’s first offer on (mode %i), and stays theirs until it ends',
    (mode) => {
      const work = listed(mode);
      inWorld(() => setPayPassword(bench.world, bench.world.tables.users.need(lena.id), '246810'));
      const gift = { code: work.code, account: 'rizky@mail.example', pay_password: '246810' };
      const offerAgain = () => call(lena, 'POST /bind_box/resellNFT', { code: work.code, ...resale() });
      expect(offerAgain().reason).toBe('resale_running');
      expect(call(lena, 'POST /bind_box/transferNFT', gift).reason).toBe('resale_running');
      expect(call(lena, 'GET /bind_box/getBoxDetail', { code: work.code }).message).toMatchObject({
        resell_nft_status: 0,
      });
      bench.advance(HOUR_MS);
      expect(row(work)).toMatchObject({ ownerId: lena.id, forSale: false });
      expect(offerAgain().type).toBe('ok');
    },
  );

  it('a box that is on sale stays closed until somebody has bought it', () => {
    const box = boxOf(lena);
    const { nowMs: startMs } = bench.world;
    const terms = {
      mode: 3,
      price: '60',
      perIncrease: '0',
      startMs,
      endMs: startMs + HOUR_MS,
      rivals: 'none',
    } as const;
    inWorld(() => offer(bench.world, box, terms));
    const open = (who: Customer) => call(who, 'POST /bind_box/openBlindBox', { code: box.code });
    expect(open(lena).reason).toBe('resale_running');
    expect(call(maya, 'POST /bind_box/buyNFT', { code: box.code }).type).toBe('ok');
    expect(open(maya).type).toBe('ok');
  });

  it('can be given to another customer with the payment password', () => {
    const work = listed(1);
    call(maya, 'POST /bind_box/buyNFT', { code: work.code });
    inWorld(() => setPayPassword(bench.world, bench.world.tables.users.need(maya.id), '246810'));
    const give = (account: string, pay_password: string) =>
      call(maya, 'POST /bind_box/transferNFT', { code: work.code, account, pay_password });
    expect(give('nobody@mail.example', '246810').reason).toBe('account_unknown');
    expect(give('maya@mail.example', '246810').reason).toBe('transfer_self');
    expect(give('rizky@mail.example', '111111').reason).toBe('pay_password_wrong');
    expect(give('rizky@mail.example', '246810').type).toBe('ok');
    expect(row(work).ownerId).toBe(rizky.id);
    expect(give('rizky@mail.example', '246810').reason).toBe('nft_not_owner');
  });
});

it('a mark is set and removed, though not within a second', () => {
  const { code } = listed(1);
  const collected = () =>
    (call(maya, 'GET /bind_box/getCollection').message as { code: string }[]).map((one) => one.code);
  expect(call(maya, 'POST /bind_box/collect', { code }).type).toBe('ok');
  expect(collected()).toEqual([code]);
  expect(call(maya, 'POST /bind_box/collect', { code }).reason).toBe('collect_repeated');
  bench.advance(1_000);
  expect(call(maya, 'POST /bind_box/collect', { code }).type).toBe('ok');
  expect(collected()).toEqual([]);
  expect(call(lena, 'POST /bind_box/collect', { code }).reason).toBe('nft_own');
});

describe('what people read of artists and works', () => {
  const ROWS = [
    ['en', /^Water never/, /^Ayu grew up/, /^Tides in layers/],
    ['id', /^Air tak pernah/, /^Ayu besar di tepi/, /^Pasang surut/],
    ['fra', /^L’eau ne trace/, /^Ayu a grandi/, /^Des marées/],
    ['xx', /^Water never/, /^Ayu grew up/, /^Tides in layers/],
  ] as const;

  it.each(ROWS)('is in the language of the request where there is one: %s', async (lang, motto, bio, description) => {
    await loadTextsOf(lang);
    const [first] = call(maya, 'GET /bind_box/getArtist', { lang }).message as { id: number; signature: string }[];
    expect(first?.signature).toMatch(motto);
    const uid = first?.id ?? 0;
    const artist = call(maya, 'GET /bind_box/getArtistDetail', { uid, lang }).message as Record<string, unknown>;
    expect(artist).toMatchObject({ signature: expect.stringMatching(motto), bio: expect.stringMatching(bio) });
    const [work] = artist.artworks as Record<string, string>[];
    expect(work?.description).toMatch(description);
    expect(work?.author_description).toMatch(bio);
  });
});

describe('what several places show of an artist and a work', () => {
  it('is one number of works, in the list of artists, in the figures, and on the page', () => {
    const artists = call(maya, 'GET /bind_box/getArtist', { limit: 50 }).message as {
      id: number;
      artworks_number: number;
    }[];
    expect(artists.length).toBeGreaterThan(9);
    for (const { id: uid, artworks_number } of artists) {
      const detail = call(maya, 'GET /bind_box/getArtistDetail', { uid })
        .message as CallReply<'GET /bind_box/getArtistDetail'>;
      const ids = new Set(detail.artworks.map(({ id }) => id));
      const sold = detail.artworks.filter(({ owner }) => owner !== uid).length;
      expect({ listed: artworks_number, shown: ids.size, ...detail.figures }).toMatchObject({
        shown: artworks_number,
        made: artworks_number,
        sold,
      });
    }
  });

  it('is one instant at which a work was made, whoever has it since', () => {
    const madeOf = (code: string) => {
      const { created } = call(maya, 'GET /bind_box/getBoxDetail', { code }).message as { created: string };
      const history = call(maya, 'GET /bind_box/getHistory', { code }).message as { kind: string; created: string }[];
      return [created, history.at(-1)?.created];
    };
    const works = call(maya, 'GET /bind_box/getBoxList', { limit: 100 }).message as { code: string }[];
    const made = works.map(({ code }) => [code, ...madeOf(code)]);
    for (const [code, created, told] of made) expect([code, told]).toEqual([code, created]);
    bench.advance(20 * DAY_MS);
    expect(works.map(({ code }) => [code, ...madeOf(code)])).toEqual(made);
  });
});
