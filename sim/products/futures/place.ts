import type { CallInput, CallRefusal } from '@/contract/calls';
import { type Direction, LONG, leverFee, marginOf, numberOf } from '@/domain/futures/futures';
import { Decimal, type Money } from '@/domain/money/money';
import { type Outcome, ok, refuse } from '../../handler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { noteFee } from '../membership/fees';
import { hasLever } from '../quotes/market-terms';
import { ticksOf, ticksToMoney } from '../spot/walk';
import { instrumentOf, LEVER_ACCOUNT, LEVER_ASSET } from './account';
import { announceOrder } from './announce';
import { watchMargin } from './margin-watch';
import { scheduleOvernight } from './overnight';
import { type LeverOrderRow, OPEN, WAITING } from './tables';
import { scheduleCopies } from './tell-followers';
import { leverTermsOf, MULTIPLES, SHARE_LIMIT } from './terms';
import { orderTrigger } from './trigger-id';

/** Most open positions and pending limit orders of a customer (designed): few enough to list in one event. */
const MOST_ORDERS = 50;

type Submit = CallInput<'POST /lever/submit'>;
type SubmitRefusal = CallRefusal<'POST /lever/submit'>;

/** A valid order with its costs. */
export interface LeverTicket {
  readonly instrument: Instrument;
  readonly direction: Direction;
  readonly kind: 'market' | 'limit';
  readonly originTicks: number;
  readonly priceTicks: number;
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

/** Opens a position at the market price, or leaves a limit order pending. Margin and fee are taken at once. */
export function placeLeverOrder(
  world: World,
  user: UserRow,
  input: Submit,
  follow: Followed | null = null,
): Outcome<LeverOrderRow, SubmitRefusal> {
  const read = readTicket(world, user, input);
  if (!read.ok) return read;
  const ticket = read.payload;
  if (countLive(world, user.id) >= MOST_ORDERS) return refuse('too_many_orders');
  const required = ticket.margin.add(ticket.fee);
  if (required.gt(world.ledger.available(user.id, LEVER_ACCOUNT, LEVER_ASSET))) {
    return refuse('margin_insufficient', { required: required.toFixed(2, Decimal.ROUND_UP) });
  }
  return ok(placeTicket(world, user.id, ticket, follow));
}

/** The order of the refusals is part of the contract: the market first, then each field, then the price. */
function readTicket(world: World, user: UserRow, input: Submit): Outcome<LeverTicket, SubmitRefusal> {
  const instrument = world.instruments.find(({ currencyId }) => currencyId === input.currency_id);
  if (!instrument || instrument.legalId !== input.legal_id || !hasLever(instrument)) return refuse('pair_not_open');
  if (!world.market.isOpen(instrument.index, world.nowMs)) return refuse('market_closed');
  if (world.market.isHalted(instrument.index, world.nowMs)) return refuse('market_halted');
  const { share, multiple, type: direction } = input;
  if (share < SHARE_LIMIT.min || share > SHARE_LIMIT.max) return refuse('share_out_of_range', SHARE_LIMIT);
  if (!MULTIPLES.includes(multiple)) return refuse('multiple_invalid', { multiples: MULTIPLES.join(', ') });
  const originTicks = world.market.lastTicks(instrument.index, world.nowMs);
  const price =
    input.status === 0 ? limitTicks(instrument, input, originTicks) : marketTicks(instrument, input, originTicks);
  if (!price.ok) return price;
  const priceTicks = price.payload;
  const { shareNum, feePercent } = leverTermsOf(instrument);
  const number = numberOf(share, shareNum);
  const at = ticksToMoney(instrument, priceTicks);
  return ok({
    instrument,
    direction,
    kind: input.status === 0 ? 'limit' : 'market',
    originTicks,
    priceTicks,
    share,
    number,
    multiple,
    margin: marginOf(at, number, multiple),
    fee: leverFee(at, number, feePercent, user.level),
  });
}

type PriceRefusal = 'price_invalid' | 'price_step' | 'limit_not_below' | 'limit_not_above';

function marketTicks(instrument: Instrument, { type }: Submit, lastTicks: number): Outcome<number, PriceRefusal> {
  const { spreadTicks } = leverTermsOf(instrument);
  const ticks = lastTicks + (type === LONG ? spreadTicks : -spreadTicks);
  return ticks < 1 ? refuse('price_invalid') : ok(ticks);
}

/** A limit price must be better than the market: below it for a long, above it for a short (contract section 7). */
function limitTicks(
  instrument: Instrument,
  { type, target_price: target }: Submit,
  lastTicks: number,
): Outcome<number, PriceRefusal> {
  if (!target) return refuse('price_invalid');
  const ticks = ticksOf(instrument, target);
  if (ticks === null || ticks < 1) return refuse('price_step', { decimals: instrument.priceDecimals });
  if (type === LONG && ticks >= lastTicks) return refuse('limit_not_below');
  if (type !== LONG && ticks <= lastTicks) return refuse('limit_not_above');
  return ok(ticks);
}

const countLive = ({ tables: { leverOrders } }: World, userId: number): number =>
  leverOrders.count('userStatus', `${userId}|${OPEN}`) + leverOrders.count('userStatus', `${userId}|${WAITING}`);

/** Books a valid order. `follow` names the trader's position that it copies. */
export function placeTicket(
  world: World,
  userId: number,
  ticket: LeverTicket,
  follow: Followed | null = null,
): LeverOrderRow {
  const { instrument, kind, margin, fee } = ticket;
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
    profitTicks: 0,
    lossTicks: 0,
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
    createdMs: world.nowMs,
    openedMs: isMarket ? world.nowMs : 0,
    updatedMs: world.nowMs,
    endedMs: 0,
  });
  takeMarginAndFee(world, row, isMarket);
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
function takeMarginAndFee(world: World, { id, userId, margin, fee, orderType }: LeverOrderRow, isPaid: boolean): void {
  const own = userAccount(userId, LEVER_ACCOUNT, LEVER_ASSET);
  const frozen = userAccount(userId, LEVER_ACCOUNT, LEVER_ASSET, 'frozen');
  const [marginReason, feeReason] = REASONS[orderType];
  const note = { atMs: world.nowMs, reason: marginReason, ref: String(id) } as const;
  world.ledger.transfer(own, frozen, new Decimal(margin), note);
  const payee = isPaid ? houseAccount('house:fees', LEVER_ASSET) : frozen;
  world.ledger.transfer(own, payee, new Decimal(fee), { ...note, reason: feeReason });
}

function waitForPrice(world: World, row: LeverOrderRow): void {
  world.triggers.add({
    id: orderTrigger('open', row.id),
    symbolIndex: row.symbolIndex,
    direction: row.direction === LONG ? -1 : 1,
    priceTicks: row.priceTicks,
    sinceSec: Math.floor(world.nowMs / 1000),
  });
}

/**
 * Follow-ups of an opened position whose fee is paid. The caller calls `watchMargin` afterwards, so that the events of
 * the opening come before those of a liquidation.
 */
export function afterOpening(world: World, row: LeverOrderRow): void {
  const instrument = instrumentOf(world, row);
  const price = ticksToMoney(instrument, row.priceTicks);
  const fullFee = leverFee(price, new Decimal(row.number), leverTermsOf(instrument).feePercent, 0);
  noteFee(world, {
    userId: row.userId,
    product: 'futures',
    fee: new Decimal(row.fee),
    fullFee,
    volume: price.times(row.number),
    usdtPrice: () => new Decimal(1),
  });
  scheduleOvernight(world);
  announceOrder(world, row);
  scheduleCopies(world, row);
}
