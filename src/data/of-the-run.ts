import { createValueStore } from '@/lib/value-store';

/** What each module does when the exchange goes on with another run. */
const forgetters = new Set<() => void>();

/**
 * Says how a module forgets what it knows of one run. Whatever outlives a screen without being a query's answer, and
 * was told by the exchange, says so; of-the-run.test.ts finds what does not. Returns
 * what takes it back.
 */
export function forgetWithRun(forget: () => void): () => void {
  forgetters.add(forget);
  return () => void forgetters.delete(forget);
}

/** How many runs this page has shown before the present one: what is open on a screen is of one of them. */
export const runsBefore = createValueStore(0);

/** Another run has begun in the sandbox, or this one was rewound: whatever was told before is of another world. */
export function forgetRun(): void {
  for (const forget of forgetters) forget();
  runsBefore.set(runsBefore.get() + 1);
}
