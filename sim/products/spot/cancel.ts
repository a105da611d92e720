import { Decimal } from '@/domain/money/money';
import { type Outcome, ok, refuse } from '../../handler';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { accountOf, paidAsset, reasonsOf } from './settle';
import { CANCELLED, type CoinOrderRow, OPEN } from './tables';
import { triggerIdOf } from './trigger-id';
import { announce } from './wire';

/** Cancels the open part of an order and releases exactly what it froze. Another customer's order counts as unknown. */
export function cancelOrder(
  world: World,
  userId: number,
  orderId: number,
): Outcome<CoinOrderRow, 'order_unknown' | 'order_not_open'> {
  const { coinOrders } = world.tables;
  const row = coinOrders.get(orderId);
  if (!row || row.userId !== userId) return refuse('order_unknown');
  if (row.status !== OPEN) return refuse('order_not_open');
  world.triggers.remove(triggerIdOf(orderId));
  return ok(releaseRest(world, row));
}

/** Ends an open order whose trigger is already removed, and releases what it still freezes. */
export function releaseRest(world: World, row: CoinOrderRow): CoinOrderRow {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const asset = paidAsset(instrument, row.side);
  const note = { atMs: world.nowMs, reason: reasonsOf(instrument).freeze, ref: String(row.id) };
  world.ledger.release(row.userId, accountOf(instrument), asset, new Decimal(row.frozen), note);
  const ended = { status: CANCELLED, frozen: '0', updatedMs: world.nowMs } as const;
  const cancelled = world.tables.coinOrders.update(row.id, ended);
  announce(world, cancelled);
  return cancelled;
}
