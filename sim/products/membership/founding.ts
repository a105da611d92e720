import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { giveWelcomeCoupons } from './coupons';
import { noteCredit } from './credit';

/**
 * What a customer has who did not begin here: somebody a start state made verified, or a VIP. The score is explained by
 * the same rules as everybody's, and the welcome is the same.
 */
export function settleIn(world: World, { id, reviewStatus, advancedStatus, depositedUsd, level }: UserRow): void {
  giveWelcomeCoupons(world, id);
  if (reviewStatus === 2) noteCredit(world, id, 'identityBasic');
  if (advancedStatus === 2) noteCredit(world, id, 'identityAdvanced');
  if (depositedUsd !== '0') noteCredit(world, id, 'firstDeposit');
  for (let tier = 1; tier <= level; tier += 1) noteCredit(world, id, 'vipTier', String(tier));
}
