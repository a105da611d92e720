import { Decimal } from '@/domain/money/money';
import type { World } from '../../world';
import { FUTURES_ACCOUNT, FUTURES_ASSET } from './account';
import { notifyOrdersCancelled } from './messages';
import { CANCELLED, type FuturesOrderRow, WAITING } from './tables';
import { orderTrigger } from './trigger-id';
import { announceOrder } from './wire';

/** Cancels a pending order; margin and fee become available again. A trigger order has none yet. */
export function cancelLimitOrder(world: World, { id, userId, margin, fee }: FuturesOrderRow): FuturesOrderRow {
  world.triggers.remove(orderTrigger('open', id));
  const note = { atMs: world.nowMs, reason: 'leverCancel', ref: String(id) } as const;
  const held = new Decimal(margin).add(fee);
  if (held.gt(0)) world.ledger.release(userId, FUTURES_ACCOUNT, FUTURES_ASSET, held, note);
  const cancelled = world.tables.leverOrders.update(id, {
    status: CANCELLED,
    margin: '0',
    updatedMs: world.nowMs,
    endedMs: world.nowMs,
  });
  announceOrder(world, cancelled);
  return cancelled;
}

const waitingOf = ({ tables }: World, userId: number): readonly FuturesOrderRow[] =>
  tables.leverOrders.list('userStatus', `${userId}|${WAITING}`);

/**
 * Cancels all pending limit orders of a customer whose positions need the money (designed, as real exchanges do before
 * a liquidation). Money frozen for limit orders cannot cover losses, and the insurance fund would have to. Trigger orders
 * hold none, so they stay. Returns whether there were any.
 */
export function cancelAllLimitOrders(world: World, userId: number): boolean {
  const limits = waitingOf(world, userId).filter(({ kind }) => kind === 'limit');
  for (const row of limits) cancelLimitOrder(world, row);
  if (limits.length > 0) notifyOrdersCancelled(world, userId, limits);
  return limits.length > 0;
}

/**
 * Cancels all pending orders, so that a liquidated account does not open anything by earlier orders (designed). Limit
 * orders are cancelled before (`cancelAllLimitOrders`). Returns the number of orders.
 */
export function cancelAllPending(world: World, userId: number): number {
  const rows = waitingOf(world, userId);
  for (const row of rows) cancelLimitOrder(world, row);
  return rows.length;
}
