import { inviteViolations, newPasswordViolations, registrationViolations } from '@/domain/accounts/account-rules';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { setting } from '../content/settings';
import { giveWelcomeCoupons } from '../membership/coupons';
import { sendMessage } from '../messages/send';
import { recipientAt } from './code-requests';
import { checkCode, smsRecipient, spendCode } from './codes';
import { forgetWrongLogins } from './log-in';
import { pausePayouts } from './payout-pause';
import { createUser, findUser, setPassword } from './users';

interface Registration {
  readonly userString: string;
  readonly type: 'email' | 'mobile';
  readonly areaCode: string;
  readonly password: string;
  readonly rePassword: string;
  readonly code: string;
  /** '' when no code was given. */
  readonly inviteCode: string;
}

/**
 * Opens an account for a caller who holds the code that was sent to the address. Whether the account exists is checked
 * last, because it may have been opened since the code was sent.
 */
export function register(world: World, given: Registration) {
  const { type: channel, userString: account, areaCode: dial, password, rePassword: again } = given;
  const typed = { address: { channel, account, dial }, code: given.code, passwords: { password, again }, invite: null };
  const refused = refusalOf(registrationViolations(typed, { inviteRequired: false }));
  if (refused) return refused;
  const recipient = channel === 'email' ? account : smsRecipient(dial, account);
  const code = checkCode(world, 'register', recipient, given.code);
  if (!code.ok) return code;
  const inviter = inviterOf(world, given.inviteCode);
  if (!inviter.ok) return inviter;
  if (findUser(world, given.userString)) return refuse('account_exists');
  spendCode(world, code.payload);
  const address =
    given.type === 'email' ? { email: given.userString } : { phone: given.userString, areaCode: given.areaCode };
  const user = createUser(world, { ...address, password: given.password, parentId: inviter.payload });
  giveWelcomeCoupons(world, user.id);
  sendMessage(world, user.id, 'welcome', {});
  return ok(user);
}

/**
 * User id of the inviter; 0 without an invite code. The setting `invite_required` decides whether a code is required.
 */
function inviterOf(world: World, inviteCode: string): Outcome<number, 'invite_required' | 'invite_invalid'> {
  const refused = refusalOf(inviteViolations(inviteCode, setting('invite_required')?.value === '1'));
  if (refused) return refused;
  if (inviteCode === '') return ok(0);
  const inviter = world.tables.users.first('inviteCode', inviteCode.toUpperCase());
  return inviter ? ok(inviter.id) : refuse('invite_invalid');
}

interface Reset {
  readonly account: string;
  readonly password: string;
  readonly rePassword: string;
  readonly code: string;
}

/**
 * Sets a new login password for a caller who holds the code that was sent to the account's address. Wrong tries of the
 * old one are forgotten: guessing begins anew. Withdrawals pause afterwards, because somebody else may have read that
 * e-mail or SMS.
 */
export function resetPassword(world: World, given: Reset) {
  const user = findUser(world, given.account);
  if (!user) return refuse('account_unknown');
  const refused = refusalOf(newPasswordViolations({ password: given.password, again: given.rePassword }, given.code));
  if (refused) return refused;
  const code = checkCode(world, 'forget', recipientAt(world, given.account), given.code);
  if (!code.ok) return code;
  spendCode(world, code.payload);
  setPassword(world, user, given.password);
  forgetWrongLogins(world, user.id);
  pausePayouts(world, user.id);
  sendMessage(world, user.id, 'passwordChanged', { time: world.nowMs });
  return ok(user);
}
