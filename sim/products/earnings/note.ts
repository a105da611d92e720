import { Decimal, type Money } from '@/domain/money/money';
import { epochDayOf } from '@/domain/time';
import type { World } from '../../world';
import type { EarningProduct } from './tables';

/** Adds to a customer's earnings of the current exchange day. `amount` is the payout less the payment, in the asset. */
export function noteEarning(world: World, userId: number, product: EarningProduct, asset: string, amount: Money): void {
  const epochDay = epochDayOf(world.nowMs);
  const key = `${userId}|${epochDay}|${product}|${asset}`;
  const known = world.tables.earnings.get(key);
  if (known) world.tables.earnings.update(key, { amount: new Decimal(known.amount).add(amount).toFixed() });
  else world.tables.earnings.insert({ key, userId, epochDay, product, asset, amount: amount.toFixed() });
}
