import { ReceiptText } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { VirtualList } from '@/ui/media/virtual-list';
import { ListEnd } from '../../_shared/list-end';
import { LoadFailure } from '../../_shared/load-failure';
import styles from './records.module.css';
import type { RecordFilterState } from './use-record-filter';

const ROW_PX = 72;

interface RecordsProps<Row> {
  filter: RecordFilterState;
  /** What the list is called. */
  label: string;
  /** The rows that the filter leaves, of the pages read so far. */
  rows: readonly Row[] | undefined;
  /** The query they come from. */
  log: {
    readonly error: unknown;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    refetch(): unknown;
    fetchNextPage(): unknown;
  };
  renderRow: (row: Row) => ReactElement;
  /** Shown where there is nothing at all. */
  empty: { readonly title: string; readonly hint: string; readonly action: ReactNode };
  /** The details of one of them. */
  children: ReactNode;
}

/** Records page by page as the end comes near, in their four looks. */
export function Records<Row>({ filter, label, rows, log, renderRow, empty, children }: RecordsProps<Row>) {
  const { t } = useTranslation(['recharge', 'common']);
  if (log.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={8} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!rows) return <LoadFailure title={t('records.listFailed')} query={log} />;
  if (rows.length === 0 && !log.hasNextPage)
    return (
      <Card>
        {filter.state || filter.coin ? (
          <NothingFits filter={filter} />
        ) : (
          <EmptyState {...empty} icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />} />
        )}
      </Card>
    );
  return (
    <section className={styles.records} aria-label={label}>
      <VirtualList
        items={rows}
        itemSizePx={ROW_PX}
        renderItem={renderRow}
        footer={
          <ListEnd
            shown={rows.length}
            more={log.hasNextPage}
            loading={log.isFetchingNextPage}
            failed={log.isFetchNextPageError}
            onMore={() => void log.fetchNextPage()}
          />
        }
      />
      {children}
    </section>
  );
}

function NothingFits({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('recharge');
  return (
    <EmptyState
      title={t('records.nothing')}
      hint={t('records.nothingHint')}
      icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />}
      action={
        <Button onClick={() => filter.change({ state: undefined, coin: undefined, id: undefined })}>
          {t('records.showAll')}
        </Button>
      }
    />
  );
}
