import type { CallInput } from '@/contract/calls';
import { MAX_UPLOAD_BYTES } from '@/domain/identity/upload';
import { ok, refuse } from '../../handler';
import type { World } from '../../world';
import { waitOf } from '../throttle';
import type { PictureRow } from './tables';

/** Most pictures of a customer in a day, of any size (designed): twice what all forms of the app need. */
const PACE = { count: 40, withinMs: 86_400_000 } as const;
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/**
 * Accepts or refuses an upload by the facts that the host determined. The host keeps the bytes and serves them under
 * the returned address, which contains the digest of the file.
 */
export function storePicture(world: World, userId: number, { mime, size, digest, sniffed }: CallInput<'POST /upload'>) {
  if (mime === undefined || size === undefined || digest === undefined) return refuse('file_missing');
  const extension = EXTENSIONS[mime];
  if (extension === undefined) return refuse('file_type');
  if (size > MAX_UPLOAD_BYTES) return refuse('file_too_large');
  if (sniffed !== undefined && sniffed !== mime) return refuse('file_damaged');
  const name = digest.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  const address = `/upload/${Math.floor(world.nowMs / 1000)}${name}.${extension}`;
  const { pictures } = world.tables;
  // The same file of the same customer in the same second is one picture.
  if (ownPicture(world, userId, address)) return ok(address);
  const seconds = waitOf(world.nowMs, pictures.list('user', userId, { limit: PACE.count, newestFirst: true }), PACE);
  if (seconds > 0) return refuse('too_many_pictures', { most: PACE.count });
  pictures.insert({ id: pictures.nextId(), address, userId, mime, size, atMs: world.nowMs });
  return ok(address);
}

/** The row of a picture that this customer uploaded; null for any other address. */
export const ownPicture = (world: World, userId: number, address: string): PictureRow | null =>
  world.tables.pictures.first('owned', `${userId}|${address}`) ?? null;

const KILOBYTE = 1000;

/**
 * Format and size, for example `JPEG 812 kB`; null as in `ownPicture`. The control room shows no pictures, so that a
 * reviewer's screen can be shared.
 */
export function pictureFacts(world: World, userId: number, address: string): string | null {
  const picture = ownPicture(world, userId, address);
  if (!picture) return null;
  const kilobytes = Math.max(1, Math.floor(picture.size / KILOBYTE));
  return `${picture.mime.replace('image/', '').toUpperCase()} ${kilobytes} kB`;
}
