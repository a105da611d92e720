import { APPROVED, DOCUMENTS, NO_RECORD } from '@/domain/identity/identity';
import type { World } from '../../world';
import { pictureFacts } from '../content/uploads';
import { noteCredit } from '../membership/credit';
import { sendMessage } from '../messages/send';
import type { IdentityRow, Level } from './tables';

/** Customers who wait for a decision about a level. */
const waitingFor = (world: World, level: Level): readonly IdentityRow[] =>
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

/** Facts about an uploaded picture. The seed data of personas has no uploads but drawn pictures. */
const factsOf = (world: World, row: IdentityRow, address: string): string =>
  pictureFacts(world, row.id, address) ?? 'drawing';

type Summary = (world: World, row: IdentityRow) => Readonly<Record<string, string>>;

const documentOf = ({ documentId, name, number }: IdentityRow) => ({ name, kind: DOCUMENTS[documentId], number });

const review = (kind: string, level: Level, summary: Summary) => ({
  kind,
  list: (world: World) =>
    waitingFor(world, level).map((row) => ({
      id: String(row.id),
      userId: row.id,
      sinceMs: row.askedMs,
      summary: summary(world, row),
    })),
  approve: (world: World, id: string) => approveIdentity(world, Number(id), level),
  reject: (world: World, id: string, reason: string) => rejectIdentity(world, Number(id), level, reason),
});

/**
 * Both levels of identity verification. The id of a request is the customer's user id, because each customer has one
 * record.
 */
export const identityReviews = [
  review('identity', 1, (_world, row) => documentOf(row)),
  review('identity-advanced', 2, (world, row) => ({
    ...documentOf(row),
    front: factsOf(world, row, row.frontPicture),
    back: factsOf(world, row, row.reversePicture),
  })),
];
