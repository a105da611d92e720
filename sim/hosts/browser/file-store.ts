import type { SandboxDatabase, StoredFile } from './database';

/** Uploaded files by path: in memory, and in IndexedDB where the browser has it. */
export class FileStore {
  readonly #database: Promise<SandboxDatabase | null>;
  readonly #files = new Map<string, StoredFile>();
  readonly #urls = new Map<string, string>();
  /** Counts the runs, so that a file read for one run is not added to the next one. */
  #runs = 0;

  constructor(database: Promise<SandboxDatabase | null>) {
    this.#database = database;
  }

  async put(path: string, file: StoredFile): Promise<void> {
    this.#files.set(path, file);
    // When the disk is full the file is only lost with the next reload.
    await (await this.#database)?.put('files', file, path).catch(() => {});
  }

  async get(path: string): Promise<StoredFile | null> {
    return this.#files.get(path) ?? (await (await this.#database)?.get('files', path).catch(() => undefined)) ?? null;
  }

  /**
   * Call this when another run has begun. Files that are still stored belong to archived runs, of which the new one may
   * be one.
   */
  reset(): Promise<void> {
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
    this.#urls.clear();
    this.#files.clear();
    this.#runs += 1;
    return this.loadAll();
  }

  /** Reads all stored files into memory, so that `objectUrl` knows them. */
  async loadAll(): Promise<void> {
    const runs = this.#runs;
    const paths = (await (await this.#database)?.getAllKeys('files').catch(() => [])) ?? [];
    for (const path of paths) {
      const file = await this.get(path);
      if (runs !== this.#runs) return;
      if (file) this.#files.set(path, file);
    }
  }

  /** The browser's own address (`blob:`) of a file in memory; null when the file is not there. */
  objectUrl(path: string): string | null {
    const known = this.#urls.get(path);
    if (known) return known;
    const file = this.#files.get(path);
    if (!file) return null;
    const url = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
    this.#urls.set(path, url);
    return url;
  }
}
