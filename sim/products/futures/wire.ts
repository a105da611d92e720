import type { EventWire } from '@/contract/events';
import type { WireLang } from '@/contract/lang';
import { LONG } from '@/domain/futures/futures';
import { Decimal, type Money, toWire8 } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import { type LocalizedText, localize } from '../../texts/localize';
import type { World } from '../../world';
import { instrumentOf, profitAt, profitNow } from './account';
import { CANCELLED, CLOSED, type FuturesOrderRow, OPEN, WAITING } from './tables';
import { OVERNIGHT_PERCENT } from './terms';

/** Names of an order's status and direction, which desktop clients of the family print as they come. */
const STATUS: Readonly<Record<FuturesOrderRow['status'], LocalizedText>> = {
  [WAITING]: { en: 'Pending', id: 'Menunggu' },
  [OPEN]: { en: 'Open', id: 'Terbuka' },
  [CLOSED]: { en: 'Closed', id: 'Ditutup' },
  [CANCELLED]: { en: 'Cancelled', id: 'Dibatalkan' },
};
const LONG_NAME: LocalizedText = { en: 'Long', id: 'Long' };
const SHORT_NAME: LocalizedText = { en: 'Short', id: 'Short' };

const statusName = ({ status }: FuturesOrderRow, lang: WireLang): string => localize(STATUS[status], lang);

const directionName = ({ direction }: FuturesOrderRow, lang: WireLang): string =>
  localize(direction === LONG ? LONG_NAME : SHORT_NAME, lang);

type WireOrder = EventWire<'lever_order'>['data'];

const fixed8 = (text: string): string => toWire8(new Decimal(text));
const timeOrEmpty = (atMs: number): string => (atMs === 0 ? '' : toWireTime(atMs));
const price8 = (instrument: Instrument, ticks: number): string =>
  ticks === 0 ? '0.00000000' : fixed8(ticksToDecimalString(instrument, ticks));

/**
 * A limit order or position as calls and events return it (contract section 7), valued at the last price. Events have
 * no reader's language.
 */
export function wireFuturesOrder(world: World, row: FuturesOrderRow, lang: WireLang = 'en') {
  return { ...orderFacts(world, row), ...printedFacts(row, lang) };
}

/** Fields that the app derives itself. Clients of the family print them, and a list without them stays blank. */
const printedFacts = (row: FuturesOrderRow, lang: WireLang) => ({
  status_name: statusName(row, lang),
  type_name: directionName(row, lang),
  time: toWireTime(row.createdMs),
  show_lever_id: row.id + 10_000,
  // Servers of the family note here whether an agent was paid; this exchange has no agents.
  settled: 0,
});

function orderFacts(world: World, row: FuturesOrderRow): WireOrder {
  const instrument = instrumentOf(world, row);
  const lastTicks = world.market.lastTicks(row.symbolIndex, world.nowMs);
  return {
    id: row.id,
    type: row.direction,
    user_id: row.userId,
    currency: instrument.currencyId,
    legal: instrument.legalId,
    symbol: instrument.symbol,
    currency_name: instrument.base,
    origin_price: price8(instrument, row.originTicks),
    price: price8(instrument, row.priceTicks),
    update_price: price8(instrument, row.closeTicks || lastTicks),
    target_profit_price: price8(instrument, row.profitTicks),
    stop_loss_price: price8(instrument, row.lossTicks),
    share: row.share,
    number: fixed8(row.number),
    multiple: row.multiple,
    origin_caution_money: fixed8(row.originMargin),
    caution_money: fixed8(row.margin),
    fact_profits: fixed8(row.profit),
    profits: toWire8(resultOf(world, row)),
    trade_fee: fixed8(row.fee),
    overnight: OVERNIGHT_PERCENT.toFixed(4),
    overnight_money: fixed8(row.overnightPaid),
    status: row.status,
    order_type: row.orderType,
    create_time: Math.floor(row.createdMs / 1000),
    // Never empty, because clients cut it to its date. A pending limit order has its creation time here (contract
    // section 1.4).
    transaction_time: toWireTime(row.openedMs || row.createdMs),
    update_time: toWireTime(row.updatedMs),
    handle_time: timeOrEmpty(row.endedMs),
    complete_time: timeOrEmpty(row.endedMs),
    follow_user_id: row.followUserId,
    follow_order_id: row.followOrderId,
    ...(row.status === OPEN && {
      mark_price: price8(instrument, world.market.markTicks(row.symbolIndex, world.nowMs)),
    }),
    ...(row.kind === 'trigger' && row.openedMs === 0 && { trigger_price: price8(instrument, row.priceTicks) }),
    ...(row.status === OPEN && closeOrdersOf(world, row.id)),
    ...(row.partOf !== 0 && { part_of: row.partOf }),
    ...(row.status === CLOSED && insuredOf(world, row)),
    ...(row.closeReason === '' ? {} : { close_reason: row.closeReason }),
  };
}

/** The field is left out where a position has no close orders, as servers of the family do not have it. */
function closeOrdersOf(world: World, positionId: number) {
  const rows = world.tables.leverCloses.list('position', positionId);
  if (rows.length === 0) return {};
  const instrument = instrumentOf(world, world.tables.leverOrders.need(positionId));
  return {
    close_orders: rows.map(({ id, share, priceTicks }) => ({ id, share, price: price8(instrument, priceTicks) })),
  };
}

/** What the insurance fund paid of the loss at the closing price. The field is left out where it paid nothing. */
function insuredOf(world: World, row: FuturesOrderRow) {
  const paid = new Decimal(row.profit).sub(profitAt(world, row, row.closeTicks));
  return paid.isZero() ? {} : { insurance_money: toWire8(paid) };
}

function resultOf(world: World, row: FuturesOrderRow): Money {
  if (row.status === OPEN) return profitNow(world, row);
  return new Decimal(row.status === CLOSED ? row.profit : 0);
}

/** Notifies the customer that a limit order or position has changed. */
export function announceOrder(world: World, row: FuturesOrderRow): void {
  world.push(row.userId, 'lever_order', { type: 'lever_order', to: row.userId, data: wireFuturesOrder(world, row) });
}

export function announceClosed(world: World, userId: number, rows: readonly FuturesOrderRow[]): void {
  world.push(userId, 'lever_closed', { type: 'lever_closed', to: userId, id: rows.map(({ id }) => id) });
}
