import { openSandboxDatabase } from './database';
import { IdbRunStore } from './idb-run-store';

const LOCK = 'pocket-exchange-run';
/** A page that is being reloaded may hold the lock a moment longer than it lives. */
const LOCK_WAIT_MS = 700;

/**
 * The store of the kept run, or null where another tab keeps it or nothing can be stored. The lock is held until this
 * thread ends.
 */
export async function ownRunStore(): Promise<IdbRunStore | null> {
  if (!(await holdLock())) return null;
  const database = await openSandboxDatabase();
  return database && new IdbRunStore(database, `${Date.now()}-${Math.random()}`);
}

/** Where Web Locks are missing (plain HTTP), the store itself tells the tabs apart. */
function holdLock(): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, hold).catch(() => resolve(false));
  });
}
