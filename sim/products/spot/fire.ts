import { Decimal } from '@/domain/money/money';
import { isAtMarket } from '@/domain/spot/order-kinds';
import { BUY } from '@/domain/spot/spot';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { execute } from './execute';
import { fillResting } from './fill';
import { claimPair } from './pair';
import { type CoinOrderRow, DONE, OPEN } from './tables';
import { orderIdOf } from './trigger-id';

/** The market has reached the price of a resting limit order. */
export function fireLimit(world: World, triggerId: string): void {
  claimPair(world, openOrder(world, triggerId));
  fillResting(world, triggerId);
}

/** The market has reached the trigger price of an order, which now goes to the book. */
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

/** Notifies the customer, who did nothing, of what has become of the order. */
function notifyCustomer(world: World, row: CoinOrderRow): void {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const { symbol, base: coin, quote } = instrument;
  const { userId, side, amount, dealAmount, dealValue } = row;
  const stop = ticksToDecimalString(instrument, row.stopTicks);
  const data = { symbol, coin, stop, side: side === BUY ? 'buy' : 'sell', amount };
  if (row.status === DONE) {
    const price = new Decimal(dealValue).div(dealAmount).toFixed(instrument.priceDecimals);
    sendMessage(world, userId, 'spotStopFilled', { ...data, price, value: dealValue, quote });
  } else if (row.status === OPEN && !isAtMarket(row.kind)) {
    const price = ticksToDecimalString(instrument, row.priceTicks);
    sendMessage(world, userId, 'spotStopWaits', { ...data, price, filled: dealAmount });
  } else sendMessage(world, userId, 'spotStopCut', { ...data, filled: dealAmount });
}
