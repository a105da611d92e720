import type { BrokenRun } from '../../port';
import { picturesOf } from '../run-archive';
import {
  type ArchivedRun,
  type Bookmark,
  LeadershipLost,
  MAX_REPLIES,
  type RunStore,
  type RunWrite,
  type StoredRun,
} from '../run-store';
import type { SandboxDatabase } from './database';

const OF_A_RUN = ['run', 'clock', 'entries', 'replies', 'snapshot', 'trail'] as const;
const BESIDE_A_RUN = ['files', 'broken'] as const;
const ALL = [...OF_A_RUN, ...BESIDE_A_RUN, 'shelf'] as const;

/**
 * Stores the run in IndexedDB. Each write checks in its own transaction that this exchange still has the latest epoch.
 * Every exchange that reads the run takes the next epoch, and those with older epochs can no longer write.
 */
export class IdbRunStore implements RunStore {
  readonly #database: SandboxDatabase;
  readonly #above: number;
  #epoch = 0;
  #nextReply = 1;

  /** `above`: an epoch that an exchange without a store may have taken. */
  constructor(database: SandboxDatabase, above = 0) {
    this.#database = database;
    this.#above = above;
  }

  /** Set by `read`; 0 before. */
  get epoch(): number {
    return this.#epoch;
  }

  async read(): Promise<StoredRun | null> {
    const transaction = this.#database.transaction([...OF_A_RUN], 'readwrite');
    const runs = transaction.objectStore('run');
    const record = await runs.get('run');
    const begun = record?.begun ?? null;
    const epoch = Math.max(record?.epoch ?? 0, this.#above) + 1;
    void runs.put({ epoch, begun }, 'run');
    const [clock, entries, replyKeys, replies, snapshot, trail] = await Promise.all([
      transaction.objectStore('clock').get('clock'),
      transaction.objectStore('entries').getAll(),
      transaction.objectStore('replies').getAllKeys(),
      transaction.objectStore('replies').getAll(),
      transaction.objectStore('snapshot').get('snapshot'),
      transaction.objectStore('trail').get('trail'),
    ]);
    await transaction.done;
    this.#epoch = epoch;
    this.#nextReply = (replyKeys.at(-1) ?? 0) + 1;
    return (
      begun && { ...begun, entries, clock: clock ?? null, replies, snapshot: snapshot ?? null, trail: trail ?? [] }
    );
  }

  async write({ begin, entries = [], clock, reply, snapshot, trail }: RunWrite): Promise<void> {
    const names = begin ? ALL : OF_A_RUN;
    const transaction = this.#database.transaction([...names] as (typeof ALL)[number][], 'readwrite', {
      durability: 'relaxed',
    });
    const store = <Name extends (typeof ALL)[number]>(name: Name) => transaction.objectStore(name);
    const record = await store('run').get('run');
    if (record?.epoch !== this.#epoch) throw new LeadershipLost('another tab keeps the run now');
    if (begin) {
      const { header, run, keeps } = begin;
      for (const name of OF_A_RUN) void store(name).clear();
      if (!keeps.includes('broken')) void store('broken').clear();
      if (!keeps.includes('files')) {
        // Pictures that were uploaded in archived runs must stay, because those runs can be resumed.
        const isSent = picturesOf([...((await store('shelf').get('shelf')) ?? []), { entries }]);
        for (const path of await store('files').getAllKeys()) if (!isSent(path)) void store('files').delete(path);
      }
      void store('run').put({ epoch: this.#epoch, begun: { header, run } }, 'run');
    }
    for (const entry of entries) void store('entries').put(entry);
    if (clock) void store('clock').put(clock, 'clock');
    if (snapshot) void store('snapshot').put(snapshot, 'snapshot');
    if (trail) void store('trail').put(trail, 'trail');
    if (reply) {
      void store('replies').put(reply, this.#nextReply);
      void store('replies').delete(IDBKeyRange.upperBound(this.#nextReply - MAX_REPLIES));
      this.#nextReply += 1;
    }
    await transaction.done;
  }

  async quarantine(broken: BrokenRun): Promise<void> {
    await this.#database.put('broken', broken, 'broken');
  }

  async readBroken(): Promise<BrokenRun | null> {
    return (await this.#database.get('broken', 'broken')) ?? null;
  }

  async readArchive(): Promise<readonly ArchivedRun[] | null> {
    return (await this.#database.get('shelf', 'shelf')) ?? null;
  }

  async writeArchive(runs: readonly ArchivedRun[]): Promise<void> {
    await this.#database.put('shelf', runs, 'shelf');
  }

  async readBookmarks(): Promise<readonly Bookmark[] | null> {
    return (await this.#database.get('bookmarks', 'bookmarks')) ?? null;
  }

  async writeBookmarks(bookmarks: readonly Bookmark[]): Promise<void> {
    await this.#database.put('bookmarks', bookmarks, 'bookmarks');
  }
}
