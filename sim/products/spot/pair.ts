import { Decimal } from '@/domain/money/money';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { CANCELLED, type CoinOrderRow, OPEN } from './tables';
import { waitingTriggerId } from './trigger-id';
import { lockOf, relock } from './waiting';
import { announce } from './wire';

/** The other order of a pair of which one cancels the other, while both are open. */
export function openPartner({ tables }: World, { partnerId }: CoinOrderRow): CoinOrderRow | null {
  const partner = partnerId > 0 ? tables.coinOrders.need(partnerId) : null;
  return partner?.status === OPEN ? partner : null;
}

/**
 * Called when an order of a pair takes effect: cancels its partner, hands the pair's frozen money to the order, and
 * releases what the order does not need. Returns the order.
 */
export function claimPair(world: World, row: CoinOrderRow): CoinOrderRow {
  const { coinOrders } = world.tables;
  const partner = openPartner(world, row);
  if (!partner) return row;
  world.triggers.remove(waitingTriggerId(partner));
  const ended = { status: CANCELLED, frozen: '0', endReason: 'oco', updatedMs: world.nowMs } as const;
  announce(world, coinOrders.update(partner.id, ended));
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const needed = lockOf(instrument, row);
  relock(world, instrument, row, new Decimal(row.frozen).plus(partner.frozen), needed);
  return coinOrders.update(row.id, { frozen: needed.toString() });
}
