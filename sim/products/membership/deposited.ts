import { Decimal, type Money, roundCredit } from '@/domain/money';
import { vipLevelOf } from '@/domain/vip';
import type { World } from '../../world';
import { tell } from '../messages/tell';
import { addDepositBonus, giveTierCoupon } from './coupons';
import { noteCredit } from './credit';

/**
 * A deposit worth `usd` was approved: the customer's total grows, and with it, at once, the VIP tier (specification
 * section 6). Called after the deposit itself is booked, in the same transaction. A tier once given is not taken away:
 * totals only grow, and a tier that staff has set stands as long as deposits have not earned a higher one.
 */
export function addDeposited(world: World, userId: number, usd: Money): void {
  const { users } = world.tables;
  const { depositedUsd, level } = users.need(userId);
  const total = roundCredit(new Decimal(depositedUsd).plus(usd));
  const earned = vipLevelOf(total);
  users.update(userId, { depositedUsd: total.toFixed(), level: Math.max(level, earned) });
  noteCredit(world, userId, 'firstDeposit');
  addDepositBonus(world, userId, usd);
  for (let tier = level + 1; tier <= earned; tier += 1) {
    noteCredit(world, userId, 'vipTier', String(tier));
    giveTierCoupon(world, userId, tier);
  }
  if (earned > level) tell(world, userId, 'vipReached', { tier: earned });
}
