import { DOCUMENTS } from '@/domain/identity';
import type { LiveWorld } from '../live-world';
import { ownPicture } from '../products/content/uploads';
import { approveIdentity, rejectIdentity, waitingFor } from '../products/identity/review';
import type { IdentityRow, Level } from '../products/identity/tables';

const KILOBYTE = 1000;

/** `JPEG 812 kB`: the room shows no pictures, so that a reviewer's screen can be shared. */
function pictureFacts(world: LiveWorld, userId: number, address: string): string {
  const picture = ownPicture(world, userId, address);
  if (!picture) return 'drawing';
  const kilobytes = Math.max(1, Math.floor(picture.size / KILOBYTE));
  return `${picture.mime.replace('image/', '').toUpperCase()} ${kilobytes} kB`;
}

type Summary = (world: LiveWorld, row: IdentityRow) => Readonly<Record<string, string>>;

const document = ({ documentId, name, number }: IdentityRow) => ({ name, document: DOCUMENTS[documentId], number });

const review = (kind: string, level: Level, summary: Summary) => ({
  kind,
  list: (world: LiveWorld) =>
    waitingFor(world, level).map((row) => ({
      id: String(row.id),
      userId: row.id,
      sinceMs: row.askedMs,
      summary: summary(world, row),
    })),
  approve: (world: LiveWorld, id: string) => approveIdentity(world, Number(id), level),
  reject: (world: LiveWorld, id: string, reason: string) => rejectIdentity(world, Number(id), level, reason),
});

/** Both levels of identity. The id of a request is its customer's: each has one record. */
export const identityReviews = [
  review('identity', 1, (_world, row) => document(row)),
  review('identity-advanced', 2, (world, row) => ({
    ...document(row),
    front: `front ${pictureFacts(world, row.id, row.frontPicture)}`,
    back: `back ${pictureFacts(world, row.id, row.reversePicture)}`,
  })),
];
