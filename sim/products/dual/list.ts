import type { CallReply } from '@/contract/calls';
import type { DualType } from '@/domain/dual/dual';
import { Decimal, toWire8 } from '@/domain/money/money';
import { toWireTime, wireDate } from '@/domain/time';
import { type Instrument, instrumentByCurrencyId } from '../../market/instruments';
import type { World } from '../../world';
import { type PageRequest, partOf } from '../pages';
import {
  type DualProduct,
  dualProduct,
  holdingDays,
  productsOnSale,
  type Quote,
  quotesOf,
  sharesTaken,
} from './products';
import type { DualOrderRow } from './tables';

type WireProduct = NonNullable<CallReply<'GET /dual/detail'>>;
type WireOrder = CallReply<'POST /dual/dual_list'>['list'][number];

/**
 * Products of a coin and type that are on sale; null for an unknown coin. The defaults are bitcoin and calls, as in
 * clients.
 */
export function dualIndex(world: World, currencyId = 1, type: DualType = 'call'): WireProduct[] | null {
  const instrument = instrumentByCurrencyId(currencyId);
  if (!instrument) return null;
  const quote = quotesOf(world);
  const products = productsOnSale(world, { symbol: instrument.symbol, type }, quote);
  return products.map((product) => wireProduct(world, product, quote));
}

export function dualDetail(world: World, id: number): WireProduct | null {
  const product = dualProduct(world, id);
  return product && wireProduct(world, product, quotesOf(world));
}

const nameOf = (instrument: Instrument, type: DualType): string =>
  `${instrument.base} ${type === 'call' ? 'Call' : 'Put'}`;

function wireProduct(world: World, product: DualProduct, quote: Quote): WireProduct {
  const { id, series, instrument, issuedMs, maturesMs, exercise } = product;
  const rate = quote(product);
  const taken = sharesTaken(world, product);
  return {
    id,
    name: nameOf(instrument, series.type),
    rate: (rate ?? new Decimal(0)).toFixed(2),
    exercise_price: exercise.toFixed(),
    currency_name: instrument.base,
    currency_id: instrument.currencyId,
    type: series.type,
    start_time: wireDate(issuedMs),
    end_time: wireDate(maturesMs),
    total_number: series.shares,
    remaining_number: series.shares - taken,
    purchased_number: taken,
    bar: Math.floor((taken * 100) / series.shares),
    user_limit: series.userLimit,
    status: rate ? '1' : '0',
    created: toWireTime(issuedMs),
    updated: toWireTime(issuedMs),
    day: holdingDays(world, product),
  };
}

interface ListQuery extends PageRequest {
  readonly currencyId: number | undefined;
  readonly type: DualType | undefined;
  readonly status: number | undefined;
}

/** A page of a customer's purchases, newest first. */
export function dualOrdersOf(world: World, userId: number, query: ListQuery): WireOrder[] {
  const { dualOrders } = world.tables;
  const { currencyId, type, status, page, limit } = query;
  const index = currencyId === undefined ? undefined : instrumentByCurrencyId(currencyId)?.index;
  const [name, key] =
    status === undefined ? (['user', userId] as const) : (['userStatus', `${userId}|${status}`] as const);
  const span = { ...partOf({ page, limit }), newestFirst: true };
  if (index === undefined && type === undefined) {
    return dualOrders.list(name, key, span).map((row) => wireDualOrder(world, row));
  }
  return dualOrders
    .list(name, key, { newestFirst: true })
    .filter((row) => (index === undefined || row.symbolIndex === index) && (type === undefined || row.type === type))
    .slice(span.offset, span.offset + limit)
    .map((row) => wireDualOrder(world, row));
}

function wireDualOrder(world: World, row: DualOrderRow): WireOrder {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const product = dualProduct(world, row.productId);
  return {
    id: row.id,
    user_id: row.userId,
    name: nameOf(instrument, row.type),
    dual_id: row.productId,
    order_rate: new Decimal(row.annualPercent).toFixed(2),
    day: row.days,
    number: row.shares,
    price: toWire8(new Decimal(row.price)),
    total: toWire8(new Decimal(row.total)),
    currency_id: instrument.currencyId,
    currency_name: instrument.base,
    end_time: wireDate(row.maturesMs),
    status: row.status,
    created: toWireTime(row.createdMs),
    create: Math.floor(row.createdMs / 1000),
    type: row.type,
    exercise_price: row.exercise,
    ...(product && { remaining_number: product.series.shares - sharesTaken(world, product) }),
    success: row.payout === '' ? null : toWire8(new Decimal(row.payout)),
    success_currency: row.paidIn,
    settle_price: row.settlePrice === '' ? null : row.settlePrice,
    settled_at: row.settledMs === 0 ? '' : toWireTime(row.settledMs),
  };
}
