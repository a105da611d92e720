import { type Query, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/api-error';
import { MAX_RETRY_AFTER_MS } from '../api/retry-after';
import { session } from '../session/session';
import { keys } from './keys';

/** Only a lost connection or an HTTP error is worth a retry: a refusal or a malformed answer would not change. */
function retry(failures: number, error: Error): boolean {
  const mayPass = isApiError(error, 'network') || isApiError(error, 'unavailable');
  return mayPass && failures < 2 && error.retryAfterMs <= MAX_RETRY_AFTER_MS;
}

/** Milliseconds for which a screen shows an answer without refetching it. */
export const STALE_MS = 10_000;

/**
 * Server state. Prices are stored in ../market/prices.ts, which events update. Therefore queries do not refetch on
 * focus, and mounted screens refetch only after ten seconds.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry,
      retryDelay: (failures, error) => Math.max(1000 * 2 ** failures, isApiError(error) ? error.retryAfterMs : 0),
      staleTime: STALE_MS,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      // When offline a query must fail and show its error view; by default it would pause and seem to load for ever.
      networkMode: 'always',
      // The realtime connection, after which failed queries are refetched, may outlive a short loss of the network.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Removes the user's own data when the token changes. */
session.token.subscribe(() => queryClient.removeQueries({ queryKey: keys.mine }));

/** Refetches every failed query on screen, for when it may succeed now. */
export function retryFailed(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** Running requests whose answers may not include the latest changes. */
const outdatedRequests = new Set<Query>();
/** When a running request was last restarted, in real milliseconds. */
const startedAgainMs = new WeakMap<Query, number>();
/** Shortest time between two restarts of a request. It is long enough for an answer, unless the request is lost. */
const START_AGAIN_MS = 5_000;

/**
 * Refetches these queries if a screen shows them; otherwise when one next does. A running request is restarted, because
 * its answer may not include the change. Exceptions are a first request, and one that was restarted a moment ago: on a
 * slow network with frequent events they would never complete. They are followed by one more request instead. Call it
 * also after a failed call (`finally`, `onSettled`), because a call that timed out may have been executed.
 */
export function refresh(...keys: readonly (readonly unknown[])[]): void {
  const nowMs = performance.now();
  for (const queryKey of keys) {
    const waited = new Set<Query>();
    for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
      if (query.state.data === undefined || nowMs - (startedAgainMs.get(query) ?? -START_AGAIN_MS) < START_AGAIN_MS) {
        waited.add(query);
        followUp(query);
      } else startedAgainMs.set(query, nowMs);
    }
    void queryClient.invalidateQueries({ queryKey, predicate: (query) => !waited.has(query) });
  }
}

/** Refetches a query once more when its running request is answered. */
function followUp(query: Query): void {
  if (outdatedRequests.has(query)) return;
  outdatedRequests.add(query);
  const forget = () => outdatedRequests.delete(query);
  // If the request failed, the screen shows no data that could be outdated.
  query.fetch().then(() => forget() && refresh(query.queryKey), forget);
}
