import type { BrokenRun } from '../port';
import { logLine, logOf, readLog } from './run-log';
import type { RunStore, RunWrite, ShelvedRun, StoredRun } from './run-store';

/** An open log that nobody else writes to. */
export interface LogFile {
  /** Whole or not at all, as far as this process is concerned. @throws when there is no room */
  append(text: string): void;
  clear(): void;
}

/** Where logs lie, one of each exchange that ever led here. */
export interface LogFolder {
  /** Text of the newest log; null when there is none. */
  newest(): Promise<string | null>;
  /** A log newer than all others, which are removed as soon as it holds `text`. */
  create(text: string): Promise<LogFile>;
}

/**
 * Keeps a run in a store and, line by line, in a log beside it. Chromium goes on with a database's own log after it was
 * killed in the middle of writing to it, finds it damaged at one of the next starts, and throws the database away: seen
 * once in some thirty kills under load. Then the log has the run.
 */
export class TwofoldRunStore implements RunStore {
  readonly #store: RunStore;
  readonly #folder: LogFolder;
  /** What the log has to tell before the next write; nobody needs it before. */
  #kept: StoredRun | null = null;
  /** Undefined until the first write; null when there is no log to be had. */
  #log: LogFile | null | undefined;

  constructor(store: RunStore, folder: LogFolder) {
    this.#store = store;
    this.#folder = folder;
  }

  async read(): Promise<StoredRun | null> {
    const [stored, logged] = await Promise.all([this.#store.read(), this.#folder.newest().catch(() => null)]);
    this.#kept = stored ?? (logged === null ? null : readLog(logged));
    if (!stored && this.#kept) await this.#putBack(this.#kept);
    return this.#kept;
  }

  async write(write: RunWrite): Promise<void> {
    // The store says whether the run is still this exchange's to write.
    await this.#store.write(write);
    const line = logLine(write);
    if (line === '' || this.#log === null) return;
    const log = this.#log ?? (await this.#begin(write));
    this.#log = log;
    if (log) this.#append(log, write, line);
  }

  async putAside(broken: BrokenRun): Promise<void> {
    await this.#store.putAside?.(broken);
  }

  async readBroken(): Promise<BrokenRun | null> {
    return (await this.#store.readBroken?.()) ?? null;
  }

  readShelf(): Promise<readonly ShelvedRun[] | null> {
    return this.#store.readShelf();
  }

  writeShelf(runs: readonly ShelvedRun[]): Promise<void> {
    return this.#store.writeShelf(runs);
  }

  async #putBack({ header, run, entries, clock, replies }: StoredRun): Promise<void> {
    await this.#store.write({ begin: { header, run, keeps: [] }, entries, ...(clock ? { clock } : {}) });
    for (const reply of replies) await this.#store.write({ reply });
  }

  async #begin({ begin }: RunWrite): Promise<LogFile | null> {
    const text = begin || !this.#kept ? '' : logOf(this.#kept);
    this.#kept = null;
    // A browser that lends no files has one copy, as before.
    return this.#folder.create(text).catch(() => null);
  }

  #append(log: LogFile, { begin }: RunWrite, line: string): void {
    try {
      if (begin) log.clear();
      log.append(line);
    } catch {
      // No room. A log with a gap would tell of another run, so there is none from here on.
      log.clear();
      this.#log = null;
    }
  }
}
