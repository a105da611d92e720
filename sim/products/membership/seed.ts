import type { World } from '../../world';
import { type AccountHistory, inThePast } from '../accounts/account-history';
import type { UserRow } from '../accounts/tables';
import { giveWelcomeCoupons } from './coupons';
import { noteCredit } from './credit';

/**
 * Gives a seed customer the welcome coupons and the credit entries that explain the score, by the rules that apply to
 * all customers.
 */
export function seedMembership(world: World, user: UserRow, history: AccountHistory): void {
  const { id, reviewStatus, advancedStatus, depositedUsd, level } = user;
  const at = (atMs: number, work: () => void) => inThePast(world, atMs, work);
  at(history.joinedMs, () => giveWelcomeCoupons(world, id));
  if (reviewStatus === 2) at(history.basicApprovedMs, () => noteCredit(world, id, 'identityBasic'));
  at(history.tierMs, () => {
    if (depositedUsd !== '0') noteCredit(world, id, 'firstDeposit');
    for (let tier = 1; tier <= level; tier += 1) noteCredit(world, id, 'vipTier', String(tier));
  });
  if (advancedStatus === 2) at(history.advancedApprovedMs, () => noteCredit(world, id, 'identityAdvanced'));
}
