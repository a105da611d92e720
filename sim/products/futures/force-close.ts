import type { World } from '../../world';
import { cancelAllLimitOrders } from './cancel-limit-order';
import { closePositions, uncoveredLoss, winnersOf } from './close';
import { watchMargin } from './margin-watch';
import { notifyCopyClosed, notifyStopHit, notifyWinnersClosed } from './messages';
import type { CloseReason, FuturesOrderRow } from './tables';

/**
 * Closes a position without a request of the customer: at a stop, or because the copied trader has closed. It closes at
 * any price. If the loss is not covered, pending limit orders are cancelled first, then positions in profit are closed
 * to pay for it.
 */
export function forceClose(world: World, row: FuturesOrderRow, reason: CloseReason): void {
  const isCovered = () => uncoveredLoss(world, [row]).isZero();
  if (!isCovered()) cancelAllLimitOrders(world, row.userId);
  const winners = isCovered() ? [] : winnersOf(world, row.userId);
  closePositions(world, winners, 'liquidation');
  closePositions(world, [row], reason);
  const closed = world.tables.leverOrders.need(row.id);
  if (reason === 'profit' || reason === 'loss') notifyStopHit(world, closed);
  if (reason === 'trader') notifyCopyClosed(world, closed);
  if (winners.length > 0) {
    const ended = winners.map(({ id }) => world.tables.leverOrders.need(id));
    notifyWinnersClosed(world, row.userId, ended);
  }
  watchMargin(world, row.userId);
}
