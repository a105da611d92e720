import type { PayPasswordRefusal } from '@/contract/pay-password';
import { payPasswordViolations } from '@/domain/accounts/account-rules';
import { MINUTE_MS } from '@/domain/time';
import { ok, type Refused, refusalOf, refuse, refuseKeepingWrites } from '../../handler';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { checkOwnCode, spendCode } from './codes';
import { passwordDigest } from './password';
import { pausePayouts } from './payout-pause';
import type { UserRow } from './tables';

/**
 * Designed: five wrong tries in a row lock the payment password for half an hour. Setting a new one with a code lifts
 * the lock.
 */
export const PAY_PASSWORD_TRIES = 5;
export const PAY_PASSWORD_LOCK_MS = 1_800_000;

/**
 * Checks a typed payment password; null when it is right. A wrong try is counted although the call is refused, and
 * everything the handler wrote before is kept with it: call this before any write.
 */
export function checkPayPassword(
  world: World,
  user: UserRow,
  text: string | undefined,
): Refused<PayPasswordRefusal> | null {
  if (user.payPasswordDigest === '') return refuse('pay_password_missing');
  if (!text) return refuse('pay_password_required');
  const tries = world.tables.payTries.get(user.id);
  const lockedMs = (tries?.lockedUntilMs ?? 0) - world.nowMs;
  if (lockedMs > 0) return refuse('pay_password_locked', { minutes: Math.ceil(lockedMs / MINUTE_MS) });
  if (passwordDigest(text, user.passwordSalt) === user.payPasswordDigest) {
    forgetWrongTries(world, user.id);
    return null;
  }
  // The count starts again after an expired lock.
  const wrong = (tries && tries.lockedUntilMs === 0 ? tries.wrong : 0) + 1;
  const isLast = wrong >= PAY_PASSWORD_TRIES;
  const row = { wrong, lockedUntilMs: isLast ? world.nowMs + PAY_PASSWORD_LOCK_MS : 0 };
  if (tries) world.tables.payTries.update(user.id, row);
  else world.tables.payTries.insert({ id: user.id, ...row });
  if (isLast) return refuseKeepingWrites('pay_password_locked', { minutes: PAY_PASSWORD_LOCK_MS / MINUTE_MS });
  return refuseKeepingWrites('pay_password_wrong', { left: PAY_PASSWORD_TRIES - wrong });
}

/**
 * Sets the first or a new payment password. It takes a code that was sent to one of the customer's own addresses.
 * Somebody else may have read it, so that withdrawals pause after a new one, as after a new login password; the first
 * one does not pause them.
 */
export function changePayPassword(
  world: World,
  user: UserRow,
  given: { readonly password: string; readonly re_password: string; readonly code: string },
) {
  const refused = refusalOf(payPasswordViolations({ password: given.password, again: given.re_password }));
  if (refused) return refused;
  const code = checkOwnCode(world, user, given.code);
  if (!code.ok) return code;
  spendCode(world, code.payload);
  if (user.payPasswordDigest !== '') pausePayouts(world, user.id);
  setPayPassword(world, user, given.password);
  sendMessage(world, user.id, 'payPasswordChanged', { time: world.nowMs });
  return ok(null);
}

/** Sets the payment password and lifts a lock. */
export function setPayPassword(world: World, user: UserRow, text: string): void {
  world.tables.users.update(user.id, { payPasswordDigest: passwordDigest(text, user.passwordSalt) });
  forgetWrongTries(world, user.id);
}

function forgetWrongTries(world: World, userId: number): void {
  if (world.tables.payTries.get(userId)) world.tables.payTries.remove(userId);
}
