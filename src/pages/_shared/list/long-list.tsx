import type { ReactElement, ReactNode } from 'react';
import { isApiError } from '@/data/api/api-error';
import { Card } from '@/ui/layout/card';
import { VirtualList } from '@/ui/media/virtual-list';
import { LoadFailure } from '../load-failure';
import { ListEnd } from './list-end';
import { ListSkeleton } from './list-skeleton';
import styles from './long-list.module.css';
import { RefusedFilter, type ShowAll } from './refused-filter';

export interface LongListProps<T> {
  /** Accessible name of the list. */
  label: string;
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
  /** Rows of the pages loaded so far; undefined until the first answer. */
  items: readonly T[] | undefined;
  /** Title of the error state. */
  failed: string;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Takes the filter away; for a filter that the exchange may refuse. */
  showAll?: ShowAll | undefined;
  /** Estimated height of a row in pixels; the list measures the rows it mounts. */
  itemSizePx: number;
  /** Number of skeleton rows; `leading` says whether they begin with a picture. */
  rows?: number;
  leading?: boolean;
  renderItem: (item: T) => ReactElement;
}

/** A long paged list with its four states: loading, failed, empty, filled. */
export function LongList<T>({
  label,
  query,
  items,
  failed,
  empty,
  showAll,
  rows = 8,
  leading = false,
  ...rest
}: LongListProps<T>) {
  if (query.isPending) return <ListSkeleton rows={rows} leading={leading} />;
  if (!items && showAll && isApiError(query.error, 'refused'))
    return (
      <Card>
        <RefusedFilter error={query.error} showAll={showAll} />
      </Card>
    );
  if (!items) return <LoadFailure title={failed} query={query} />;
  // A page without visible rows may be followed by a page with some.
  if (items.length === 0 && !query.hasNextPage) return <Card>{empty}</Card>;
  return (
    <section className={styles.list} aria-label={label}>
      <VirtualList items={items} {...rest} footer={<ListEnd shown={items.length} query={query} />} />
    </section>
  );
}
