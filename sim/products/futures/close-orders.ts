import type { CallInput, CallRefusal } from '@/contract/calls';
import { closeOrderViolations } from '@/domain/futures/close';
import { Decimal, type Money } from '@/domain/money/money';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { ticksOf, ticksToMoney } from '../spot/walk';
import { instrumentOf } from './account';
import type { FuturesCloseRow, FuturesOrderRow } from './tables';
import { orderTrigger } from './trigger-id';
import { announceOrder } from './wire';

/** Places a close order: lots of an open position that close when a price is reached. No money is frozen for it. */
export function placeCloseOrder(
  world: World,
  position: FuturesOrderRow,
  share: number,
  price: Money,
): Outcome<FuturesCloseRow, CallRefusal<'POST /lever/close'>> {
  const instrument = instrumentOf(world, position);
  const lastTicks = world.market.lastTicks(position.symbolIndex, world.nowMs);
  const { leverCloses } = world.tables;
  const refused = refusalOf(
    closeOrderViolations(
      { share: new Decimal(share), price },
      {
        held: position.share,
        last: ticksToMoney(instrument, lastTicks),
        priceDecimals: instrument.priceDecimals,
        waiting: leverCloses.count('position', position.id),
      },
    ),
  );
  if (refused) return refused;
  const row = leverCloses.insert({
    id: leverCloses.nextId(),
    positionId: position.id,
    userId: position.userId,
    share,
    priceTicks: ticksOf(instrument, price) as number,
    createdMs: world.nowMs,
  });
  world.triggers.add({
    id: orderTrigger('close', row.id),
    symbolIndex: position.symbolIndex,
    direction: row.priceTicks > lastTicks ? 1 : -1,
    priceTicks: row.priceTicks,
    sinceSec: Math.floor(world.nowMs / 1000),
  });
  announceOrder(world, position);
  return ok(row);
}

/** Cancels a close order. Another customer's counts as unknown. */
export function cancelCloseOrder(
  world: World,
  userId: number,
  { id }: CallInput<'POST /lever/cancel_close'>,
): Outcome<null, CallRefusal<'POST /lever/cancel_close'>> {
  const row = world.tables.leverCloses.get(id);
  if (!row || row.userId !== userId) return refuse('order_unknown');
  dropCloseOrder(world, id);
  announceOrder(world, world.tables.leverOrders.need(row.positionId));
  return ok(null);
}

/** Ends a close order without closing anything. */
export function dropCloseOrder(world: World, id: number): void {
  world.triggers.remove(orderTrigger('close', id));
  world.tables.leverCloses.remove(id);
}

/** Ends all close orders of a closed position. */
export function dropCloseOrders(world: World, positionId: number): void {
  for (const { id } of world.tables.leverCloses.list('position', positionId)) dropCloseOrder(world, id);
}
