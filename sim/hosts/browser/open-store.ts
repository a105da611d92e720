import { MirroredRunStore } from '../mirrored-run-store';
import type { RunStore } from '../run-store';
import { readAsLeader } from '../tabs/read-as-leader';
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
 * to open it. `isTakenOver`: whether another tab leads by now, asked before the run is read.
 */
export async function openStore(
  isolate: boolean,
  above: number,
  opening: Promise<SandboxDatabase | null> | null = null,
  isTakenOver: () => Promise<boolean> = async () => false,
): Promise<OpenedStore> {
  const database = isolate ? null : await (opening ?? openSandboxDatabase());
  if (!database) return { store: null, epoch: 0 };
  const stored = new IdbRunStore(database, above);
  const folder = originLogFolder();
  return {
    store: readAsLeader(folder ? new MirroredRunStore(stored, folder) : stored, isTakenOver),
    get epoch() {
      return stored.epoch;
    },
  };
}
