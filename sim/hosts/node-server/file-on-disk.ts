import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** The bytes of a file that a request asks for, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A file that is read while it is sent, so that a slow reader does not hold the whole of it in memory. */
export interface StoredFile {
  readonly type: string;
  readonly size: number;
  read(range: ByteRange): Readable;
}

/** Null when there is no such file. */
export async function fileOnDisk(path: string, type: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  return { type, size: found.size, read: ({ first, last }) => createReadStream(path, { start: first, end: last }) };
}
