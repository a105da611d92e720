import { vipLevelOf } from '@/domain/membership/vip';
import { Decimal, type Money, roundCredit } from '@/domain/money/money';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { addDepositBonus, giveTierCoupon } from './coupons';
import { noteCredit } from './credit';

/**
 * Adds an approved deposit worth `usd` to the customer's total and raises the VIP tier at once where the total earns it
 * (specification section 6). Call it after the deposit is booked, in the same transaction. A tier is never lowered:
 * totals only grow, and a tier set by staff stays until deposits earn a higher one.
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
  if (earned > level) sendMessage(world, userId, 'vipReached', { tier: earned });
}
