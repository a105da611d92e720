import { DANGER_RATE, liquidationPrice, type MarginAccount, slackOf } from '@/domain/lever';
import type { Money } from '@/domain/money';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { ticksToMoney } from '../spot/walk';
import { exposures, marginAccount, openPositions } from './account';
import { liquidate } from './close';
import { tellNear } from './messages';
import { takeBackAll } from './take-back';
import { marginTrigger } from './trigger-id';

/**
 * Watches a customer's margin without work per tick. What may still be lost is dealt out evenly over the markets the
 * customer is exposed to; as long as each stays within its part, their sum is safe. At the edge of a part the market
 * fires a trigger, and the parts are dealt out anew, or there is nothing left: entrusts are taken back, then all is
 * liquidated. With one market
 * the edge is the liquidation price itself. Call whenever positions change or the account gets poorer (designed).
 */
export function watchMargin(world: World, userId: number): void {
  const positions = openPositions(world, userId);
  const account = marginAccount(world, userId, positions);
  const slack = slackOf(account);
  if (positions.length > 0 && slack.lte(0)) {
    if (takeBackAll(world, userId)) watchMargin(world, userId);
    else liquidate(world, userId, positions);
    return;
  }
  // On the way to it lies the edge at which the customer is warned, once.
  const untilDanger = slackOf(account, DANGER_RATE);
  const inDanger = positions.length > 0 && untilDanger.lte(0);
  if (inDanger !== isWarned(world, userId)) warn(world, userId, inDanger ? account : null);
  const left = inDanger ? slack : untilDanger;
  const exposed = [...exposures(positions)].filter(([, exposure]) => !exposure.isZero());
  for (const { index } of world.instruments) world.triggers.remove(marginTrigger(userId, index));
  for (const [index, exposure] of exposed) restAtEdge(world, userId, index, exposure, left.div(exposed.length));
}

const isWarned = ({ tables }: World, userId: number): boolean => tables.marginWarnings.get(userId) !== undefined;

/** Tells that liquidation is near, or with null forgets that it was told: the account is well again. */
function warn(world: World, userId: number, account: MarginAccount | null): void {
  const { marginWarnings } = world.tables;
  if (!account) {
    marginWarnings.remove(userId);
    return;
  }
  marginWarnings.insert({ id: userId, atMs: world.nowMs });
  tellNear(world, userId, account);
}

/** The last tick at which the market's part of the slack is not yet lost is followed by the edge. */
function restAtEdge(world: World, userId: number, symbolIndex: number, exposure: Money, part: Money): void {
  const instrument = world.instruments[symbolIndex] as Instrument;
  const lastTicks = world.market.lastTicks(symbolIndex, world.nowMs);
  const edge = liquidationPrice(exposure, ticksToMoney(instrument, lastTicks), part);
  if (!edge) return;
  const ticks = edge.div(ticksToMoney(instrument, 1));
  const isLong = exposure.gt(0);
  const priceTicks = (isLong ? ticks.floor() : ticks.ceil()).toNumber();
  if (priceTicks < 1 || !Number.isSafeInteger(priceTicks)) return;
  const sinceSec = Math.floor(world.nowMs / 1000);
  world.triggers.add({
    id: marginTrigger(userId, symbolIndex),
    symbolIndex,
    direction: isLong ? -1 : 1,
    priceTicks,
    sinceSec,
  });
}
