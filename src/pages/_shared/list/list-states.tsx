import type { ReactNode } from 'react';
import { Card } from '@/ui/layout/card';
import { LoadFailure } from '../load-failure';
import { ListSkeleton } from './list-skeleton';

export interface ListStatesProps<T> {
  query: {
    readonly data: T | undefined;
    readonly isPending: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** Title of the error state. */
  failed: string;
  /** Shown if the list is empty, usually an EmptyState with a link. */
  empty: ReactNode;
  /** Whether an answer is empty; by default, if it is an array without rows. */
  isEmpty?: (data: T) => boolean;
  /** Number of skeleton rows; `leading` says whether they begin with a picture. */
  rows?: number;
  leading?: boolean;
  children: (data: T) => ReactNode;
}

const hasNoRows = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** The four states of a list: loading (announced only after a delay), failed, empty, filled. */
export function ListStates<T>({
  query,
  failed,
  empty,
  isEmpty = hasNoRows,
  rows = 4,
  leading = false,
  children,
}: ListStatesProps<T>) {
  if (query.isPending) return <ListSkeleton rows={rows} leading={leading} />;
  if (query.data === undefined) return <LoadFailure title={failed} query={query} />;
  if (isEmpty(query.data)) return <Card>{empty}</Card>;
  return children(query.data);
}
