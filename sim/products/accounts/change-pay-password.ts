import { payPassword as payPasswordRule } from '@/domain/validation';
import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { tell } from '../messages/tell';
import { checkCode, spendCode } from './codes';
import { setPayPassword } from './pay-password';
import type { CodePurpose, CodeRow, UserRow } from './tables';

/** Clients of the family ask for such a code as if the password had been forgotten. */
const PURPOSES = ['security', 'forget'] as const satisfies readonly CodePurpose[];

/** Sets the payment password, the first one as well, with a code that went to an address of the own account. */
export function changePayPassword(
  world: World,
  user: UserRow,
  given: { readonly password: string; readonly re_password: string; readonly code: string },
) {
  if (payPasswordRule(given.password)) return refuse('pay_password_length');
  if (given.password !== given.re_password) return refuse('passwords_differ');
  const code = checkOwnCode(world, user, given.code);
  if (!code.ok) return code;
  spendCode(world, code.payload);
  setPayPassword(world, user, given.password);
  tell(world, user.id, 'payPasswordChanged', { time: world.nowMs });
  return ok(null);
}

/** Looks whether the code was sent to one of the customer's addresses, without using it up. */
function checkOwnCode(
  world: World,
  { email, phone }: UserRow,
  code: string,
): Outcome<CodeRow, 'code_format' | 'code_wrong' | 'code_expired'> {
  const addresses = [email, phone].filter((address) => address !== '');
  const looks = addresses.flatMap((address) => PURPOSES.map((purpose) => checkCode(world, purpose, address, code)));
  const right = looks.find((look) => look.ok) ?? looks.find((look) => !look.ok && look.code !== 'code_wrong');
  return right ?? refuse('code_wrong');
}
