import { Decimal, ZERO } from '@/domain/money/money';
import { type Outcome, ok, refuse } from '../../handler';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { openPartner } from './pair';
import { CANCELLED, type CoinOrderRow, type EndReason, OPEN } from './tables';
import { waitingTriggerId } from './trigger-id';
import { relock } from './waiting';
import { announce } from './wire';

/**
 * Cancels the open part of an order, and its partner's where it is one of a pair, and releases exactly what they froze.
 * Another customer's order counts as unknown.
 */
export function cancelOrder(
  world: World,
  userId: number,
  orderId: number,
): Outcome<CoinOrderRow, 'order_unknown' | 'order_not_open'> {
  const { coinOrders } = world.tables;
  const row = coinOrders.get(orderId);
  if (!row || row.userId !== userId) return refuse('order_unknown');
  if (row.status !== OPEN) return refuse('order_not_open');
  const partner = openPartner(world, row);
  for (const one of partner ? [row, partner] : [row]) world.triggers.remove(waitingTriggerId(one));
  if (partner) releaseRest(world, partner, 'user');
  return ok(releaseRest(world, row, 'user'));
}

/** Ends an open order whose trigger is already removed, and releases what it still freezes. */
export function releaseRest(world: World, row: CoinOrderRow, endReason: EndReason = 'limits'): CoinOrderRow {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  relock(world, instrument, row, new Decimal(row.frozen), ZERO);
  const ended = { status: CANCELLED, frozen: '0', endReason, updatedMs: world.nowMs } as const;
  const cancelled = world.tables.coinOrders.update(row.id, ended);
  announce(world, cancelled);
  return cancelled;
}
