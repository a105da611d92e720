import { Decimal } from '@/domain/money/money';
import { BUY } from '@/domain/spot/spot';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { releaseRest } from './cancel';
import { isBookable, settle } from './settle';
import { DONE, OPEN } from './tables';
import { orderIdOf } from './trigger-id';
import { lotsOf, ticksToMoney } from './walk';
import { announce } from './wire';

/**
 * Fills the rest of a resting order at its price, because the market has touched that price. A jump over a month runs
 * thousands of these, so a fill is one posting, one update and one event.
 */
export function fillResting(world: World, triggerId: string): void {
  const { coinOrders } = world.tables;
  const row = coinOrders.need(orderIdOf(triggerId));
  if (row.status !== OPEN) throw new Error(`order ${row.id} has a trigger but is not open`);
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
  // Others came to the price of the order, so they are the takers.
  const print = { orderId, takeId: 0, side: side === BUY ? 'sell' : 'buy' } as const;
  world.trade(row.symbolIndex, { ...print, levels: [[row.priceTicks, lotsOf(instrument, amount) as number]] });
  const fee = settle(world, instrument, fill);
  const filled = coinOrders.update(row.id, {
    status: DONE,
    dealAmount: row.amount,
    dealValue: (wasUnfilled ? value : value.plus(row.dealValue)).toString(),
    feeAmount: (wasUnfilled ? fee : fee.plus(row.feeAmount)).toString(),
    frozen: '0',
    updatedMs: world.nowMs,
  });
  announce(world, filled);
  const { symbol, base: coin, quote } = instrument;
  const price = ticksToDecimalString(instrument, row.priceTicks);
  const data = { side: side === BUY ? 'buy' : 'sell', amount: row.amount, price, value: filled.dealValue };
  sendMessage(world, userId, 'spotFilled', { symbol, coin, quote, ...data });
}
