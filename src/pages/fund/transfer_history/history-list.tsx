import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { VirtualList } from '@/ui/media/virtual-list';
import { ListEnd } from '../../_shared/list-end';
import { LoadFailure } from '../../_shared/load-failure';
import styles from './history-list.module.css';

const ROW_PX = 62;

export interface HistoryListProps<T> {
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
  /** Undefined until there is an answer. */
  items: readonly T[] | undefined;
  failed: string;
  empty: { title: string; hint: string; icon: ReactNode; action: string; address: string };
  renderItem: (item: T) => ReactElement;
}

/** A long list in its four looks, page by page as the end comes near. */
export function HistoryList<T>({ label, query, items, failed, empty, renderItem }: HistoryListProps<T>) {
  const { t } = useTranslation('common');
  if (query.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={8} label={t('loading')} />
        </Card>
      </Late>
    );
  if (!items) return <LoadFailure title={failed} query={query} />;
  if (items.length === 0)
    return (
      <Card>
        <EmptyState
          title={empty.title}
          hint={empty.hint}
          icon={empty.icon}
          action={<Button onClick={() => shell().go(empty.address)}>{empty.action}</Button>}
        />
      </Card>
    );
  return (
    <section className={styles.list} aria-label={label}>
      <VirtualList
        items={items}
        itemSizePx={ROW_PX}
        renderItem={renderItem}
        footer={
          <ListEnd
            shown={items.length}
            more={query.hasNextPage}
            loading={query.isFetchingNextPage}
            failed={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        }
      />
    </section>
  );
}
