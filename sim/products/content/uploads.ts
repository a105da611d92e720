import type { CallInput } from '@/contract/calls';
import { ok, refuse } from '../../handler';

/** Observed in the field: pictures only, 10 MiB at most. */
const MAX_BYTES = 10_485_760;
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/**
 * Decides about an upload from what the host saw of the file; the bytes themselves stay with the host, which serves
 * them under the address answered here. The digest makes the address the file's own.
 */
export function storedPicture(nowMs: number, { mime, size, digest, sniffed }: CallInput<'POST /upload'>) {
  if (mime === undefined || size === undefined || digest === undefined) return refuse('file_missing');
  const extension = EXTENSIONS[mime];
  if (extension === undefined) return refuse('file_type');
  if (size > MAX_BYTES) return refuse('file_too_large');
  if (sniffed !== undefined && sniffed !== mime) return refuse('file_damaged');
  return ok(`/upload/${Math.floor(nowMs / 1000)}${digest.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}.${extension}`);
}
