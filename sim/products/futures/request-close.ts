import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { openPositions, riskOf } from './account';
import { cancelAllLimitOrders } from './cancel-limit-order';
import { closePositions, liquidate, uncoveredLoss } from './close';
import { watchMargin } from './margin-watch';
import type { FuturesOrderRow } from './tables';

/**
 * Closes positions because their owner asks for it. A loss that only positions which stay open could pay is refused.
 * While the mark price follows a crash, a loss can be more than the whole account is worth. Then nobody has to wait for
 * the liquidation: limit orders are cancelled to pay for it, and if that is too little, the account is liquidated at
 * once. The insurance fund pays what is missing, so that nobody owes (designed, as exchanges settle a bankrupt account).
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
