import type { OwnProofRefusal } from '@/contract/own-proof';
import { type Refused, refuse } from '../../handler';
import type { World } from '../../world';
import { checkOwnCode, spendCode } from './codes';
import { checkPayPassword } from './pay-password';
import type { UserRow } from './tables';

export interface OwnProof {
  readonly code?: string | undefined;
  readonly pay_password?: string | undefined;
}

/**
 * Whether it is the customer who saves where money may go, by a code to an own address and the payment password; null
 * when it is, and the code is then used up. Wrong ones are counted although the call is refused: ask when everything
 * else is right, and before you write anything.
 */
export function takeOwnProof(world: World, user: UserRow, given: OwnProof): Refused<OwnProofRefusal> | null {
  if (user.payPasswordDigest === '') return refuse('pay_password_missing');
  if (given.code === undefined || given.pay_password === undefined) return refuse('proof_required');
  const code = checkOwnCode(world, user, given.code);
  if (!code.ok) return code;
  const barred = checkPayPassword(world, user, given.pay_password);
  if (!barred) spendCode(world, code.payload);
  return barred;
}
