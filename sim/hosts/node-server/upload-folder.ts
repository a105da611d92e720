import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '@/domain/identity/upload';
import { fileOnDisk, type StoredFile } from './file-on-disk';
import { HttpProblem } from './http-answer';
import type { SentFile } from './multipart';

/** Paths that the exchange assigns (sim/products/content/uploads.ts): digits, letters and the extension of an image. */
const ADDRESS = /^\/upload\/([0-9a-z]+\.(?:jpg|png|webp))$/;
const TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };

/** Bytes that all pictures together may take, and how long a picture is kept, in real milliseconds. */
const MAX_BYTES = 100 * MAX_UPLOAD_BYTES;
const EXPIRES_MS = 7 * 86_400_000;
/** How many request bodies are read at once, in all and for one customer. Each may take as much memory as a picture. */
const MAX_READING = 16;
const MAX_READING_OF_ONE = 3;

const NO_ROOM = 'no room for files';
/** What a disk and a quota that are full are called. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

interface Limits {
  readonly maxBytes?: number;
  readonly nowMs?: () => number;
  /** Writes a file; tests fail here. */
  readonly write?: (path: string, bytes: Buffer) => Promise<void>;
}

/** The uploaded pictures, one file each, up to MAX_BYTES in all and for EXPIRES_MS. */
export class UploadFolder {
  readonly #folder: string;
  readonly #isTemporary: boolean;
  readonly #maxBytes: number;
  readonly #nowMs: () => number;
  readonly #write: NonNullable<Limits['write']>;
  readonly #reading = new Map<number, number>();
  /** Bytes reserved for files that are still being received. */
  #reserved = 0;

  /** `folder` null creates a temporary folder, which `close` removes. @throws when the folder cannot be created */
  constructor(folder: string | null, { maxBytes = MAX_BYTES, nowMs = Date.now, write = writeFile }: Limits = {}) {
    this.#isTemporary = folder === null;
    this.#folder = folder ?? mkdtempSync(join(tmpdir(), 'pocket-uploads-'));
    this.#maxBytes = maxBytes;
    this.#nowMs = nowMs;
    this.#write = write;
    // No other user of this machine may read identity documents.
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  /**
   * Reserves a place for one body of a customer. Returns the function that releases it. @throws HttpProblem 429 when
   * too many bodies are being read
   */
  startReading(customer: number): () => void {
    const own = this.#reading.get(customer) ?? 0;
    const all = [...this.#reading.values()].reduce((sum, count) => sum + count, 0);
    if (own >= MAX_READING_OF_ONE || all >= MAX_READING) throw new HttpProblem(429, 'too many files at a time');
    this.#reading.set(customer, own + 1);
    return () => {
      const left = (this.#reading.get(customer) ?? 1) - 1;
      if (left > 0) this.#reading.set(customer, left);
      else this.#reading.delete(customer);
    };
  }

  /**
   * Reserves room for a file that is not stored yet. Returns the function that releases it. @throws HttpProblem 507
   * when there is no room
   */
  reserve(bytes: number): () => void {
    if (this.#dropExpired() + this.#reserved + bytes > this.#maxBytes) throw new HttpProblem(507, NO_ROOM);
    this.#reserved += bytes;
    return () => {
      this.#reserved -= bytes;
    };
  }

  /**
   * Resolves when the file will survive a crash of the process. A second file for the same address is ignored. @throws
   * HttpProblem 507 when the disk is full; a repeated request tries again
   */
  async put(address: string, { bytes }: SentFile): Promise<void> {
    const path = this.#pathOf(address);
    if (!path) throw new Error(`${address} is no address of a picture`);
    if (existsSync(path)) return;
    // A reader gets the whole file or none. The same picture may be sent twice at once.
    const unfinished = `${path}.${randomUUID()}.new`;
    try {
      await this.#write(unfinished, bytes);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw FULL.has((error as { code?: unknown }).code) ? new HttpProblem(507, NO_ROOM) : error;
    }
  }

  /** Null for a file that was never stored, or has expired. */
  async get(address: string): Promise<StoredFile | null> {
    const path = this.#pathOf(address);
    const found = path && (await stat(path).catch(() => null));
    if (!path || !found || this.#hasExpired(found.mtimeMs)) return null;
    return fileOnDisk(path, TYPES[extname(path)] ?? '');
  }

  /** Call this when another run has begun. Removes the files that no run needs any more. */
  clear(isNeeded: (address: string) => boolean): void {
    for (const name of readdirSync(this.#folder))
      if (!isNeeded(`/upload/${name}`)) rmSync(join(this.#folder, name), { force: true });
  }

  async close(): Promise<void> {
    if (this.#isTemporary) await rm(this.#folder, { recursive: true, force: true });
  }

  #pathOf(address: string): string | null {
    const name = ADDRESS.exec(address)?.[1];
    return name === undefined ? null : join(this.#folder, name);
  }

  #hasExpired(writtenMs: number): boolean {
    return this.#nowMs() - writtenMs > EXPIRES_MS;
  }

  /** Removes expired files. Returns the bytes of the remaining ones. */
  #dropExpired(): number {
    let left = 0;
    for (const name of readdirSync(this.#folder)) {
      const path = join(this.#folder, name);
      // Files are put in place by renaming while others are counted. Their bytes are still reserved then.
      const found = statSync(path, { throwIfNoEntry: false });
      if (!found) continue;
      if (this.#hasExpired(found.mtimeMs)) rmSync(path, { force: true });
      else left += found.size;
    }
    return left;
  }
}
