import { Decimal } from '@/domain/money/money';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { ticksToMoney } from '../spot/walk';
import { FUTURES_ACCOUNT, FUTURES_ASSET, instrumentOf } from './account';
import { cancelLimitOrder } from './cancel-limit-order';
import { dropCloseOrder } from './close-orders';
import { forceClose } from './force-close';
import { watchMargin } from './margin-watch';
import { notifyCloseOrderFilled, notifyLimitOrderOpened, notifyTriggerFailed, notifyTriggerOpened } from './messages';
import { afterOpening, chargeMarginAndFee, readTicket } from './place';
import { splitOff } from './split';
import { type FuturesOrderRow, OPEN, WAITING } from './tables';
import { readTriggerId } from './trigger-id';
import { announceOrder } from './wire';

/**
 * The market has reached a close order: its lots close at the market price, or fewer if the position has fewer left.
 */
function fireCloseOrder(world: World, id: number): void {
  const { leverCloses, leverOrders } = world.tables;
  const { positionId, share } = leverCloses.need(id);
  dropCloseOrder(world, id);
  const position = leverOrders.need(positionId);
  const isWhole = share >= position.share;
  const closing = isWhole ? position : splitOff(world, position, share);
  if (!isWhole) announceOrder(world, leverOrders.need(positionId));
  forceClose(world, closing, 'user');
  notifyCloseOrderFilled(world, leverOrders.need(closing.id));
}

/** Handles a trigger of a limit order, a stop, a close order, or a margin. */
export function fireFutures(world: World, triggerId: string): void {
  const id = readTriggerId(triggerId);
  if ('userId' in id) {
    watchMargin(world, id.userId);
    return;
  }
  if (id.role === 'close') {
    fireCloseOrder(world, id.orderId);
    return;
  }
  const row = world.tables.leverOrders.need(id.orderId);
  if (id.role === 'open') {
    if (row.status !== WAITING) throw new Error(`order ${row.id} has a trigger but does not wait`);
    if (row.kind === 'trigger') openTriggered(world, row);
    else openLimitOrder(world, row);
  } else {
    if (row.status !== OPEN) throw new Error(`position ${row.id} has a stop but is not open`);
    forceClose(world, row, id.role);
  }
}

/** Turns a pending limit order into a position at its limit price. The frozen fee is paid. */
function openLimitOrder(world: World, row: FuturesOrderRow): void {
  const note = { atMs: world.nowMs, reason: 'leverFee', ref: String(row.id) } as const;
  const frozen = userAccount(row.userId, FUTURES_ACCOUNT, FUTURES_ASSET, 'frozen');
  world.ledger.transfer(frozen, houseAccount('house:fees', FUTURES_ASSET), new Decimal(row.fee), note);
  const opened = world.tables.leverOrders.update(row.id, {
    status: OPEN,
    openedMs: world.nowMs,
    updatedMs: world.nowMs,
  });
  afterOpening(world, opened);
  notifyLimitOrderOpened(world, opened);
  watchMargin(world, opened.userId);
}

/** What has prevented the opening, by the code of the refusal: a stop that the market has passed, or its price. */
const PREVENTED: Readonly<Record<string, 'profit' | 'loss' | 'price'>> = {
  profit_price_wrong_side: 'profit',
  loss_price_wrong_side: 'loss',
  price_invalid: 'price',
};

/**
 * Turns a trigger order into a position at the market price, as if it were placed now; a refusal cancels it. Margin and
 * fee are taken here. A price that jumps beyond the trigger is the entry price, so that nobody gains by the jump.
 */
function openTriggered(world: World, row: FuturesOrderRow): void {
  const instrument = instrumentOf(world, row);
  const { currencyId, legalId } = instrument;
  const { share, multiple, direction, profitTicks, lossTicks } = row;
  const market = { currency_id: currencyId, legal_id: legalId, status: 1 } as const;
  // Without stops that the market has passed, because they would close the position at once.
  const stops = {
    ...(profitTicks > 0 && { target_profit_price: ticksToMoney(instrument, profitTicks) }),
    ...(lossTicks > 0 && { stop_loss_price: ticksToMoney(instrument, lossTicks) }),
  };
  const user = world.tables.users.need(row.userId);
  const read = readTicket(world, user, { ...market, ...stops, share, multiple, type: direction }, true);
  if (!read.ok) {
    notifyTriggerFailed(world, cancelLimitOrder(world, row), PREVENTED[read.code] ?? 'money');
    return;
  }
  const { originTicks, priceTicks, margin, fee } = read.payload;
  const opened = world.tables.leverOrders.update(row.id, {
    status: OPEN,
    originTicks,
    priceTicks,
    originMargin: margin.toFixed(),
    margin: margin.toFixed(),
    fee: fee.toFixed(),
    openedMs: world.nowMs,
    updatedMs: world.nowMs,
  });
  chargeMarginAndFee(world, opened, true);
  afterOpening(world, opened);
  notifyTriggerOpened(world, opened);
  watchMargin(world, opened.userId);
}
