import { createValueStore } from '@/lib/value-store';

/** Each module's function for clearing state when another run begins. */
const forgetters = new Set<() => void>();

/**
 * Registers how a module clears what belongs to one run. Call it for all module-level state that came from the exchange
 * and is not a query's answer; of-the-run.test.ts finds missing calls. Returns the function that unregisters.
 */
export function forgetWithRun(forget: () => void): () => void {
  forgetters.add(forget);
  return () => void forgetters.delete(forget);
}

/** Number of runs this page has shown before the current one, by which screens detect a change of the run. */
export const runsBefore = createValueStore(0);

/** Call it when another run has begun in the sandbox, or the current one was rewound: all earlier data is invalid. */
export function forgetRun(): void {
  for (const forget of forgetters) forget();
  runsBefore.set(runsBefore.get() + 1);
}
