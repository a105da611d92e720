import type { RunStore, StoredRun } from '../run-store';
import { TwofoldRunStore } from '../twofold-run-store';
import { openSandboxDatabase, type SandboxDatabase } from './database';
import { IdbRunStore } from './idb-run-store';
import { originLogFolder } from './log-folder';

/** Where this browser keeps the run. */
export interface OpenedStore {
  /** Null where nothing is kept: the tab is isolated, or the browser does not let the page store anything. */
  readonly store: RunStore | null;
  /** Number of this exchange among those that ever read the run; 0 without a store, and before it was read. */
  readonly epoch: number;
}

/**
 * `above`: an epoch that somebody without a store may have taken; `opening`: the database, for who has begun to open it.
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
    store: readOnce(folder ? new TwofoldRunStore(stored, folder) : stored),
    get epoch() {
      return stored.epoch;
    },
  };
}

/** Who reads takes the run over, and whoever looks ahead at what is kept must not take it over twice. */
function readOnce(store: RunStore): RunStore {
  let reading: Promise<StoredRun | null> | null = null;
  return {
    read() {
      reading ??= store.read();
      return reading;
    },
    write: (write) => store.write(write),
    putAside: async (broken) => store.putAside?.(broken),
    readBroken: async () => (await store.readBroken?.()) ?? null,
    readShelf: () => store.readShelf(),
    writeShelf: (runs) => store.writeShelf(runs),
  };
}
