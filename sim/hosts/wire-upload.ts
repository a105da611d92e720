import { fileFacts } from '@/domain/upload';

/**
 * The fields with what the host saw of the file in place of anything the sender claims to have seen. Without a file
 * the exchange answers that it is missing.
 */
export function uploadFields(
  sent: Readonly<Record<string, string>>,
  file: { readonly type: string; readonly bytes: Uint8Array } | null,
): Readonly<Record<string, string>> {
  const { mime: _mime, size: _size, digest: _digest, sniffed: _sniffed, ...fields } = sent;
  if (!file) return fields;
  const { mime, size, digest, sniffed } = fileFacts(file.type, file.bytes);
  return { ...fields, mime, size: String(size), digest, sniffed };
}

/** The address an accepted upload was given, or null. */
export function uploadedPath(body: unknown): string | null {
  const { type, message } = (body ?? {}) as { type?: unknown; message?: unknown };
  return type === 'ok' && typeof message === 'string' ? message : null;
}
