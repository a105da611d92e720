import { Decimal, type Money } from '@/domain/money/money';
import { lockedBy, triggersUpward } from '@/domain/spot/order-kinds';
import { MAX_OPEN_ORDERS } from '@/domain/spot/order-limits';
import { BUY } from '@/domain/spot/spot';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { accountOf, paidAsset, reasonsOf } from './settle';
import { type CoinOrderRow, OPEN } from './tables';
import { waitingTriggerId, waitsForTrigger } from './trigger-id';
import { ticksToMoney } from './walk';

/** Whether the customer may have this many more open orders. */
export const hasRoomFor = ({ tables }: World, userId: number, count: number): boolean =>
  tables.coinOrders.count('userStatus', `${userId}|${OPEN}`) + count <= MAX_OPEN_ORDERS;

/** Adds the trigger of an open order: at its trigger price, or in the book at its limit price. */
export function addTrigger(world: World, row: CoinOrderRow): void {
  const { side, kind, symbolIndex, stopTicks, priceTicks } = row;
  const isStop = waitsForTrigger(row);
  const isUpward = isStop ? triggersUpward(kind, side) : side !== BUY;
  world.triggers.add({
    id: waitingTriggerId(row),
    symbolIndex,
    direction: isUpward ? 1 : -1,
    priceTicks: isStop ? stopTicks : priceTicks,
    // A trigger is active from the second after `sinceSec`. One second less lets the remaining ticks of this second
    // count.
    sinceSec: Math.floor(world.nowMs / 1000) - 1,
  });
}

/** The terms that determine what an order locks. */
type LockedTerms = Pick<CoinOrderRow, 'side' | 'kind' | 'priceTicks' | 'stopTicks'> &
  Readonly<Record<'amount' | 'dealAmount', string | Money>>;

/** The amount that the open part of an order locks by its own terms. */
export function lockOf(
  instrument: Instrument,
  { side, kind: type, priceTicks, stopTicks, amount, dealAmount }: LockedTerms,
): Money {
  const [price, stop] = [ticksToMoney(instrument, priceTicks), ticksToMoney(instrument, stopTicks)];
  return lockedBy({ side, type, price, stop, amount: new Decimal(amount).minus(dealAmount) });
}

/** Changes what an order has frozen from one amount to another. Throws when the balance is not enough. */
export function relock(
  world: World,
  instrument: Instrument,
  row: Pick<CoinOrderRow, 'id' | 'userId' | 'side'>,
  from: Money,
  to: Money,
): void {
  const asset = paidAsset(instrument, row.side);
  const note = { atMs: world.nowMs, reason: reasonsOf(instrument).freeze, ref: String(row.id) };
  const more = to.minus(from);
  if (more.gt(0)) world.ledger.freeze(row.userId, accountOf(instrument), asset, more, note);
  if (more.lt(0)) world.ledger.release(row.userId, accountOf(instrument), asset, more.neg(), note);
}
