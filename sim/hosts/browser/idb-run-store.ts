import type { JournalEntry, JournalHeader } from '../../journal/journal';
import type { StoredRun } from '../../journal/journal-store';
import type { ClockReading } from '../clock-report';
import type { RunStore } from '../run-keeper';
import type { SandboxDatabase } from './database';

/**
 * Keeps the run in IndexedDB. Each write proves in its own transaction that the run is still ours: where Web Locks are
 * missing, the tab that started last owns the run, and the older one goes on in memory.
 */
export class IdbRunStore implements RunStore {
  readonly #database: SandboxDatabase;
  readonly #owner: string;

  /** `owner` names this tab's exchange, differently each time. */
  constructor(database: SandboxDatabase, owner: string) {
    this.#database = database;
    this.#owner = owner;
  }

  async read(): Promise<StoredRun | null> {
    const transaction = this.#database.transaction(['run', 'entries'], 'readwrite');
    const runs = transaction.objectStore('run');
    const run = await runs.get('run');
    if (run) await runs.put({ ...run, owner: this.#owner }, 'run');
    const entries = await transaction.objectStore('entries').getAll();
    await transaction.done;
    return run ? { header: run.header, entries, snapshot: null } : null;
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    const transaction = this.#database.transaction(['run', 'entries'], 'readwrite', { durability: 'relaxed' });
    await this.#proveOwner(await transaction.objectStore('run').get('run'));
    const store = transaction.objectStore('entries');
    for (const entry of entries) void store.put(entry);
    await transaction.done;
  }

  /** Replaying the log is fast enough for the runs of a page; a snapshot would have to be kept in step with it. */
  keepSnapshot(): Promise<void> {
    return Promise.resolve();
  }

  async clear(header: JournalHeader): Promise<void> {
    const transaction = this.#database.transaction(['run', 'clock', 'entries', 'files'], 'readwrite');
    void transaction.objectStore('clock').clear();
    void transaction.objectStore('entries').clear();
    void transaction.objectStore('files').clear();
    void transaction.objectStore('run').put({ header, owner: this.#owner }, 'run');
    await transaction.done;
  }

  async keepClock(reading: ClockReading): Promise<void> {
    const transaction = this.#database.transaction(['run', 'clock'], 'readwrite', { durability: 'relaxed' });
    await this.#proveOwner(await transaction.objectStore('run').get('run'));
    void transaction.objectStore('clock').put(reading, 'clock');
    await transaction.done;
  }

  async readClock(): Promise<ClockReading | null> {
    return (await this.#database.get('clock', 'clock')) ?? null;
  }

  async #proveOwner(run: { owner: string } | undefined): Promise<void> {
    if (run?.owner !== this.#owner) throw new Error('another tab keeps the run now');
  }
}
