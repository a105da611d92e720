import { APPROVED, NO_RECORD } from '@/domain/identity/identity';
import type { World } from '../../world';
import { noteCredit } from '../membership/credit';
import { sendMessage } from '../messages/send';
import type { IdentityRow, Level } from './tables';

/** Customers who wait for a decision about a level. */
export const waitingFor = (world: World, level: Level): readonly IdentityRow[] =>
  world.tables.identities.list('waiting', level);

/** @throws when the customer does not wait for a review of this level */
function need(world: World, userId: number, level: Level): IdentityRow {
  const identity = world.tables.identities.get(userId);
  if (identity?.waiting !== level) throw new Error(`user ${userId} does not wait for a review of Lv${level}`);
  return identity;
}

/** Approves a level; its limits apply from now on. */
export function approveIdentity(world: World, userId: number, level: Level): void {
  const { name } = need(world, userId, level);
  const { identities, users } = world.tables;
  identities.update(userId, { waiting: 0, reviewedMs: world.nowMs });
  users.update(userId, level === 1 ? { reviewStatus: APPROVED, realName: name } : { advancedStatus: APPROVED });
  noteCredit(world, userId, level === 1 ? 'identityBasic' : 'identityAdvanced');
  sendMessage(world, userId, 'identityApproved', { level });
}

/**
 * Rejects a level and deletes what was submitted for it, as existing servers do: the whole record for Lv1, so that the
 * document number is free again, and the pictures for Lv2. `reason` is stored for the customer.
 */
export function rejectIdentity(world: World, userId: number, level: Level, reason: string): void {
  need(world, userId, level);
  const { identities, identityFailures, users } = world.tables;
  if (level === 1) identities.remove(userId);
  else identities.update(userId, { waiting: 0, frontPicture: '', reversePicture: '', reviewedMs: world.nowMs });
  users.update(userId, level === 1 ? { reviewStatus: NO_RECORD } : { advancedStatus: NO_RECORD });
  identityFailures.insert({ id: userId, level, reason, atMs: world.nowMs });
  sendMessage(world, userId, 'identityRejected', { level, reason });
}
