import { useStore } from '@/lib/stores/use-store';
import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';

const count = createValueStore(0);

/** Number of running calls the user may be waiting for. The indicator that appears after 800 ms uses it. */
export const pendingCalls: ReadableStore<number> = count;

export const usePendingCalls = (): number => useStore(pendingCalls);

/** Counts one call until the returned function is called for the first time. */
export function beginPending(): () => void {
  count.set(count.get() + 1);
  let open = true;
  return () => {
    if (!open) return;
    open = false;
    count.set(count.get() - 1);
  };
}
