import type { CallInput, CallRefusal } from '@/contract/calls';
import { closeViolations } from '@/domain/futures/close';
import { LONG, SHORT } from '@/domain/futures/futures';
import { stopViolations } from '@/domain/futures/order';
import { Decimal } from '@/domain/money/money';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { ticksOf, ticksToMoney } from '../spot/walk';
import { instrumentOf, openPositions } from './account';
import { cancelLimitOrder } from './cancel-limit-order';
import { closePositions, uncoveredLoss } from './close';
import { placeCloseOrder } from './close-orders';
import { watchMargin } from './margin-watch';
import { placeFuturesOrder } from './place';
import { closeAsAsked } from './request-close';
import { splitOff } from './split';
import { restStops } from './stops';
import { type FuturesOrderRow, OPEN, WAITING } from './tables';
import { announceOrder } from './wire';

/** The customer's own order; null if it is unknown or another customer's. */
function ownOrder(world: World, userId: number, id: number): FuturesOrderRow | null {
  const row = world.tables.leverOrders.get(id);
  return row && row.userId === userId ? row : null;
}

/**
 * Closes one position, or some lots of it: at the market price, or by a close order that waits for a given price. A
 * copied position is refused: it closes with the trader's, or the customer takes it over first (`takeOverCopy`).
 */
export function closeOrder(
  world: World,
  userId: number,
  { id, share, target_price: price }: CallInput<'POST /lever/close'>,
): Outcome<'closed' | 'waiting', CallRefusal<'POST /lever/close'>> {
  const row = ownOrder(world, userId, id);
  if (!row) return refuse('order_unknown');
  if (row.status !== OPEN) return refuse('order_not_open');
  if (row.orderType === 2) return refuse('position_follows');
  if (price !== undefined) {
    const placed = placeCloseOrder(world, row, share ?? row.share, price);
    return placed.ok ? ok('waiting') : placed;
  }
  const refused = share === undefined ? null : refusalOf(closeViolations(new Decimal(share), row.share));
  if (refused) return refused;
  if (world.market.isHalted(row.symbolIndex, world.nowMs)) return refuse('market_halted');
  const isWhole = share === undefined || share === row.share;
  const closing = isWhole ? row : splitOff(world, row, share);
  if (!isWhole) announceOrder(world, world.tables.leverOrders.need(id));
  const closed = closeAsAsked(world, userId, [closing], 'user');
  return closed.ok ? ok('closed') : closed;
}

/**
 * Closes a position and opens the opposite one with the same lots and leverage. The caller takes the close back when the
 * opening is refused.
 */
export function reverseOrder(
  world: World,
  user: UserRow,
  id: number,
): Outcome<FuturesOrderRow, CallRefusal<'POST /lever/reverse'>> {
  const row = ownOrder(world, user.id, id);
  if (!row) return refuse('order_unknown');
  if (row.status !== OPEN) return refuse('order_not_open');
  if (row.orderType === 2) return refuse('position_follows');
  if (!world.market.isOpen(row.symbolIndex, world.nowMs)) return refuse('market_closed');
  if (world.market.isHalted(row.symbolIndex, world.nowMs)) return refuse('market_halted');
  if (uncoveredLoss(world, [row]).gt(0)) return refuse('loss_uncovered');
  closePositions(world, [row], 'user');
  const { currencyId, legalId } = instrumentOf(world, row);
  const { share, multiple } = row;
  const opposite = { currency_id: currencyId, legal_id: legalId, share, multiple, status: 1 } as const;
  const placed = placeFuturesOrder(world, user, { ...opposite, type: row.direction === LONG ? SHORT : LONG });
  if (placed.ok) return placed;
  if (placed.code === 'margin_insufficient') return refuse('margin_insufficient', placed.params);
  // Within the spread above zero no short can be opened.
  if (placed.code === 'price_invalid') return refuse('price_invalid');
  throw new Error(`the opposite of position ${id} was refused: ${placed.code}`);
}

/**
 * Closes all, all long or all short positions, in one market or in every one. Copied positions and halted markets are
 * left out. Returns the number of closed positions.
 */
export function closeMany(
  world: World,
  userId: number,
  { type, currency_id: currencyId }: CallInput<'POST /lever/batch_close'>,
): Outcome<number, CallRefusal<'POST /lever/batch_close'>> {
  const rows = openPositions(world, userId).filter(
    (row) =>
      (type === 0 || row.direction === type) &&
      (currencyId === undefined || instrumentOf(world, row).currencyId === currencyId) &&
      row.orderType === 1 &&
      !world.market.isHalted(row.symbolIndex, world.nowMs),
  );
  if (rows.length === 0) return refuse('nothing_to_close');
  const closed = closeAsAsked(world, userId, rows, 'batch');
  return closed.ok ? ok(rows.length) : closed;
}

/** Cancels the customer's pending order, which makes margin and fee available again, and watches the margin anew. */
export function cancelPendingOrder(
  world: World,
  userId: number,
  id: number,
): Outcome<FuturesOrderRow, CallRefusal<'POST /lever/cancel'>> {
  const row = ownOrder(world, userId, id);
  if (!row) return refuse('order_unknown');
  if (row.status !== WAITING) return refuse('order_not_waiting');
  const cancelled = cancelLimitOrder(world, row);
  watchMargin(world, userId);
  return ok(cancelled);
}

type StopRefusal = CallRefusal<'POST /lever/setstop'>;

/**
 * Sets the take profit and the stop loss of a position; null removes one. The take profit of a long lies above its
 * opening price and the market, its stop loss below both; for a short it is the other way round (contract section 7).
 */
export function setStops(
  world: World,
  userId: number,
  { id, target_profit_price: profit, stop_loss_price: loss }: CallInput<'POST /lever/setstop'>,
): Outcome<FuturesOrderRow, StopRefusal> {
  const row = ownOrder(world, userId, id);
  if (!row) return refuse('order_unknown');
  if (row.status !== OPEN) return refuse('order_not_open');
  const instrument = instrumentOf(world, row);
  const refused = refusalOf(
    stopViolations(
      { profit, loss },
      {
        direction: row.direction,
        open: ticksToMoney(instrument, row.priceTicks),
        last: ticksToMoney(instrument, world.market.lastTicks(row.symbolIndex, world.nowMs)),
        priceDecimals: instrument.priceDecimals,
      },
    ),
  );
  if (refused) return refused;
  const [profitTicks = 0, lossTicks = 0] = [profit, loss].map((price) => (price && ticksOf(instrument, price)) ?? 0);
  const changed = world.tables.leverOrders.update(id, { profitTicks, lossTicks, updatedMs: world.nowMs });
  restStops(world, changed);
  announceOrder(world, changed);
  return ok(changed);
}

/** Turns a copied position into the customer's own, so that it no longer closes with the trader's. */
export function takeOverCopy(
  world: World,
  userId: number,
  id: number,
): Outcome<FuturesOrderRow, CallRefusal<'POST /follow/selfHolding'>> {
  const row = ownOrder(world, userId, id);
  if (!row || row.status !== OPEN) return refuse('order_unknown');
  if (row.orderType !== 2) return refuse('position_not_following');
  const own = world.tables.leverOrders.update(id, { orderType: 1, updatedMs: world.nowMs });
  announceOrder(world, own);
  return ok(own);
}
