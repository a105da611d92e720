import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { isAtMarket } from '@/domain/spot/order-kinds';
import { BUY } from '@/domain/spot/spot';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { releaseRest } from './cancel';
import { claimPair } from './pair';
import { isBookable } from './settle';
import { CANCELLED, type CoinOrderRow, DONE, OPEN } from './tables';
import { paidOf, takeFromBook, walkForFunds } from './take';
import { addTrigger, lockOf, relock } from './waiting';
import { amountOf, lotsOf, offersAt, type Walked, walkBook } from './walk';
import { announce } from './wire';

/**
 * Executes a waiting order against the book, paid with what the order has frozen. The rest of a limit order waits in
 * the book; the rest of an order at the market is cancelled. An order of a pair ends its partner when it takes
 * something. Its trigger must already be removed.
 */
export function execute(world: World, open: CoinOrderRow): CoinOrderRow {
  const instrument = world.instruments[open.symbolIndex] as Instrument;
  const walked = walk(world, instrument, open);
  const row = walked.lots > 0 ? claimPair(world, open) : open;
  const { userId, side } = row;
  const filled = amountOf(instrument, walked.lots);
  if (!isBookable(world, instrument, { userId, side, amount: filled, value: walked.value }))
    return releaseRest(world, row);
  const fee = takeFromBook(world, instrument, row, walked, 'frozen');
  const dealAmount = filled.plus(row.dealAmount);
  const isDone = dealAmount.eq(row.amount);
  const isWaiting = !isDone && !isAtMarket(row.kind);
  const taken = world.tables.coinOrders.update(row.id, {
    status: isDone ? DONE : isWaiting ? OPEN : CANCELLED,
    dealAmount: dealAmount.toString(),
    dealValue: walked.value.plus(row.dealValue).toString(),
    feeAmount: fee.plus(row.feeAmount).toString(),
    endReason: isDone || isWaiting ? '' : 'book',
    updatedMs: world.nowMs,
  });
  const left = new Decimal(row.frozen).minus(paidOf(instrument, row, walked));
  // An order that took nothing still has its lock, which it may share with a partner.
  const waitsWith = walked.lots > 0 ? lockOf(instrument, taken) : left;
  const needed: Money = isWaiting ? waitsWith : ZERO;
  relock(world, instrument, taken, left, needed);
  const settled = world.tables.coinOrders.update(row.id, { frozen: needed.toString() });
  if (isWaiting) addTrigger(world, settled);
  announce(world, settled);
  return settled;
}

function walk(world: World, instrument: Instrument, row: CoinOrderRow): Walked {
  const { side, kind, amount, dealAmount, frozen, priceTicks } = row;
  const offers = offersAt(world, instrument, side, world.nowMs);
  const lots = lotsOf(instrument, new Decimal(amount).minus(dealAmount)) ?? 0;
  if (!isAtMarket(kind)) return walkBook(instrument, side, offers, lots, priceTicks);
  if (side === BUY) return walkForFunds(instrument, offers, new Decimal(frozen), lots);
  return walkBook(instrument, side, offers, lots, null);
}
