import type { PayoutAuthRefusal } from '@/contract/payout-auth';
import { type Refused, refuse } from '../../handler';
import type { World } from '../../world';
import { checkOwnCode, spendCode } from './codes';
import { checkPayPassword } from './pay-password';
import type { UserRow } from './tables';

export interface OwnershipProof {
  readonly code?: string | undefined;
  readonly pay_password?: string | undefined;
  /** True: a request with neither is accepted, because clients of the family have no fields for them. */
  readonly isOptional?: boolean;
}

/**
 * Checks that the customer, and nobody else, changes a withdrawal target: it takes a code sent to one of the customer's
 * addresses and the payment password. Returns null when both are right, and the code is then used up. Wrong tries are
 * kept although the call is refused: call this after all other checks and before any write.
 */
export function requireOwnershipProof(
  world: World,
  user: UserRow,
  given: OwnershipProof,
): Refused<PayoutAuthRefusal> | null {
  if (given.isOptional && given.code === undefined && given.pay_password === undefined) return null;
  if (user.payPasswordDigest === '') return refuse('pay_password_missing');
  if (given.code === undefined || given.pay_password === undefined) return refuse('proof_required');
  const code = checkOwnCode(world, user, given.code);
  if (!code.ok) return code;
  const barred = checkPayPassword(world, user, given.pay_password);
  if (!barred) spendCode(world, code.payload);
  return barred;
}
