import type { World } from '../../world';
import { closePositions, uncoveredLoss, winnersOf } from './close';
import { watchMargin } from './margin-watch';
import { tellCopyClosed, tellStopHit } from './messages';
import type { CloseReason, LeverOrderRow } from './tables';
import { takeBackAll } from './take-back';

/**
 * Closes a position without a request of the customer: at a stop, or because the copied trader has closed. It closes at
 * any price. If the loss is not covered, pending limit orders are cancelled first, then positions in profit are closed
 * to pay for it.
 */
export function closeAnyway(world: World, row: LeverOrderRow, reason: CloseReason): void {
  const isCovered = () => uncoveredLoss(world, [row]).isZero();
  if (!isCovered()) takeBackAll(world, row.userId);
  if (!isCovered()) closePositions(world, winnersOf(world, row.userId), 'liquidation');
  closePositions(world, [row], reason);
  const closed = world.tables.leverOrders.need(row.id);
  if (reason === 'profit' || reason === 'loss') tellStopHit(world, closed);
  if (reason === 'trader') tellCopyClosed(world, closed);
  watchMargin(world, row.userId);
}
