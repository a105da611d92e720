import type { TabLocks } from '../tabs/tab-messages';

/** The browser releases this lock when the thread that holds it ends. Other tabs wait for that. */
const lockOfTab = (tab: string): string => `pocket-exchange-tab-${tab}`;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Resolves once the lock is held, for as long as this thread lives. Rejects where the browser has locks and refuses
 * them, such as in a frame that may not store anything.
 */
export function holdTabLock(tab: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      resolve();
      return new Promise<never>(() => {});
    };
    navigator.locks.request(lockOfTab(tab), hold).catch(reject);
  });
}

/** Resolves when the thread that holds a tab's lock has ended; at once when there is none. */
export async function tabEnded(tab: string): Promise<void> {
  await navigator.locks.request(lockOfTab(tab), { mode: 'shared' }, () => {});
}

/** Web Locks as the tabs of one build use them. `tab` is this tab; it must already hold its own lock (holdTabLock). */
export function webTabLocks(tab: string, build: string): TabLocks {
  const lock = `pocket-exchange-run-${build}`;
  return {
    lead(how, held, lost) {
      const waiting = new AbortController();
      let release: () => void = () => {};
      let hasLeft = false;
      const hold = () => {
        if (hasLeft) return undefined;
        held();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      };
      // A request with `steal` cannot be aborted, and does not wait either.
      const options = how === 'steal' ? { steal: true } : { signal: waiting.signal };
      navigator.locks.request(lock, options, hold).catch((error: unknown) => {
        if (!isAbort(error)) throw error;
        if (!hasLeft) lost();
      });
      return () => {
        hasLeft = true;
        waiting.abort();
        release();
      };
    },
    async queuePosition() {
      const { held = [], pending = [] } = await navigator.locks.query();
      const own = held.find(({ name }) => name === lockOfTab(tab))?.clientId;
      const queue = pending.filter(({ name }) => name === lock);
      return Math.max(
        0,
        queue.findIndex(({ clientId }) => clientId === own),
      );
    },
    ended: tabEnded,
  };
}
