import type { World } from '../../world';
import { inThePast, type Past } from '../accounts/past';
import type { UserRow } from '../accounts/tables';
import { giveWelcomeCoupons } from './coupons';
import { noteCredit } from './credit';

/**
 * Gives a seed customer the welcome coupons and the credit entries that explain the score, by the rules that apply to
 * all customers.
 */
export function settleIn(world: World, user: UserRow, past: Past): void {
  const { id, reviewStatus, advancedStatus, depositedUsd, level } = user;
  const at = (atMs: number, work: () => void) => inThePast(world, atMs, work);
  at(past.joinedMs, () => giveWelcomeCoupons(world, id));
  if (reviewStatus === 2) at(past.basicApprovedMs, () => noteCredit(world, id, 'identityBasic'));
  at(past.tierMs, () => {
    if (depositedUsd !== '0') noteCredit(world, id, 'firstDeposit');
    for (let tier = 1; tier <= level; tier += 1) noteCredit(world, id, 'vipTier', String(tier));
  });
  if (advancedStatus === 2) at(past.advancedApprovedMs, () => noteCredit(world, id, 'identityAdvanced'));
}
