import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { FIAT_CODES, type FiatCode } from '@/domain/money/fiat';
import { ZERO } from '@/domain/money/money';
import { OTC_STATUS, type OtcMethod, type OtcSide } from '@/domain/otc/otc';
import { MINUTE_MS, toWireTime } from '@/domain/time';
import { reasonFor } from '../../texts/reason';
import type { World } from '../../world';
import type { Part } from '../pages';
import { appealFromMs } from './act';
import { adPriceNow } from './ad-price';
import { otcIndex } from './index-price';
import { fiatDecimalsOf } from './merchants';
import { type Offer, offersFor } from './offers';
import { partyFor } from './parties';
import type { Party } from './party';
import { buyerOf, sellerOf, sideFor } from './sides';
import type { OtcAdRow, OtcOrderRow } from './tables';

type WireOrder = CallReply<'POST /otc/order'>;
type WireOwnAd = CallReply<'POST /otc/ad'>;

const wireParty = ({ id, name, orders, completion, minutes }: Party, isCustomer: boolean) => ({
  id,
  name,
  orders,
  completion,
  minutes,
  is_customer: isCustomer,
});

export function offerList(world: World, userId: number, side: OtcSide, fiat: FiatCode, part: Part) {
  const all = offersFor(world, userId, side, fiat);
  return {
    list: all.slice(part.offset, part.offset + part.limit).map(wireOffer),
    count: all.length,
    fiats: [...FIAT_CODES],
    index: otcIndex(world, fiat).toFixed(),
  };
}

const wireOffer = ({ id, side, fiat, price, min, max, methods, payMs, party, ad }: Offer) => ({
  id,
  side,
  fiat,
  price: price.toFixed(),
  min: min.toFixed(),
  max: max.toFixed(),
  fiat_decimals: fiatDecimalsOf(fiat),
  methods: [...methods],
  pay_minutes: payMs / MINUTE_MS,
  merchant: wireParty(party, ad !== null),
});

const timeOrNone = (ms: number): string => (ms === 0 ? '' : toWireTime(ms));

/**
 * When the next step is due, as far as the customer may know. A simulated buyer's planned payment time is not shown,
 * only the deadline.
 */
const nextOf = ({ status, adId, deadlineMs, stepMs }: OtcOrderRow): number =>
  status === OTC_STATUS.waiting && adId !== 0 ? deadlineMs : stepMs;

/** Payment details for a buying customer, while the order is open. */
function payeeFor(world: World, row: OtcOrderRow, userId: number) {
  if (buyerOf(row) !== userId || row.endedMs > 0) return { pay_to: '', pay_bank: '', pay_name: '' };
  if (row.takerId !== 0) return { pay_to: row.payTo, pay_bank: row.payBank, pay_name: row.payName };
  const { id, name } = partyFor(world, row, userId);
  const start = row.method === 'bank' ? '8800' : '0899';
  return { pay_to: `${start} ${String(id * 1_234_567).padStart(9, '0')}`, pay_bank: '', pay_name: name };
}

/** The name on a buying customer's payment, shown to the selling customer while the order is open. */
const payerFor = ({ tables }: World, row: OtcOrderRow, userId: number): string =>
  sellerOf(row) === userId && buyerOf(row) !== 0 && row.endedMs === 0 ? tables.users.need(buyerOf(row)).realName : '';

/** An order as seen by `userId`, one of its two sides. */
export function wireOrder(world: World, row: OtcOrderRow, userId: number, lang: WireLang): WireOrder {
  return {
    id: row.id,
    side: sideFor(row, userId),
    fiat: row.fiat,
    price: row.price,
    number: row.number,
    amount: row.amount,
    fiat_decimals: fiatDecimalsOf(row.fiat),
    method: row.method,
    status: row.status,
    merchant: wireParty(partyFor(world, row, userId), row.takerId !== 0),
    ...payeeFor(world, row, userId),
    payer_name: payerFor(world, row, userId),
    created_time: toWireTime(row.createdMs),
    next_time: timeOrNone(nextOf(row)),
    appeal_time: row.status === OTC_STATUS.paid ? toWireTime(appealFromMs(row)) : '',
    notes: reasonFor(row.notes, lang),
    ad_id: row.userId === userId ? row.adId : 0,
  };
}

/**
 * A page of a customer's orders, newest first: their own, and those in which they took another customer's
 * advertisement.
 */
export function orderList(world: World, userId: number, { offset, limit }: Part, lang: WireLang) {
  const { otcOrders } = world.tables;
  const newest = (index: 'user' | 'taker') =>
    otcOrders.list(index, userId, { limit: offset + limit, newestFirst: true });
  const rows = [...newest('user'), ...newest('taker')].sort((a, b) => b.id - a.id).slice(offset, offset + limit);
  return {
    list: rows.map((row) => wireOrder(world, row, userId, lang)),
    count: otcOrders.count('user', userId) + otcOrders.count('taker', userId),
  };
}

export function wireAdOfOwn(world: World, row: OtcAdRow): WireOwnAd {
  const open = world.tables.otcOrders.list('ad', row.id);
  return {
    id: row.id,
    side: row.side,
    fiat: row.fiat,
    fiat_decimals: fiatDecimalsOf(row.fiat),
    price_type: row.priceType,
    price_value: row.priceValue,
    price: adPriceNow(world, row).toFixed(),
    rest: row.rest,
    in_orders: open.reduce((sum, { number }) => sum.plus(number), ZERO).toFixed(),
    traded: row.traded,
    min: row.min,
    max: row.max,
    methods: row.methods.split(',') as OtcMethod[],
    pay_minutes: row.payMinutes,
    status: row.status,
    created_time: toWireTime(row.createdMs),
  };
}

export function ownAds(world: World, userId: number, part: Part) {
  const { otcAds } = world.tables;
  const rows = otcAds.list('user', userId, { ...part, newestFirst: true });
  return { list: rows.map((row) => wireAdOfOwn(world, row)), count: otcAds.count('user', userId) };
}
