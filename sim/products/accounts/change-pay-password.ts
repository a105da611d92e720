import { payPasswordViolations } from '@/domain/accounts/account-rules';
import { ok, refusalOf } from '../../handler';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { checkOwnCode, spendCode } from './codes';
import { setPayPassword } from './pay-password';
import type { UserRow } from './tables';

/** Sets the first or a new payment password. It takes a code that was sent to one of the customer's own addresses. */
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
  setPayPassword(world, user, given.password);
  sendMessage(world, user.id, 'payPasswordChanged', { time: world.nowMs });
  return ok(null);
}
