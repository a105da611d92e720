import { APPROVED, NO_RECORD } from '@/domain/identity/identity';
import { refuse } from '../../handler';
import type { UserRow } from '../accounts/tables';

/**
 * The refusal of a customer who is not verified, null when verified: 998 without a record, a plain error with one under
 * review (contract section 1). Dispatch refuses calls with access `verified` before their handler runs.
 */
export function notVerified(user: UserRow) {
  if (user.reviewStatus === APPROVED) return null;
  return refuse(user.reviewStatus === NO_RECORD ? 'verification_needed' : 'identity_pending');
}
