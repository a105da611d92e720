import { type Query, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api-error';
import { session } from '../session';
import { keys } from './keys';

/** Only a lost connection or a server in trouble is worth another try: a refusal or a malformed answer will not get better. */
function retry(failures: number, error: Error): boolean {
  return (isApiError(error, 'network') || isApiError(error, 'unavailable')) && failures < 2;
}

/**
 * Server state. Prices do not live here but in ../prices.ts, which is fed by events; that is why nothing refetches by
 * itself on focus, and a mounted screen asks again only after ten seconds.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry,
      retryDelay: (failures) => 1000 * 2 ** failures,
      staleTime: 10_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      // Offline must fail and show its error view; by default a query would pause and look like loading for ever.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What another session must not see goes with the token that could. */
session.token.subscribe(() => queryClient.removeQueries({ queryKey: keys.mine }));

/** Asks again for everything on screen that did not load, now that it may. */
export function retryFailed(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** First answers under way that may not tell of what has changed since they were asked for. */
const outrun = new Set<Query>();

/**
 * Asks again for these, if a screen shows them; else when one next does. A first answer under way is waited for, for
 * on a slow network one that every event asks for anew would never come; what has changed is asked for once, after it.
 */
export function refresh(...keys: readonly (readonly unknown[])[]): void {
  for (const queryKey of keys) {
    for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined || outrun.has(query)) continue;
      outrun.add(query);
      const forget = () => outrun.delete(query);
      // Without an answer there is nothing on screen that lacks anything.
      query.fetch().then(() => forget() && refresh(query.queryKey), forget);
    }
    void queryClient.invalidateQueries({ queryKey });
  }
}
