import {
  type FetchNextPageOptions,
  hashKey,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { isRepeated } from './pages';

/**
 * Requests the next page of a query after a running refetch. By default React Query cancels that refetch, and the pages
 * loaded before would stay outdated, for example in the previous language. If a refetch begins meanwhile and cancels
 * the request, the request is sent again. Never settles if the query is removed meanwhile, for example because the
 * customer has changed: a further request would create the query again, and the caller must not continue.
 */
export async function nextPage<Result extends { readonly hasNextPage: boolean }>(
  client: QueryClient,
  queryHash: string,
  fetchNextPage: (options: FetchNextPageOptions) => Promise<Result>,
): Promise<Result> {
  const query = client.getQueryCache().get(queryHash);
  const loaded = () => (query?.state.data as { readonly pages: readonly unknown[] } | undefined)?.pages.length ?? 0;
  const before = loaded();
  const isRemoved = () => client.getQueryCache().get(queryHash) !== query;
  for (;;) {
    const isRefetching = query?.state.fetchStatus === 'fetching' && !query.state.fetchMeta?.fetchMore;
    // If the refetch fails, the list shows it.
    if (isRefetching) await query.promise?.catch(() => {});
    if (isRemoved()) break;
    const result = await fetchNextPage({ cancelRefetch: false });
    if (isRemoved()) break;
    // A query without pages was reset, and one with an error offers another try.
    const isCancelled = loaded() === before && before > 0 && result.hasNextPage && !query?.state.error;
    if (!isCancelled) return result;
  }
  return new Promise(() => {});
}

type Options = Parameters<typeof useInfiniteQuery>[0];

/** Query options for a list that also ends at a page without a new row. */
export const endingOnRepeats = <O extends Pick<Options, 'getNextPageParam'>>(options: O): O => ({
  ...options,
  getNextPageParam: (...[last, all, ...params]: Parameters<Options['getNextPageParam']>) =>
    isRepeated(all) ? undefined : options.getNextPageParam(last, all, ...params),
});

/**
 * `useInfiniteQuery`, except that `fetchNextPage` lets a running refetch end first, and that a page which only repeats
 * rows is the last. Every paged list of the app uses it.
 */
export const usePagedQuery: typeof useInfiniteQuery = ((options: Options) => {
  const client = useQueryClient();
  const result = useInfiniteQuery(endingOnRepeats(options));
  const queryHash = hashKey(options.queryKey);
  const fetch = result.fetchNextPage;
  const fetchNextPage = useCallback(() => nextPage(client, queryHash, fetch), [client, queryHash, fetch]);
  // React Query renders again for the properties that are read, so the result must not be copied.
  return new Proxy(result, {
    get: (target, key) => (key === 'fetchNextPage' ? fetchNextPage : Reflect.get(target, key)),
  });
}) as typeof useInfiniteQuery;
