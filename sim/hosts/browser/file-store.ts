import type { SandboxDatabase, StoredFile } from './database';

/** Uploaded files by their address: in memory, and in IndexedDB where there is one. */
export class FileStore {
  readonly #database: Promise<SandboxDatabase | null>;
  readonly #files = new Map<string, StoredFile>();
  readonly #urls = new Map<string, string>();
  /** Counts the runs, so that what is read for one is not taken for another. */
  #runs = 0;

  constructor(database: Promise<SandboxDatabase | null>) {
    this.#database = database;
  }

  async put(path: string, file: StoredFile): Promise<void> {
    this.#files.set(path, file);
    // A full disk keeps the file from surviving a reload, and nothing else.
    await (await this.#database)?.put('files', file, path).catch(() => {});
  }

  async get(path: string): Promise<StoredFile | null> {
    return this.#files.get(path) ?? (await (await this.#database)?.get('files', path).catch(() => undefined)) ?? null;
  }

  /** Another run has begun. What is still stored is of runs that can be taken up again, as this one may have been. */
  beginAnew(): Promise<void> {
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
    this.#urls.clear();
    this.#files.clear();
    this.#runs += 1;
    return this.loadAll();
  }

  /** Takes kept files into memory, so that `objectUrl` knows them. */
  async loadAll(): Promise<void> {
    const runs = this.#runs;
    const paths = (await (await this.#database)?.getAllKeys('files').catch(() => [])) ?? [];
    for (const path of paths) {
      const file = await this.get(path);
      if (runs !== this.#runs) return;
      if (file) this.#files.set(path, file);
    }
  }

  /** An address of the browser's own for a file in memory, or null. */
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
