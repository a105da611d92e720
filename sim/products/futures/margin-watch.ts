import {
  DANGER_RATE,
  liquidationPrice,
  lossBuffer,
  type MarginAccount,
  RECOVERED_RATE,
} from '@/domain/futures/futures';
import type { Money } from '@/domain/money/money';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { ticksToMoney } from '../spot/walk';
import { exposures, marginAccount, openPositions, profitAtMark } from './account';
import { cancelAllLimitOrders } from './cancel-limit-order';
import { dropMarginTriggers, liquidate } from './close';
import { notifyNearLiquidation } from './messages';
import { marginTrigger, recoveryTrigger } from './trigger-id';

/**
 * Sets the triggers that watch a customer's margin, so that a tick costs nothing. The loss that the account can still
 * bear is divided evenly among the markets with exposure. While the loss in each market stays within its part, the
 * account is safe. A trigger at the limit of a part calls this function again: it divides the rest anew. When nothing
 * is left, it cancels limit orders, then liquidates. With one market the trigger is at the liquidation price itself.
 * For an account near liquidation there are triggers for its recovery too. Call it whenever positions change, or the
 * account gets or loses money. Positions are valued at mark prices, so that a wick does not liquidate (designed).
 */
export function watchMargin(world: World, userId: number): void {
  const positions = openPositions(world, userId);
  const account = marginAccount(world, userId, positions, profitAtMark);
  const slack = lossBuffer(account);
  if (positions.length > 0 && slack.lte(0)) {
    if (cancelAllLimitOrders(world, userId)) watchMargin(world, userId);
    else {
      liquidate(world, userId, positions);
      if (isWarned(world, userId)) warn(world, userId, null);
    }
    return;
  }
  // The rate of a recovery is higher than that of the warning, so that a price that moves up and down warns only once.
  const wasNear = isWarned(world, userId);
  const untilRecovered = lossBuffer(account, RECOVERED_RATE).neg();
  const untilDanger = lossBuffer(account, DANGER_RATE);
  const isNear = positions.length > 0 && (wasNear ? untilRecovered.gt(0) : untilDanger.lte(0));
  if (isNear !== wasNear) warn(world, userId, isNear ? account : null);
  const exposed = [...exposures(positions)].filter(([, exposure]) => !exposure.isZero());
  const restAll = (idOf: typeof marginTrigger, loss: Money) => {
    for (const [index, exposure] of exposed)
      restAt(world, idOf(userId, index), index, exposure, loss.div(exposed.length));
  };
  dropMarginTriggers(world, userId);
  restAll(marginTrigger, isNear ? slack : untilDanger);
  if (isNear) restAll(recoveryTrigger, untilRecovered.neg());
}

const isWarned = ({ tables }: World, userId: number): boolean => tables.marginWarnings.get(userId) !== undefined;

/** Sends the warning that liquidation is near. With null it clears the warning, because the account has recovered. */
function warn(world: World, userId: number, account: MarginAccount | null): void {
  const { marginWarnings } = world.tables;
  if (!account) {
    marginWarnings.remove(userId);
    return;
  }
  marginWarnings.insert({ id: userId, atMs: world.nowMs });
  notifyNearLiquidation(world, userId, account);
}

/**
 * Sets a trigger at the price where one market has lost an amount, rounded to the tick on the losing side; a negative
 * amount is a profit, and is rounded to the winning side.
 */
function restAt(
  world: World,
  id: ReturnType<typeof marginTrigger>,
  symbolIndex: number,
  exposure: Money,
  loss: Money,
): void {
  const instrument = world.instruments[symbolIndex] as Instrument;
  const markTicks = world.market.markTicks(symbolIndex, world.nowMs);
  const price = liquidationPrice(exposure, ticksToMoney(instrument, markTicks), loss);
  if (!price) return;
  const ticks = price.div(ticksToMoney(instrument, 1));
  const isBelow = exposure.gt(0) === loss.gt(0);
  const priceTicks = (isBelow ? ticks.floor() : ticks.ceil()).toNumber();
  if (priceTicks < 1 || !Number.isSafeInteger(priceTicks)) return;
  const sinceSec = Math.floor(world.nowMs / 1000);
  world.triggers.add({ id, symbolIndex, by: 'mark', direction: isBelow ? -1 : 1, priceTicks, sinceSec });
}
