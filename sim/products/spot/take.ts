import { type Money, ZERO } from '@/domain/money/money';
import { BUY } from '@/domain/spot/spot';
import type { Bucket } from '../../ledger/accounts';
import type { Level } from '../../market/book/book';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { settle } from './settle';
import type { CoinOrderRow } from './tables';
import { amountOf, valueAt, type Walked } from './walk';

/**
 * Settles what an order takes from the book of this instant, and records it, so that its fills can be listed. Returns
 * the fee.
 */
export function takeFromBook(
  world: World,
  instrument: Instrument,
  order: Pick<CoinOrderRow, 'id' | 'userId' | 'side' | 'feeRate'>,
  { levels, lots, value }: Walked,
  from: Bucket,
): Money {
  if (lots === 0) return ZERO;
  const { coinTakes } = world.tables;
  const { id: orderId, userId, side, feeRate } = order;
  const takeId = coinTakes.nextId();
  coinTakes.insert({ id: takeId, orderId, atMs: world.nowMs, lots });
  world.trade(instrument.index, { orderId, takeId, side: side === BUY ? 'buy' : 'sell', levels });
  return settle(world, instrument, { orderId, userId, side, amount: amountOf(instrument, lots), value, feeRate, from });
}

/** A walk through the book for an amount of money, at any price. */
export interface FundedWalk extends Walked {
  /** The money would have bought more than the book offers. */
  readonly isBookEmpty: boolean;
}

/** Takes at most `lots` from levels given best first, for at most `funds` of the quote currency. */
export function walkForFunds(
  instrument: Instrument,
  levels: Iterable<Level>,
  funds: Money,
  lots = Number.MAX_SAFE_INTEGER,
): FundedWalk {
  let taken = 0;
  let value = ZERO;
  const reached: Level[] = [];
  for (const [ticks, offered] of levels) {
    const affordable = funds
      .minus(value)
      .div(valueAt(instrument, ticks, 1))
      .floor()
      .toNumber();
    const got = Math.min(offered, lots - taken, affordable);
    value = value.plus(valueAt(instrument, ticks, got));
    taken += got;
    if (got > 0) reached.push([ticks, got]);
    if (got < offered) return { levels: reached, lots: taken, value, isBookEmpty: false };
  }
  return { levels: reached, lots: taken, value, isBookEmpty: taken < lots };
}

/** The frozen amount that a waiting order pays for what it took: the value of a buy, the amount of a sell. */
export const paidOf = (instrument: Instrument, { side }: Pick<CoinOrderRow, 'side'>, { lots, value }: Walked): Money =>
  side === BUY ? value : amountOf(instrument, lots);
