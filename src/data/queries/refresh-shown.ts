import { queryClient, refresh } from './client';

/** Longest time that a completed change waits for the new data, in real milliseconds. */
const NEW_DATA_MS = 5_000;

/** Resolves when the running requests of these queries on screen are answered, at the latest after that time. */
async function answered(queryKeys: readonly (readonly unknown[])[]): Promise<void> {
  const running = queryKeys.flatMap((queryKey) =>
    queryClient.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }),
  );
  const late = new Promise((resolve) => setTimeout(resolve, NEW_DATA_MS));
  await Promise.race([Promise.allSettled(running.map((query) => query.fetch())), late]);
}

/**
 * Creates an `onSettled` that refetches these queries, also after a failure, because a call that timed out may have
 * been executed. After a success the mutation stays pending until the screen shows the new data. Use it where the user
 * continues from what the screen shows: a form that is opened again would otherwise send back what was just replaced.
 */
export const refreshShown =
  (...queryKeys: readonly (readonly unknown[])[]) =>
  async (_data: unknown, error: Error | null): Promise<void> => {
    refresh(...queryKeys);
    if (!error) await answered(queryKeys);
  };
