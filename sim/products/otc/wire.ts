import type { CallReply } from '@/contract/calls';
import { FIAT_CODES, type FiatCode } from '@/domain/fiat';
import { ZERO } from '@/domain/money';
import { OTC_BUY, OTC_STATUS, type OtcMethod, type OtcSide } from '@/domain/otc';
import { toWireTime } from '@/domain/time';
import type { World } from '../../world';
import { appealFromMs } from './act';
import { otcIndex } from './index-price';
import { adPriceNow } from './look';
import { type Ad, adsFor, fiatDecimalsOf } from './merchants';
import { partyOf } from './parties';
import type { Party } from './party';
import type { OtcAdRow, OtcOrderRow } from './tables';

type WireOrder = CallReply<'POST /otc/order'>;
type WireOwnAd = CallReply<'POST /otc/ad'>;

const wireParty = ({ id, name, orders, completion, minutes }: Party) => ({
  id,
  name,
  orders,
  completion,
  minutes,
});

export function adList(world: World, side: OtcSide, fiat: FiatCode, part: { offset: number; limit: number }) {
  const all = adsFor(world, side, fiat);
  return {
    list: all.slice(part.offset, part.offset + part.limit).map(wireAd),
    count: all.length,
    fiats: [...FIAT_CODES],
    index: otcIndex(world, fiat).toFixed(),
  };
}

const wireAd = ({ id, side, fiat, price, min, max, merchant }: Ad) => ({
  id,
  side,
  fiat,
  price: price.toFixed(),
  min: min.toFixed(),
  max: max.toFixed(),
  fiat_decimals: fiatDecimalsOf(fiat),
  methods: [...merchant.methods],
  merchant: wireParty(merchant),
});

const timeOrNone = (ms: number): string => (ms === 0 ? '' : toWireTime(ms));

/** When something happens next, as far as the customer knows: who takes their advertisement does not say when they will pay. */
const nextOf = ({ status, adId, deadlineMs, stepMs }: OtcOrderRow): number =>
  status === OTC_STATUS.waiting && adId !== 0 ? deadlineMs : stepMs;

export function wireOrder(row: OtcOrderRow): WireOrder {
  const party = partyOf(row.partyId);
  const isToPay = row.side === OTC_BUY && row.endedMs === 0;
  return {
    id: row.id,
    side: row.side,
    fiat: row.fiat,
    price: row.price,
    number: row.number,
    amount: row.amount,
    fiat_decimals: fiatDecimalsOf(row.fiat),
    method: row.method,
    status: row.status,
    merchant: wireParty(party),
    pay_to: isToPay
      ? `${row.method === 'bank' ? '8800' : '0899'} ${String(party.id * 1_234_567).padStart(9, '0')}`
      : '',
    pay_name: isToPay ? party.name : '',
    created_time: toWireTime(row.createdMs),
    next_time: timeOrNone(nextOf(row)),
    appeal_time: row.status === OTC_STATUS.paid ? toWireTime(appealFromMs(row)) : '',
    notes: row.notes,
    ad_id: row.adId,
  };
}

export function orderList({ tables: { otcOrders } }: World, userId: number, part: { offset: number; limit: number }) {
  const rows = otcOrders.list('user', userId, { ...part, newestFirst: true });
  return { list: rows.map(wireOrder), count: otcOrders.count('user', userId) };
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

export function ownAds(world: World, userId: number, part: { offset: number; limit: number }) {
  const { otcAds } = world.tables;
  const rows = otcAds.list('user', userId, { ...part, newestFirst: true });
  return { list: rows.map((row) => wireAdOfOwn(world, row)), count: otcAds.count('user', userId) };
}
