import {
  type FetchNextPageOptions,
  hashKey,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Requests the next page of a query, after a refetch that is under way. By default React Query cancels that refetch, and
 * the pages loaded before would stay outdated, for example in the language before.
 */
export async function nextPage<Result>(
  client: QueryClient,
  queryHash: string,
  fetchNextPage: (options: FetchNextPageOptions) => Promise<Result>,
): Promise<Result> {
  const query = client.getQueryCache().get(queryHash);
  const isRefetching = query?.state.fetchStatus === 'fetching' && !query.state.fetchMeta?.fetchMore;
  // If the refetch fails, the list shows it.
  if (isRefetching) await query.promise?.catch(() => {});
  return fetchNextPage({ cancelRefetch: false });
}

/**
 * `useInfiniteQuery`, except that `fetchNextPage` lets a running refetch end first. Every paged list of the app uses it.
 */
export const usePagedQuery: typeof useInfiniteQuery = ((options: Parameters<typeof useInfiniteQuery>[0]) => {
  const client = useQueryClient();
  const result = useInfiniteQuery(options);
  const queryHash = hashKey(options.queryKey);
  const fetch = result.fetchNextPage;
  const fetchNextPage = useCallback(() => nextPage(client, queryHash, fetch), [client, queryHash, fetch]);
  // React Query renders again for the properties that are read, so the result must not be copied.
  return new Proxy(result, {
    get: (target, key) => (key === 'fetchNextPage' ? fetchNextPage : Reflect.get(target, key)),
  });
}) as typeof useInfiniteQuery;
