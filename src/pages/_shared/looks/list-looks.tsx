import type { ReactNode } from 'react';
import { Card } from '@/ui/layout/card';
import { LoadFailure } from '../load-failure';
import { ListSkeleton } from './list-skeleton';

export interface ListLooksProps<T> {
  /** Where the list comes from. */
  query: {
    readonly data: T | undefined;
    readonly isPending: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** What is said where it could not be read. */
  failed: string;
  /** Shown where there is nothing in it: mostly an EmptyState that leads somewhere. */
  empty: ReactNode;
  /** Tells an empty answer; lists are empty without rows. */
  isEmpty?: (data: T) => boolean;
  /** Rows of the skeleton, and whether they begin with a picture. */
  rows?: number;
  leading?: boolean;
  /** Draws what there is. */
  children: (data: T) => ReactNode;
}

const hasNoRows = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** The four looks of a list: on its way (told only when it takes a while), not to be had, empty, full. */
export function ListLooks<T>({
  query,
  failed,
  empty,
  isEmpty = hasNoRows,
  rows = 4,
  leading = false,
  children,
}: ListLooksProps<T>) {
  if (query.isPending) return <ListSkeleton rows={rows} leading={leading} />;
  if (query.data === undefined) return <LoadFailure title={failed} query={query} />;
  if (isEmpty(query.data)) return <Card>{empty}</Card>;
  return children(query.data);
}
