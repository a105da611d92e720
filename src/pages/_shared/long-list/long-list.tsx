import type { ReactElement, ReactNode } from 'react';
import { Card } from '@/ui/layout/card';
import { VirtualList } from '@/ui/media/virtual-list';
import { ListEnd } from '../list-end';
import { LoadFailure } from '../load-failure';
import { ListSkeleton } from '../looks/list-skeleton';
import styles from './long-list.module.css';

export interface LongListProps<T> {
  /** What the list is called. */
  label: string;
  /** Where its rows come from. */
  query: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    refetch(): unknown;
    fetchNextPage(): unknown;
  };
  /** The rows of the pages read so far; undefined until there is an answer. */
  items: readonly T[] | undefined;
  /** What is said where they could not be read. */
  failed: string;
  /** Shown where there is nothing at all. */
  empty: ReactNode;
  /** A guess at a row's height in pixels; rows are measured. */
  itemSizePx: number;
  /** Rows of the skeleton, and whether they begin with a picture. */
  rows?: number;
  leading?: boolean;
  renderItem: (item: T) => ReactElement;
}

/** A long list in its four looks, page by page as the end comes near. */
export function LongList<T>({
  label,
  query,
  items,
  failed,
  empty,
  rows = 8,
  leading = false,
  ...rest
}: LongListProps<T>) {
  if (query.isPending) return <ListSkeleton rows={rows} leading={leading} />;
  if (!items) return <LoadFailure title={failed} query={query} />;
  // A page of which nothing is shown may be followed by one of which something is.
  if (items.length === 0 && !query.hasNextPage) return <Card>{empty}</Card>;
  return (
    <section className={styles.list} aria-label={label}>
      <VirtualList items={items} {...rest} footer={<ListEnd shown={items.length} query={query} />} />
    </section>
  );
}
