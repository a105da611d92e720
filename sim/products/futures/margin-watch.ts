import { DANGER_RATE, liquidationPrice, lossBuffer, type MarginAccount } from '@/domain/futures/futures';
import type { Money } from '@/domain/money/money';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { ticksToMoney } from '../spot/walk';
import { exposures, marginAccount, openPositions, profitAtMark } from './account';
import { cancelAllLimitOrders } from './cancel-limit-order';
import { liquidate } from './close';
import { notifyNearLiquidation } from './messages';
import { marginTrigger } from './trigger-id';

/**
 * Watches a customer's margin without work on every tick. The loss that the account can still take is split evenly over
 * the markets with exposure. While the loss in each market stays within its part, the account is safe. A trigger at the
 * limit of a part calls this function again: it splits the rest anew, or when nothing is left, cancels limit orders,
 * then liquidates. With one market the trigger is at the liquidation price itself. Call it whenever positions change or
 * the account loses money. Positions are valued at mark prices, so that a wick does not liquidate (designed).
 */
export function watchMargin(world: World, userId: number): void {
  const positions = openPositions(world, userId);
  const account = marginAccount(world, userId, positions, profitAtMark);
  const slack = lossBuffer(account);
  if (positions.length > 0 && slack.lte(0)) {
    if (cancelAllLimitOrders(world, userId)) watchMargin(world, userId);
    else liquidate(world, userId, positions);
    return;
  }
  // Before liquidation comes the rate at which the customer is warned once.
  const untilDanger = lossBuffer(account, DANGER_RATE);
  const inDanger = positions.length > 0 && untilDanger.lte(0);
  if (inDanger !== isWarned(world, userId)) warn(world, userId, inDanger ? account : null);
  const left = inDanger ? slack : untilDanger;
  const exposed = [...exposures(positions)].filter(([, exposure]) => !exposure.isZero());
  for (const { index } of world.instruments) world.triggers.remove(marginTrigger(userId, index));
  for (const [index, exposure] of exposed) restAtEdge(world, userId, index, exposure, left.div(exposed.length));
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
 * Sets the trigger at the price where the market's part of the slack is lost, rounded to the tick on the losing side.
 */
function restAtEdge(world: World, userId: number, symbolIndex: number, exposure: Money, part: Money): void {
  const instrument = world.instruments[symbolIndex] as Instrument;
  const markTicks = world.market.markTicks(symbolIndex, world.nowMs);
  const edge = liquidationPrice(exposure, ticksToMoney(instrument, markTicks), part);
  if (!edge) return;
  const ticks = edge.div(ticksToMoney(instrument, 1));
  const isLong = exposure.gt(0);
  const priceTicks = (isLong ? ticks.floor() : ticks.ceil()).toNumber();
  if (priceTicks < 1 || !Number.isSafeInteger(priceTicks)) return;
  const sinceSec = Math.floor(world.nowMs / 1000);
  world.triggers.add({
    id: marginTrigger(userId, symbolIndex),
    symbolIndex,
    by: 'mark',
    direction: isLong ? -1 : 1,
    priceTicks,
    sinceSec,
  });
}
