import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry, JournalHeader } from '../../journal/journal';
import type { ClockReading } from '../clock-report';

/** The state of the one kept run. `owner` is whoever wrote its header last. */
export interface KeptRun {
  readonly header: JournalHeader;
  readonly owner: string;
}

export interface StoredFile {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface SandboxSchema extends DBSchema {
  run: { key: 'run'; value: KeptRun };
  clock: { key: 'clock'; value: ClockReading };
  entries: { key: number; value: JournalEntry };
  files: { key: string; value: StoredFile };
}

export type SandboxDatabase = IDBPDatabase<SandboxSchema>;

/** Null where the browser does not let the page store anything. */
export async function openSandboxDatabase(): Promise<SandboxDatabase | null> {
  try {
    return await openDB<SandboxSchema>('pocket-exchange', 1, {
      upgrade(database) {
        for (const name of ['run', 'clock', 'files'] as const) database.createObjectStore(name);
        database.createObjectStore('entries', { keyPath: 'seq' });
      },
      // A newer version of this page wants to change the schema; holding on would keep it from starting.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    return null;
  }
}
