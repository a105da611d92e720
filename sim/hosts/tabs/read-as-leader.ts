import { LeadershipLost, type RunStore, type StoredRun } from '../run-store';

/**
 * A store for the preview and the exchange together. Reading the run also takes it over from other tabs, so it is read
 * only once, and only while this tab leads. A tab that was suspended while it opened would otherwise take the run from
 * the tab that leads by now.
 */
export function readAsLeader(store: RunStore, isTakenOver: () => Promise<boolean>): RunStore {
  let reading: Promise<StoredRun | null> | null = null;
  const readIfLeading = async () => {
    if (await isTakenOver()) throw new LeadershipLost('another tab leads now');
    return store.read();
  };
  return {
    read() {
      reading ??= readIfLeading();
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
