import type { CallInput, CallRefusal } from '@/contract/calls';
import { type Direction, leverFee, SHORT } from '@/domain/futures/futures';
import {
  costOf,
  type FuturesCost,
  type FuturesOrder,
  type FuturesOrderFacts,
  futuresOrderViolations,
  orderStopFacts,
  stopViolations,
} from '@/domain/futures/order';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { noteFee } from '../membership/fees';
import { hasFutures } from '../quotes/market-terms';
import { ticksOf, ticksToMoney } from '../spot/walk';
import { FUTURES_ACCOUNT, FUTURES_ASSET, instrumentOf } from './account';
import { watchMargin } from './margin-watch';
import { scheduleOvernight } from './overnight';
import { scheduleCopies } from './schedule-copies';
import { restStops } from './stops';
import { type FuturesOrderRow, OPEN, WAITING } from './tables';
import { futuresTermsOf, MULTIPLES, SHARE_LIMIT } from './terms';
import { orderTrigger } from './trigger-id';
import { announceOrder } from './wire';

/** Most open positions and pending limit orders of a customer (designed): few enough to list in one event. */
const MAX_ORDERS = 50;

type Input = CallInput<'POST /lever/submit'>;
type Stops = 'target_profit_price' | 'stop_loss_price';
type Submit = Omit<Input, Stops> & Partial<Pick<Input, Stops>>;
type SubmitRefusal = CallRefusal<'POST /lever/submit'>;

/** A valid order with its costs. */
export interface FuturesTicket {
  readonly instrument: Instrument;
  readonly direction: Direction;
  readonly kind: FuturesOrderRow['kind'];
  readonly originTicks: number;
  /** Entry price, or the price for which the order waits. */
  readonly priceTicks: number;
  /** Take profit and stop loss; 0 for none. */
  readonly profitTicks: number;
  readonly lossTicks: number;
  readonly share: number;
  readonly number: Money;
  readonly multiple: number;
  readonly margin: Money;
  readonly fee: Money;
}

/** The trader's position that this order copies. */
interface Followed {
  readonly userId: number;
  readonly orderId: number;
}

/**
 * Opens a position at the market price, or leaves an order pending. Margin and fee are taken at once, except from a
 * trigger order, which has no price yet.
 */
export function placeFuturesOrder(
  world: World,
  user: UserRow,
  input: Submit,
  follow: Followed | null = null,
): Outcome<FuturesOrderRow, SubmitRefusal> {
  const read = readTicket(world, user, input, hasRoomFor(world, user.id));
  return read.ok ? ok(placeTicket(world, user.id, read.payload, follow)) : read;
}

/** The order of the refusals is part of the contract: the market first, then each field, then the price. */
export function readTicket(
  world: World,
  user: UserRow,
  input: Submit,
  hasRoom: boolean,
): Outcome<FuturesTicket, SubmitRefusal> {
  const instrument = world.instruments.find(({ currencyId }) => currencyId === input.currency_id);
  if (!instrument || instrument.legalId !== input.legal_id || !hasFutures(instrument)) return refuse('pair_not_open');
  if (!world.market.isOpen(instrument.index, world.nowMs)) return refuse('market_closed');
  if (world.market.isHalted(instrument.index, world.nowMs)) return refuse('market_halted');
  const last = world.market.lastTicks(instrument.index, world.nowMs);
  const { spreadTicks, ...costs } = futuresTermsOf(instrument);
  const order: FuturesOrder = {
    direction: input.type,
    kind: input.trigger_price ? 'trigger' : input.status === 0 ? 'limit' : 'market',
    limit: input.trigger_price ?? input.target_price ?? new Decimal(Number.NaN),
    share: new Decimal(input.share),
    multiple: input.multiple,
  };
  const facts: FuturesOrderFacts = {
    last: ticksToMoney(instrument, last),
    priceDecimals: instrument.priceDecimals,
    costs: { ...costs, spread: ticksToMoney(instrument, spreadTicks) },
    vipLevel: user.level,
    multiples: MULTIPLES,
    shareLimit: SHARE_LIMIT,
    hasRoom,
    available: world.ledger.available(user.id, FUTURES_ACCOUNT, FUTURES_ASSET),
  };
  const refused = refusalOf(futuresOrderViolations(order, facts));
  if (refused) return refused;
  const { price, number, margin, fee } = costOf(order, facts.last, facts.costs, user.level) as FuturesCost;
  const stops = { profit: input.target_profit_price ?? null, loss: input.stop_loss_price ?? null };
  const stopFacts = orderStopFacts(order, price, facts.last, instrument.priceDecimals);
  const refusedStop = refusalOf(stopViolations(stops, stopFacts));
  if (refusedStop) return refusedStop;
  const { share, multiple } = input;
  const { direction, kind } = order;
  const ticks = (at: Money | null) => (at ? (ticksOf(instrument, at) as number) : 0);
  return ok({
    instrument,
    direction,
    kind,
    originTicks: last,
    priceTicks: ticks(kind === 'trigger' ? order.limit : price),
    profitTicks: ticks(stops.profit),
    lossTicks: ticks(stops.loss),
    share,
    number,
    multiple,
    margin,
    fee: fee as Money,
  });
}

/** Whether the customer may have one more open position or pending order. */
export const hasRoomFor = ({ tables: { leverOrders } }: World, userId: number): boolean =>
  leverOrders.count('userStatus', `${userId}|${OPEN}`) + leverOrders.count('userStatus', `${userId}|${WAITING}`) <
  MAX_ORDERS;

/** Books a valid order. `follow` names the trader's position that it copies. */
export function placeTicket(
  world: World,
  userId: number,
  ticket: FuturesTicket,
  follow: Followed | null = null,
): FuturesOrderRow {
  const { instrument, kind } = ticket;
  const [margin, fee] = kind === 'trigger' ? [ZERO, ZERO] : [ticket.margin, ticket.fee];
  const isMarket = kind === 'market';
  const row = world.tables.leverOrders.insert({
    id: world.tables.leverOrders.nextId(),
    userId,
    symbolIndex: instrument.index,
    direction: ticket.direction,
    kind,
    status: isMarket ? OPEN : WAITING,
    originTicks: ticket.originTicks,
    priceTicks: ticket.priceTicks,
    closeTicks: 0,
    profitTicks: ticket.profitTicks,
    lossTicks: ticket.lossTicks,
    share: ticket.share,
    number: ticket.number.toFixed(),
    multiple: ticket.multiple,
    originMargin: margin.toFixed(),
    margin: margin.toFixed(),
    fee: fee.toFixed(),
    overnightPaid: '0',
    profit: '0',
    orderType: follow ? 2 : 1,
    closeReason: '',
    followUserId: follow?.userId ?? 0,
    followOrderId: follow?.orderId ?? 0,
    partOf: 0,
    createdMs: world.nowMs,
    openedMs: isMarket ? world.nowMs : 0,
    updatedMs: world.nowMs,
    endedMs: 0,
  });
  if (kind !== 'trigger') chargeMarginAndFee(world, row, isMarket);
  if (isMarket) afterOpening(world, row);
  else {
    waitForPrice(world, row);
    announceOrder(world, row);
  }
  // Needed for a limit order too, because its frozen margin no longer backs the open positions.
  watchMargin(world, userId);
  return row;
}

/** Ledger reasons of own orders (1) and of copies (2) (contract section 1.3). */
const REASONS = { 1: ['leverMargin', 'leverFee'], 2: ['copyMargin', 'copyFee'] } as const;

/** A pending limit order freezes its fee; an open position pays it. */
export function chargeMarginAndFee(
  world: World,
  { id, userId, margin, fee, orderType }: FuturesOrderRow,
  isPaid: boolean,
): void {
  const own = userAccount(userId, FUTURES_ACCOUNT, FUTURES_ASSET);
  const frozen = userAccount(userId, FUTURES_ACCOUNT, FUTURES_ASSET, 'frozen');
  const [marginReason, feeReason] = REASONS[orderType];
  const note = { atMs: world.nowMs, reason: marginReason, ref: String(id) } as const;
  world.ledger.transfer(own, frozen, new Decimal(margin), note);
  const payee = isPaid ? houseAccount('house:fees', FUTURES_ASSET) : frozen;
  world.ledger.transfer(own, payee, new Decimal(fee), { ...note, reason: feeReason });
}

/** A limit order waits for a better price than the market's, a trigger order for one on either side of it. */
const opensUpwards = ({ kind, direction, priceTicks, originTicks }: FuturesOrderRow): boolean =>
  kind === 'trigger' ? priceTicks > originTicks : direction === SHORT;

function waitForPrice(world: World, row: FuturesOrderRow): void {
  world.triggers.add({
    id: orderTrigger('open', row.id),
    symbolIndex: row.symbolIndex,
    direction: opensUpwards(row) ? 1 : -1,
    priceTicks: row.priceTicks,
    sinceSec: Math.floor(world.nowMs / 1000),
  });
}

/**
 * What follows the opening of a position whose fee is paid: rewards for the fee, the overnight fee, stop triggers, the
 * event, and copies. The caller calls `watchMargin` afterwards, so that the events of the opening come before those of
 * a liquidation.
 */
export function afterOpening(world: World, row: FuturesOrderRow): void {
  const instrument = instrumentOf(world, row);
  const price = ticksToMoney(instrument, row.priceTicks);
  const fullFee = leverFee(price, new Decimal(row.number), futuresTermsOf(instrument).feePercent, 0);
  noteFee(world, {
    userId: row.userId,
    product: 'futures',
    account: FUTURES_ACCOUNT,
    fee: new Decimal(row.fee),
    fullFee,
    volume: price.times(row.number),
    usdtPrice: () => new Decimal(1),
  });
  scheduleOvernight(world);
  restStops(world, row);
  announceOrder(world, row);
  scheduleCopies(world, row);
}
