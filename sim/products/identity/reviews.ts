import { DOCUMENTS } from '@/domain/identity/identity';
import type { World } from '../../world';
import { pictureFacts } from '../content/uploads';
import { approveIdentity, rejectIdentity, waitingFor } from './review';
import type { IdentityRow, Level } from './tables';

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
