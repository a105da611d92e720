import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { openPositions, riskOf } from './account';
import { cancelAllLimitOrders } from './cancel-limit-order';
import { closePositions, liquidate, uncoveredLoss } from './close';
import { watchMargin } from './margin-watch';
import type { FuturesOrderRow } from './tables';

/**
 * Closes positions at their owner's request. A loss that only positions which stay open could cover is refused. Right
 * after a crash, while the mark price still follows, a loss may exceed the value of the whole account. The owner need
 * not wait for the liquidation then: limit orders are cancelled to pay for the loss, and if that is too little, the
 * account is liquidated at once. The insurance fund pays the rest, so that nobody is left with a debt (designed, as
 * exchanges settle a bankrupt account).
 */
export function closeAsAsked(
  world: World,
  userId: number,
  rows: readonly FuturesOrderRow[],
  reason: 'user' | 'batch',
): Outcome<null, 'loss_uncovered'> {
  const isCovered = () => uncoveredLoss(world, rows).isZero();
  if (!isCovered()) {
    const { available, margins, profits } = riskOf(world, userId).account;
    if (available.add(margins).add(profits).gt(0)) return refuse('loss_uncovered');
    cancelAllLimitOrders(world, userId);
  }
  if (isCovered()) closePositions(world, rows, reason);
  else liquidate(world, userId, openPositions(world, userId));
  watchMargin(world, userId);
  return ok(null);
}
