import { Decimal, type Money } from '@/domain/money/money';
import { BUY, type Side } from '@/domain/spot/spot';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { accountOf, paidAsset, reasonsOf } from './settle';
import { OPEN } from './tables';
import { feeShareFor } from './terms';
import { triggerIdOf } from './trigger-id';
import { amountOf, valueAt } from './walk';

/** A limit order that rests completely, because its price is beyond the best price of the other side. */
export interface RestingOrder {
  readonly instrument: Instrument;
  readonly side: Side;
  readonly priceTicks: number;
  readonly lots: number;
}

/** The amount that an order freezes, in the asset it pays with. */
const lockOf = ({ instrument, side, priceTicks, lots }: RestingOrder): Money =>
  side === BUY ? valueAt(instrument, priceTicks, lots) : amountOf(instrument, lots);

/** The amount that some orders freeze together in one account and asset. */
interface Lock {
  readonly instrument: Instrument;
  readonly asset: string;
  readonly amount: Money;
}

/** The amounts that these orders freeze, by account and asset. */
export function locksOf(orders: readonly RestingOrder[]): readonly Lock[] {
  const sums = new Map<string, Lock>();
  for (const order of orders) {
    const { instrument, side } = order;
    const asset = paidAsset(instrument, side);
    const key = `${accountOf(instrument)} ${asset}`;
    const amount = (sums.get(key)?.amount ?? new Decimal(0)).plus(lockOf(order));
    sums.set(key, { instrument, asset, amount });
  }
  return [...sums.values()];
}

/**
 * Places many resting orders of one customer at once, for start states. Money is frozen in one posting for each asset,
 * no events are pushed, and MAX_OPEN_ORDERS does not apply. Throws when the balance is not enough.
 */
export function restOrders(world: World, user: UserRow, orders: readonly RestingOrder[]): void {
  const { nowMs } = world;
  for (const { instrument, asset, amount } of locksOf(orders)) {
    const note = { atMs: nowMs, reason: reasonsOf(instrument).freeze, ref: 'start' };
    world.ledger.freeze(user.id, accountOf(instrument), asset, amount, note);
  }
  const feeRate = feeShareFor(user.level).toString();
  const sinceSec = Math.floor(nowMs / 1000) - 1;
  for (const order of orders) {
    const { instrument, side, priceTicks, lots } = order;
    const id = world.tables.coinOrders.nextId();
    const amount = amountOf(instrument, lots).toString();
    const frozen = side === BUY ? lockOf(order).toString() : amount;
    world.tables.coinOrders.insert({
      id,
      userId: user.id,
      symbolIndex: instrument.index,
      side,
      kind: 'limit',
      timeInForce: 'gtc',
      status: OPEN,
      priceTicks,
      stopTicks: 0,
      triggeredMs: 0,
      partnerId: 0,
      endReason: '',
      amount,
      dealAmount: '0',
      dealValue: '0',
      feeRate,
      feeAmount: '0',
      frozen,
      createdMs: nowMs,
      updatedMs: nowMs,
    });
    const direction = side === BUY ? -1 : 1;
    world.triggers.add({
      id: triggerIdOf(id),
      symbolIndex: instrument.index,
      direction,
      priceTicks,
      sinceSec,
    });
  }
}
