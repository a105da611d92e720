import { useStore } from '@/lib/use-store';
import { createValueStore, type ReadableStore } from '@/lib/value-store';

const count = createValueStore(0);

/** How many calls are under way that the user may be waiting for: feeds the indicator that shows after 800 ms. */
export const pendingCalls: ReadableStore<number> = count;

export const usePendingCalls = (): number => useStore(pendingCalls);

/** Counts one call until the returned function is called, once. */
export function beginPending(): () => void {
  count.set(count.get() + 1);
  let open = true;
  return () => {
    if (!open) return;
    open = false;
    count.set(count.get() - 1);
  };
}
