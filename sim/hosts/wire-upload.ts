import { fileFacts } from '@/domain/identity/upload';
import { withoutFileFacts } from './wire-request';

/**
 * Whether a call takes a file. Files sent with any other call are ignored: a host stores a file under the address in
 * the answer, and the answer of another call is no address, or one that the sender has chosen.
 */
export const takesFile = (path: string): boolean => path === '/upload';

/**
 * Replaces the file facts that the sender claims by those that the host has read from the file. Without a file the
 * fields lack these facts, and the exchange answers that the file is missing.
 */
export function uploadFields(
  sent: Readonly<Record<string, string>>,
  file: { readonly type: string; readonly bytes: Uint8Array } | null,
): Readonly<Record<string, string>> {
  const fields = withoutFileFacts(sent);
  if (!file) return fields;
  const { mime, size, digest, sniffed } = fileFacts(file.type, file.bytes);
  return { ...fields, mime, size: String(size), digest, sniffed };
}

/** The path that an accepted upload has got; null when the upload was refused. */
export function uploadedPath(body: unknown): string | null {
  const { type, message } = (body ?? {}) as { type?: unknown; message?: unknown };
  return type === 'ok' && typeof message === 'string' ? message : null;
}
