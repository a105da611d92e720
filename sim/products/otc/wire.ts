import type { CallReply } from '@/contract/calls';
import { FIAT_CODES, type FiatCode } from '@/domain/fiat';
import { OTC_BUY, OTC_STATUS, type OtcSide } from '@/domain/otc';
import { toWireTime } from '@/domain/time';
import type { World } from '../../world';
import { appealFromMs } from './act';
import { type Ad, adsFor, fiatDecimalsOf, type Merchant, merchantOf } from './merchants';
import type { OtcOrderRow } from './tables';

type WireOrder = CallReply<'POST /otc/order'>;

const wireMerchant = ({ id, name, orders, completion, minutes }: Merchant) => ({
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
  merchant: wireMerchant(merchant),
});

const timeOrNone = (ms: number): string => (ms === 0 ? '' : toWireTime(ms));

export function wireOrder(row: OtcOrderRow): WireOrder {
  const merchant = merchantOf(row.merchantId);
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
    merchant: wireMerchant(merchant),
    pay_to: isToPay
      ? `${row.method === 'bank' ? '8800' : '0899'} ${String(merchant.id * 1_234_567).padStart(9, '0')}`
      : '',
    pay_name: isToPay ? merchant.name : '',
    created_time: toWireTime(row.createdMs),
    next_time: timeOrNone(row.stepMs),
    appeal_time: row.status === OTC_STATUS.paid ? toWireTime(appealFromMs(row)) : '',
    notes: row.notes,
  };
}

export function orderList({ tables: { otcOrders } }: World, userId: number, part: { offset: number; limit: number }) {
  const rows = otcOrders.list('user', userId, { ...part, newestFirst: true });
  return { list: rows.map(wireOrder), count: otcOrders.count('user', userId) };
}
