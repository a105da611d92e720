import { createValueStore } from '@/lib/stores/value-store';

/** Each module's function for clearing state when another run begins. */
const resetters = new Set<() => void>();

/**
 * Registers how a module clears what belongs to one run. Call it for all module-level state that came from the exchange
 * and is not a query's answer; run-reset.test.ts finds missing calls. Returns the function that unregisters.
 */
export function onRunReset(reset: () => void): () => void {
  resetters.add(reset);
  return () => void resetters.delete(reset);
}

/** Number of runs this page has shown before the current one, by which screens detect a change of the run. */
export const runCount = createValueStore(0);

/** Call it when another run has begun in the sandbox, or the current one was rewound: all earlier data is invalid. */
export function resetRunState(): void {
  for (const reset of resetters) reset();
  runCount.set(runCount.get() + 1);
}
