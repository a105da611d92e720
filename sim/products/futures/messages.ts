import { LIQUIDATION_RATE, LONG, type MarginAccount, riskRate } from '@/domain/futures/futures';
import { Decimal, ZERO } from '@/domain/money/money';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { ticksToMoney } from '../spot/walk';
import { instrumentOf } from './account';
import type { FuturesOrderRow } from './tables';

const aboutOf = (world: World, row: FuturesOrderRow) => {
  const { symbol, base: coin } = instrumentOf(world, row);
  return { symbol, coin, side: row.direction === LONG ? 'long' : 'short', amount: row.number };
};
const priceOf = (world: World, row: FuturesOrderRow, ticks: number): string =>
  ticksToMoney(instrumentOf(world, row), ticks).toFixed();

/** A pending limit order has become a position. */
export function notifyLimitOrderOpened(world: World, row: FuturesOrderRow): void {
  const price = priceOf(world, row, row.priceTicks);
  sendMessage(world, row.userId, 'leverOpened', { ...aboutOf(world, row), price, multiple: row.multiple });
}

/** A trigger order has become a position at the market price. */
export function notifyTriggerOpened(world: World, row: FuturesOrderRow): void {
  const price = priceOf(world, row, row.priceTicks);
  sendMessage(world, row.userId, 'leverTriggered', { ...aboutOf(world, row), price, multiple: row.multiple });
}

/**
 * A trigger order could not open a position and was cancelled: the market has passed one of its stops, its price with
 * the spread would have been zero or less, or the account could not pay for it.
 */
export function notifyTriggerFailed(
  world: World,
  row: FuturesOrderRow,
  cause: 'profit' | 'loss' | 'price' | 'money',
): void {
  const about = { ...aboutOf(world, row), price: priceOf(world, row, row.priceTicks) };
  if (cause === 'money') sendMessage(world, row.userId, 'leverTriggerFailed', about);
  else if (cause === 'price') sendMessage(world, row.userId, 'leverTriggerWorthless', about);
  else {
    const stop = priceOf(world, row, cause === 'profit' ? row.profitTicks : row.lossTicks);
    sendMessage(world, row.userId, 'leverTriggerPassed', { ...about, stop });
  }
}

/** Pending limit orders were cancelled for the money they held. `rows` are their states before it. */
export function notifyOrdersCancelled(world: World, userId: number, rows: readonly FuturesOrderRow[]): void {
  const amount = rows.reduce((sum, { margin, fee }) => sum.add(margin).add(fee), ZERO).toFixed();
  sendMessage(world, userId, 'leverOrdersCancelled', { count: rows.length, amount });
}

/** A liquidation has cancelled pending trigger orders. */
export function notifyTriggersCancelled(world: World, userId: number, count: number): void {
  sendMessage(world, userId, 'leverTriggersCancelled', { count });
}

/** A stop has closed the position. `row` is its state after the close. */
export function notifyStopHit(world: World, row: FuturesOrderRow): void {
  const kind = row.closeReason === 'profit' ? 'takeProfitHit' : 'stopLossHit';
  const price = priceOf(world, row, row.closeTicks);
  sendMessage(world, row.userId, kind, { ...aboutOf(world, row), price, profit: row.profit });
}

/** A close order has closed lots of a position. `row` is the closed part after it. */
export function notifyCloseOrderFilled(world: World, row: FuturesOrderRow): void {
  const price = priceOf(world, row, row.closeTicks);
  sendMessage(world, row.userId, 'closeOrderFilled', { ...aboutOf(world, row), price, profit: row.profit });
}

/** A copy, or a part of it, was closed together with the trader's position. `row` is its state after the close. */
export function notifyCopyClosed(world: World, row: FuturesOrderRow): void {
  const price = priceOf(world, row, row.closeTicks);
  const kind = row.partOf === 0 ? 'copyClosed' : 'copyReduced';
  sendMessage(world, row.userId, kind, { ...aboutOf(world, row), price, profit: row.profit });
}

const together = (rows: readonly FuturesOrderRow[]) => ({
  count: rows.length,
  profit: rows.reduce((sum, row) => sum.add(new Decimal(row.profit)), ZERO).toFixed(),
});

/** One message for all positions that were liquidated together. `rows` are their states after it. */
export function notifyLiquidated(world: World, userId: number, rows: readonly FuturesOrderRow[]): void {
  sendMessage(world, userId, 'liquidated', together(rows));
}

/** Positions in profit were closed to pay for the loss of another. `rows` are their states after it. */
export function notifyWinnersClosed(world: World, userId: number, rows: readonly FuturesOrderRow[]): void {
  sendMessage(world, userId, 'winnersClosed', together(rows));
}

/** The account has come close to liquidation. Sent once until the account has recovered. */
export function notifyNearLiquidation(world: World, userId: number, account: MarginAccount): void {
  sendMessage(world, userId, 'liquidationNear', {
    rate: riskRate(account).toFixed(2),
    limit: LIQUIDATION_RATE.toFixed(),
  });
}
