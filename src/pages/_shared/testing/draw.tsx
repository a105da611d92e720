import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The answer to a query; undefined while it is loading. */
export type AnswerOf = (key: QueryKey) => unknown;

/** The markup once the queries have these answers; with a `failure`, after a refetch of each has also failed. */
export function drawn(element: ReactNode, answerOf: AnswerOf, failure: Error | null = null): string {
  const client = new QueryClient();
  const draw = () => renderToStaticMarkup(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
  // Each drawing registers queries, and their answers may register more.
  for (;;) {
    const html = draw();
    const queries = client.getQueryCache().getAll();
    const open = queries.filter(({ state, queryKey }) => state.data === undefined && answerOf(queryKey) !== undefined);
    if (open.length === 0) return html;
    for (const query of open)
      query.setState({ data: answerOf(query.queryKey), status: failure ? 'error' : 'success', error: failure });
  }
}

/** The markup once the queries have these answers and the refetch of each has failed. */
export const afterFailedRefetch = (element: ReactNode, answerOf: AnswerOf): string =>
  drawn(element, answerOf, new Error('no network'));
