import { useEffect } from 'react';

export interface PagedRows {
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

/**
 * Requests further pages by itself until `enough` rows are shown: with fewer there is nothing to scroll, and a filter may
 * leave none of a page. After a failed request the user has to try again.
 * @param hasMore whether rows to show may follow
 * @returns requests the next page, if there is one and it is not under way
 */
export function useMoreRows(query: PagedRows, hasMore: boolean, shown: number, enough: number): () => void {
  const { isFetching, isFetchNextPageError, fetchNextPage } = query;
  const mayAsk = hasMore && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (mayAsk && shown < enough) void fetchNextPage();
  }, [mayAsk, shown, enough, fetchNextPage]);
  return () => {
    if (mayAsk) void fetchNextPage();
  };
}
