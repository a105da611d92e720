import { Decimal } from '@/domain/money/money';
import { isAtMarket } from '@/domain/spot/order-kinds';
import { BUY } from '@/domain/spot/spot';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { releaseRest } from './cancel';
import { execute } from './execute';
import { claimPair } from './pair';
import { isBookable, settle } from './settle';
import { type CoinOrderRow, DONE, OPEN } from './tables';
import { orderIdOf } from './trigger-id';
import { lotsOf, ticksToMoney } from './walk';
import { announce } from './wire';

/** The market has reached the price of a resting limit order. */
export function fireLimit(world: World, triggerId: string): void {
  fillResting(world, claimPair(world, openOrder(world, triggerId)));
}

/** The market has reached the trigger price of an order, which is now sent to the book. */
export function fireStop(world: World, triggerId: string): void {
  const claimed = claimPair(world, openOrder(world, triggerId));
  const triggered = world.tables.coinOrders.update(claimed.id, { triggeredMs: world.nowMs });
  notifyCustomer(world, execute(world, triggered));
}

function openOrder({ tables }: World, triggerId: string): CoinOrderRow {
  const row = tables.coinOrders.need(orderIdOf(triggerId));
  if (row.status !== OPEN) throw new Error(`order ${row.id} has a trigger but is not open`);
  return row;
}

/** Average price of what was filled, with the decimals of the market. */
const averagePrice = ({ priceDecimals }: Instrument, { dealAmount, dealValue }: CoinOrderRow): string =>
  new Decimal(dealValue).div(dealAmount).toFixed(priceDecimals);

/** Sends the customer a message about the order, because the fill was not caused by an action of the customer. */
function notifyCustomer(world: World, row: CoinOrderRow): void {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const { symbol, base: coin, quote } = instrument;
  const { userId, side, amount, dealAmount, dealValue } = row;
  const stop = ticksToDecimalString(instrument, row.stopTicks);
  const data = { symbol, coin, stop, side: side === BUY ? 'buy' : 'sell', amount };
  if (row.status === DONE) {
    const price = averagePrice(instrument, row);
    sendMessage(world, userId, 'spotStopFilled', { ...data, price, value: dealValue, quote });
  } else if (row.status === OPEN && !isAtMarket(row.kind)) {
    const price = ticksToDecimalString(instrument, row.priceTicks);
    sendMessage(world, userId, 'spotStopWaits', { ...data, price, filled: dealAmount });
  } else sendMessage(world, userId, 'spotStopCut', { ...data, filled: dealAmount });
}

/**
 * Fills the rest of a resting order at its price, because the market has touched that price. A jump over a month runs
 * thousands of these, so a fill is one posting, one update and one event.
 */
function fillResting(world: World, row: CoinOrderRow): void {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const wasUnfilled = row.dealAmount === '0';
  const total = new Decimal(row.amount);
  const amount = wasUnfilled ? total : total.minus(row.dealAmount);
  // A buy froze exactly amount x price, so what it froze is what it pays.
  const value = row.side === BUY ? new Decimal(row.frozen) : amount.times(ticksToMoney(instrument, row.priceTicks));
  const { id: orderId, userId, side, feeRate } = row;
  const fill = { orderId, userId, side, amount, value, feeRate, from: 'frozen' } as const;
  if (!isBookable(world, instrument, fill)) {
    releaseRest(world, row);
    return;
  }
  // The order was resting, so the other side is the taker.
  const print = { orderId, takeId: 0, side: side === BUY ? 'sell' : 'buy' } as const;
  world.trade(row.symbolIndex, { ...print, levels: [[row.priceTicks, lotsOf(instrument, amount) as number]] });
  const fee = settle(world, instrument, fill);
  const filled = world.tables.coinOrders.update(row.id, {
    status: DONE,
    dealAmount: row.amount,
    dealValue: (wasUnfilled ? value : value.plus(row.dealValue)).toString(),
    feeAmount: (wasUnfilled ? fee : fee.plus(row.feeAmount)).toString(),
    frozen: '0',
    updatedMs: world.nowMs,
  });
  announce(world, filled);
  const { symbol, base: coin, quote } = instrument;
  const price = wasUnfilled ? ticksToDecimalString(instrument, row.priceTicks) : averagePrice(instrument, filled);
  const data = { side: side === BUY ? 'buy' : 'sell', amount: row.amount, price, value: filled.dealValue };
  sendMessage(world, userId, 'spotFilled', { symbol, coin, quote, ...data });
}
