import { queryClient, refresh } from './client';

/** How long a change that is done waits for the new data, in milliseconds of real time. */
const NEW_DATA_MS = 5_000;

/** Resolves when the running requests of these queries on screen have their answers, or after a while without them. */
async function answered(queryKeys: readonly (readonly unknown[])[]): Promise<void> {
  const running = queryKeys.flatMap((queryKey) =>
    queryClient.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }),
  );
  const late = new Promise((resolve) => setTimeout(resolve, NEW_DATA_MS));
  await Promise.race([Promise.allSettled(running.map((query) => query.fetch())), late]);
}

/**
 * Makes the `onSettled` of a change after which the user goes on from what the screen shows, such as a form that is
 * opened again and would send back what was just replaced. These queries are refetched, also after a failure: a call
 * that timed out may have been executed. A change that is done is pending until the screen shows the new data.
 */
export const refreshShown =
  (...queryKeys: readonly (readonly unknown[])[]) =>
  async (_data: unknown, error: Error | null): Promise<void> => {
    refresh(...queryKeys);
    if (!error) await answered(queryKeys);
  };
