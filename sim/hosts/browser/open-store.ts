import { MirroredRunStore } from '../mirrored-run-store';
import type { RunStore, StoredRun } from '../run-store';
import { openSandboxDatabase, type SandboxDatabase } from './database';
import { IdbRunStore } from './idb-run-store';
import { originLogFolder } from './log-folder';

/** The place where this browser stores the run. */
export interface OpenedStore {
  /** Null when nothing is stored: the tab is isolated, or the browser does not let the page store anything. */
  readonly store: RunStore | null;
  /** Number of this exchange among those that ever read the run; 0 without a store, and before the run was read. */
  readonly epoch: number;
}

/**
 * `above`: an epoch that an exchange without a store may have taken. `opening`: the database, when the caller has begun
 * to open it.
 */
export async function openStore(
  isolate: boolean,
  above: number,
  opening?: Promise<SandboxDatabase | null> | null,
): Promise<OpenedStore> {
  const database = isolate ? null : await (opening ?? openSandboxDatabase());
  if (!database) return { store: null, epoch: 0 };
  const stored = new IdbRunStore(database, above);
  const folder = originLogFolder();
  return {
    store: readOnce(folder ? new MirroredRunStore(stored, folder) : stored),
    get epoch() {
      return stored.epoch;
    },
  };
}

/** Reading takes the run over. The preview reads as well, so both share one reading and take it over only once. */
function readOnce(store: RunStore): RunStore {
  let reading: Promise<StoredRun | null> | null = null;
  return {
    read() {
      reading ??= store.read();
      return reading;
    },
    write: (write) => store.write(write),
    quarantine: async (broken) => store.quarantine?.(broken),
    readBroken: async () => (await store.readBroken?.()) ?? null,
    readArchive: () => store.readArchive(),
    readBookmarks: () => store.readBookmarks(),
    writeBookmarks: (bookmarks) => store.writeBookmarks(bookmarks),
    writeArchive: (runs) => store.writeArchive(runs),
  };
}
