import { Decimal } from '@/domain/money';
import { type Outcome, ok, refuse } from '../../handler';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { triggerIdOf } from './fill';
import { paidAsset, SPOT_ACCOUNT } from './settle';
import { CANCELLED, type CoinOrderRow, OPEN } from './tables';
import { announce } from './wire';

/** Cancels what still waits of an order and gives back exactly what it locked. Somebody else's order does not exist. */
export function cancelOrder(
  world: World,
  userId: number,
  orderId: number,
): Outcome<CoinOrderRow, 'order_unknown' | 'order_not_open'> {
  const { coinOrders } = world.tables;
  const row = coinOrders.get(orderId);
  if (!row || row.userId !== userId) return refuse('order_unknown');
  if (row.status !== OPEN) return refuse('order_not_open');
  const asset = paidAsset(world.instruments[row.symbolIndex] as Instrument, row.side);
  const note = { atMs: world.nowMs, reason: 'coinFreeze', ref: String(orderId) } as const;
  world.ledger.release(userId, SPOT_ACCOUNT, asset, new Decimal(row.frozen), note);
  world.triggers.remove(triggerIdOf(orderId));
  const cancelled = coinOrders.update(orderId, { status: CANCELLED, frozen: '0', updatedMs: world.nowMs });
  announce(world, cancelled);
  return ok(cancelled);
}
