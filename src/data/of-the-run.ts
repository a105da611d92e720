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

/** Another run has begun in the sandbox, or this one was rewound: whatever was told before is of another world. */
export function forgetRun(): void {
  for (const forget of forgetters) forget();
}
