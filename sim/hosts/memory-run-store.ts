import type { JournalEntry } from '../journal/journal';
import type { BrokenRun } from '../port';
import {
  type ArchivedRun,
  type Bookmark,
  LeadershipLost,
  MAX_REPLIES,
  type RunStore,
  type RunWrite,
  type StoredRun,
} from './run-store';

/** What several memory stores share, as the tabs of a browser share its database. */
export interface MemoryDisk {
  epoch: number;
  run: StoredRun | null;
  broken: BrokenRun | null;
  archive: readonly ArchivedRun[] | null;
  bookmarks: readonly Bookmark[] | null;
}

export const emptyDisk = (): MemoryDisk => ({ epoch: 0, run: null, broken: null, archive: null, bookmarks: null });

/** Stores a run as long as the process lives, with the rules of the real stores. For tests. */
export class MemoryRunStore implements RunStore {
  readonly disk: MemoryDisk;
  #epoch = 0;

  constructor(disk: MemoryDisk = emptyDisk()) {
    this.disk = disk;
  }

  get epoch(): number {
    return this.#epoch;
  }

  async read(): Promise<StoredRun | null> {
    this.disk.epoch += 1;
    this.#epoch = this.disk.epoch;
    return structuredClone(this.disk.run);
  }

  async write({ begin, entries = [], clock, reply, snapshot, trail }: RunWrite): Promise<void> {
    if (this.#epoch !== this.disk.epoch) throw new LeadershipLost('another exchange has read the run');
    if (begin && !begin.keeps.includes('broken')) this.disk.broken = null;
    const last = begin
      ? { header: begin.header, run: begin.run, entries: [], clock: null, replies: [], snapshot: null }
      : this.disk.run;
    if (!last) throw new Error('no run to write to: begin one first');
    const all: JournalEntry[] = [...last.entries];
    for (const entry of entries) {
      if (entry.seq !== all.length + 1) throw new Error(`entry ${entry.seq} leaves a gap`);
      all.push(entry);
    }
    this.disk.run = structuredClone({
      ...last,
      entries: all,
      clock: clock ?? last.clock,
      replies: (reply ? [...last.replies, reply] : last.replies).slice(-MAX_REPLIES),
      snapshot: snapshot ?? last.snapshot,
      ...(trail && { trail }),
    });
  }

  async quarantine(broken: BrokenRun): Promise<void> {
    this.disk.broken = structuredClone(broken);
  }

  async readBroken(): Promise<BrokenRun | null> {
    return this.disk.broken;
  }

  async readArchive(): Promise<readonly ArchivedRun[] | null> {
    return structuredClone(this.disk.archive);
  }

  async writeArchive(runs: readonly ArchivedRun[]): Promise<void> {
    this.disk.archive = structuredClone(runs);
  }

  async readBookmarks(): Promise<readonly Bookmark[] | null> {
    return structuredClone(this.disk.bookmarks);
  }

  async writeBookmarks(bookmarks: readonly Bookmark[]): Promise<void> {
    this.disk.bookmarks = structuredClone(bookmarks);
  }
}
