import type { World } from '../../world';
import { announceOrder } from './announce';
import { dropCloseOrder } from './close-orders';
import { forceClose } from './force-close';
import { notifyCloseOrderFilled } from './messages';
import { splitOff } from './split';

/** The market has reached a close order: its lots close at the market price, or what is left of them. */
export function fireCloseOrder(world: World, id: number): void {
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
