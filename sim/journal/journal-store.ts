import type { JournalData, JournalEntry, JournalHeader } from './journal';
import type { Snapshot } from './snapshot';

/** What a store kept of a run. */
export interface StoredRun extends JournalData {
  /** The newest snapshot; `entries` still holds all entries, for export and rewinding. */
  readonly snapshot: Snapshot | null;
}

/**
 * Where a host keeps its run: memory here, IndexedDB or a file in the hosts. Asynchronous, so it is the host that calls
 * it, after a command and never inside one.
 */
export interface JournalStore {
  /** Null when nothing is kept. */
  read(): Promise<StoredRun | null>;
  /** Resolves when the entries will survive a crash. Entries that are kept already are skipped, so retrying is safe. */
  append(entries: readonly JournalEntry[]): Promise<void>;
  /** Replaces the snapshot. */
  keepSnapshot(snapshot: Snapshot): Promise<void>;
  /** Forgets the run and begins one with this header. */
  clear(header: JournalHeader): Promise<void>;
}

/** Keeps a run as long as the process lives: for tests and the in-process host. */
export class MemoryJournalStore implements JournalStore {
  #run: { header: JournalHeader; entries: JournalEntry[]; snapshot: Snapshot | null } | null = null;

  read(): Promise<StoredRun | null> {
    return Promise.resolve(this.#run && { ...this.#run, entries: [...this.#run.entries] });
  }

  append(entries: readonly JournalEntry[]): Promise<void> {
    const run = this.#run;
    if (!run) return Promise.reject(new Error('no run to append to: clear with a header first'));
    for (const entry of entries) {
      if (entry.seq > run.entries.length + 1) return Promise.reject(new Error(`entry ${entry.seq} leaves a gap`));
      if (entry.seq === run.entries.length + 1) run.entries.push(entry);
    }
    return Promise.resolve();
  }

  keepSnapshot(snapshot: Snapshot): Promise<void> {
    if (!this.#run) return Promise.reject(new Error('no run to keep a snapshot of: clear with a header first'));
    this.#run.snapshot = snapshot;
    return Promise.resolve();
  }

  clear(header: JournalHeader): Promise<void> {
    this.#run = { header, entries: [], snapshot: null };
    return Promise.resolve();
  }
}
