import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ClockReading } from '@/lib/clock/clock-port';
import type { JournalEntry, JournalHeader } from '../../journal/journal';
import type { Snapshot } from '../../journal/snapshot';
import type { TrailEntry } from '../../journal/trail';
import type { BrokenRun } from '../../port';
import type { ArchivedRun, Bookmark, StoredReply } from '../run-store';

/** The exchange that may write to the stored run, and the run itself; `begun` is null before the first write. */
interface RunRecord {
  /** Number of the exchange that has read the run last. Every exchange that reads takes the next number. */
  readonly epoch: number;
  readonly begun: { readonly header: JournalHeader; readonly run: string } | null;
}

export interface StoredFile {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface SandboxSchema extends DBSchema {
  run: { key: 'run'; value: RunRecord };
  clock: { key: 'clock'; value: ClockReading };
  entries: { key: number; value: JournalEntry };
  /** The key is the order in which the answers were given. */
  replies: { key: number; value: StoredReply };
  snapshot: { key: 'snapshot'; value: Snapshot };
  trail: { key: 'trail'; value: readonly TrailEntry[] };
  broken: { key: 'broken'; value: BrokenRun };
  files: { key: string; value: StoredFile };
  /** Runs that other runs have replaced. */
  shelf: { key: 'shelf'; value: readonly ArchivedRun[] };
  bookmarks: { key: 'bookmarks'; value: readonly Bookmark[] };
}

export type SandboxDatabase = IDBPDatabase<SandboxSchema>;

const VERSION = 5;
const STORES = ['run', 'clock', 'files', 'replies', 'snapshot', 'trail', 'broken', 'shelf', 'bookmarks'] as const;

/** Null where the browser does not let the page store anything. */
export async function openSandboxDatabase(): Promise<SandboxDatabase | null> {
  try {
    return await openDB<SandboxSchema>('pocket-exchange', VERSION, {
      upgrade(database, from) {
        const had = new Set<string>(database.objectStoreNames);
        // Version 1 was never released, so its data is dropped. Later versions only lacked some of the stores.
        if (from < 2) for (const name of had) database.deleteObjectStore(name as (typeof STORES)[number]);
        const isMissing = (name: string) => from < 2 || !had.has(name);
        for (const name of STORES) if (isMissing(name)) database.createObjectStore(name);
        if (isMissing('entries')) database.createObjectStore('entries', { keyPath: 'seq' });
      },
      // A newer version of this page wants to change the schema. An open connection would block it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    return null;
  }
}
