import type { BrokenRun } from '../port';
import { logLine, logText, readLog } from './run-log';
import type { ArchivedRun, Bookmark, RunStore, RunWrite, StoredRun } from './run-store';

/** An open log file with a single writer. */
export interface LogFile {
  /** Writes all of the text or nothing, unless the process is killed. @throws when there is no room */
  append(text: string): void;
  clear(): void;
}

/** The folder of the log files. Each exchange that ever led here has written one of them. */
export interface LogFolder {
  /** Text of the newest log; null when there is none. */
  newest(): Promise<string | null>;
  /** Creates a log that is newer than all others. The others are removed as soon as it holds `text`. */
  create(text: string): Promise<LogFile>;
}

/**
 * Stores a run twice: in a store, and line by line in a log file beside it. When Chromium is killed in the middle of a
 * write to IndexedDB, it continues with the database's own log, finds it damaged at one of the next starts, and
 * discards the database. This was observed once in some thirty kills under load. The run is then read from the log
 * file.
 */
export class MirroredRunStore implements RunStore {
  readonly #store: RunStore;
  readonly #folder: LogFolder;
  /** The run as read, kept until the first write begins the log file with it. */
  #stored: StoredRun | null = null;
  /** Undefined until the first write; null when no log file can be created. */
  #log: LogFile | null | undefined;

  constructor(store: RunStore, folder: LogFolder) {
    this.#store = store;
    this.#folder = folder;
  }

  async read(): Promise<StoredRun | null> {
    const [stored, logged] = await Promise.all([this.#store.read(), this.#folder.newest().catch(() => null)]);
    this.#stored = stored ?? (logged === null ? null : readLog(logged));
    if (!stored && this.#stored) await this.#restore(this.#stored);
    return this.#stored;
  }

  async write(write: RunWrite): Promise<void> {
    // The store goes first, because it rejects with LeadershipLost when another exchange has taken over the run.
    await this.#store.write(write);
    const line = logLine(write);
    if (line === '' || this.#log === null) return;
    const log = this.#log ?? (await this.#begin(write));
    this.#log = log;
    if (log) this.#append(log, write, line);
  }

  async quarantine(broken: BrokenRun): Promise<void> {
    await this.#store.quarantine?.(broken);
  }

  async readBroken(): Promise<BrokenRun | null> {
    return (await this.#store.readBroken?.()) ?? null;
  }

  readArchive(): Promise<readonly ArchivedRun[] | null> {
    return this.#store.readArchive();
  }

  writeArchive(runs: readonly ArchivedRun[]): Promise<void> {
    return this.#store.writeArchive(runs);
  }

  readBookmarks(): Promise<readonly Bookmark[] | null> {
    return this.#store.readBookmarks();
  }

  writeBookmarks(bookmarks: readonly Bookmark[]): Promise<void> {
    return this.#store.writeBookmarks(bookmarks);
  }

  async #restore({ header, run, entries, clock, replies }: StoredRun): Promise<void> {
    await this.#store.write({ begin: { header, run, keeps: [] }, entries, ...(clock ? { clock } : {}) });
    for (const reply of replies) await this.#store.write({ reply });
  }

  async #begin({ begin }: RunWrite): Promise<LogFile | null> {
    const text = begin || !this.#stored ? '' : logText(this.#stored);
    this.#stored = null;
    // A browser without file access keeps only the copy in the store.
    return this.#folder.create(text).catch(() => null);
  }

  #append(log: LogFile, { begin }: RunWrite, line: string): void {
    try {
      if (begin) log.clear();
      log.append(line);
    } catch {
      // No room. A log with a gap would lead to another state, so this log is cleared and no longer written.
      log.clear();
      this.#log = null;
    }
  }
}
