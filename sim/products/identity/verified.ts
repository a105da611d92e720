import { APPROVED, NO_RECORD } from '@/domain/identity';
import { refuse } from '../../handler';
import type { UserRow } from '../accounts/tables';

/**
 * The refusal of somebody who is not verified. Without any record that is 998, with one under review a plain error
 * (contract section 1). Calls with access `verified` are refused so before they are looked at; others may ask.
 */
export function notVerified(user: UserRow) {
  if (user.reviewStatus === APPROVED) return null;
  return refuse(user.reviewStatus === NO_RECORD ? 'verification_needed' : 'identity_pending');
}
