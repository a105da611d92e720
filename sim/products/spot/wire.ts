import type { EventWire } from '@/contract/events';
import { Decimal, toWire8 } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import type { Instrument } from '../../market/instruments';
import { ticksToDecimalString } from '../../market/instruments';
import type { World } from '../../world';
import type { SpotFill } from './fills';
import type { CoinOrderRow } from './tables';

/** An order as calls and events return it (contract section 7). Amounts have 8 decimals, cut; the fee share has 6. */
export function wireOrder(world: World, row: CoinOrderRow): EventWire<'coin_order'>['data'] {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  return {
    id: row.id,
    u_id: row.userId,
    currency_id: instrument.currencyId,
    legal_id: instrument.legalId,
    type: row.side,
    target_price: fixed8(ticksToDecimalString(instrument, row.priceTicks)),
    trade_price: averagePrice(row),
    trade_amount: fixed8(row.amount),
    charge_fee: new Decimal(row.feeRate).toFixed(6),
    status: row.status,
    created_at: toWireTime(row.createdMs),
    updated_at: toWireTime(row.updatedMs),
    symbol: instrument.symbol,
    deal_amount: fixed8(row.dealAmount),
    deal_value: fixed8(row.dealValue),
    fee_amount: fixed8(row.feeAmount),
    order_type: row.kind,
    time_in_force: row.timeInForce,
    stop_price: row.stopTicks === 0 ? '0.00000000' : fixed8(ticksToDecimalString(instrument, row.stopTicks)),
    triggered_at: row.triggeredMs === 0 ? '' : toWireTime(row.triggeredMs),
    oco_id: row.partnerId,
    end_reason: row.endReason,
  };
}

/** A fill as /coin/detail returns it. */
export const wireFill = ({ price, amount, value, fee, atMs }: SpotFill) => ({
  price: toWire8(price),
  amount: toWire8(amount),
  value: toWire8(value),
  fee: toWire8(fee),
  created_at: toWireTime(atMs),
});

function averagePrice({ dealAmount, dealValue }: CoinOrderRow): string {
  return dealAmount === '0' ? '0.00000000' : toWire8(new Decimal(dealValue).div(dealAmount));
}

/** Pads a plain decimal string of at most 8 decimals. This is cheaper than parsing, and rows hold only such strings. */
function fixed8(text: string): string {
  const dot = text.indexOf('.');
  return dot < 0 ? `${text}.00000000` : text.padEnd(dot + 9, '0');
}

/** Trades never change, so the event can be made later. */
function tradeIds({ market }: World, { id, symbolIndex, updatedMs }: CoinOrderRow) {
  const ids = market.tradeIds(symbolIndex, id, updatedMs);
  return ids.length > 0 ? { trade_ids: [...ids] } : {};
}

/** Notifies the customer that an order has changed. Nothing is sent when the command is refused later. */
export function announce(world: World, row: CoinOrderRow): void {
  world.push(row.userId, 'coin_order', () => ({
    type: 'coin_order',
    to: row.userId,
    data: wireOrder(world, row),
    ...tradeIds(world, row),
  }));
}
