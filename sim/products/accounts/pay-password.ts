import type { PayPasswordRefusal } from '@/contract/pay-password';
import { MINUTE_MS } from '@/domain/time';
import { type Refused, refuse, refuseAndKeep } from '../../handler';
import type { World } from '../../world';
import { passwordDigest } from './password';
import type { UserRow } from './tables';

/** Designed: five wrong ones in a row lock it for half an hour. A new payment password, set with a code, lifts the lock. */
export const PAY_PASSWORD_TRIES = 5;
export const PAY_PASSWORD_LOCK_MS = 1_800_000;

/**
 * Whether a customer may pay with what was typed; null when they may. A wrong one is counted although the call is
 * refused, and with it stands whatever the handler wrote before: ask before you write anything.
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
  // A lock that is over begins a new count.
  const wrong = (tries && tries.lockedUntilMs === 0 ? tries.wrong : 0) + 1;
  const isLast = wrong >= PAY_PASSWORD_TRIES;
  const row = { wrong, lockedUntilMs: isLast ? world.nowMs + PAY_PASSWORD_LOCK_MS : 0 };
  if (tries) world.tables.payTries.update(user.id, row);
  else world.tables.payTries.insert({ id: user.id, ...row });
  if (isLast) return refuseAndKeep('pay_password_locked', { minutes: PAY_PASSWORD_LOCK_MS / MINUTE_MS });
  return refuseAndKeep('pay_password_wrong', { left: PAY_PASSWORD_TRIES - wrong });
}

/** Sets the payment password, and lifts the lock of the one before. */
export function setPayPassword(world: World, user: UserRow, text: string): void {
  world.tables.users.update(user.id, { payPasswordDigest: passwordDigest(text, user.passwordSalt) });
  forgetWrongTries(world, user.id);
}

function forgetWrongTries(world: World, userId: number): void {
  if (world.tables.payTries.get(userId)) world.tables.payTries.remove(userId);
}
