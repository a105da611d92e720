import { ReceiptText } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { LongList, type LongListProps } from '../../_shared/list/long-list';
import type { ShowAll } from '../../_shared/list/refused-filter';
import type { RecordFilterState } from './record-filter';

const ROW_PX = 72;

interface RecordsProps<Row> {
  filter: RecordFilterState;
  /** Accessible name of the list. */
  label: string;
  /** Rows which match the filter, of the pages loaded so far. */
  rows: readonly Row[] | undefined;
  log: LongListProps<Row>['query'];
  renderRow: (row: Row) => ReactElement;
  /** Shown if there are no records. */
  empty: { readonly title: string; readonly hint: string; readonly action: ReactNode };
  /** The details sheet. */
  children: ReactNode;
}

/** A paged list of records with its four states: loading, failed, empty, filled. */
export function Records<Row>({ filter, label, rows, log, renderRow, empty, children }: RecordsProps<Row>) {
  const { t } = useTranslation('recharge');
  const showAll = showAllOf(filter, t('records.showAll'));
  return (
    <>
      <LongList
        label={label}
        query={log}
        items={rows}
        failed={t('records.listFailed')}
        showAll={filter.coin ? showAll : undefined}
        empty={
          filter.state || filter.coin ? (
            <NothingFits showAll={showAll} />
          ) : (
            <EmptyState {...empty} icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />} />
          )
        }
        itemSizePx={ROW_PX}
        leading
        renderItem={renderRow}
      />
      {children}
    </>
  );
}

const showAllOf = (filter: RecordFilterState, label: string): ShowAll => ({
  label,
  onPress: () => filter.change({ state: undefined, coin: undefined, id: undefined }),
});

function NothingFits({ showAll }: { showAll: ShowAll }) {
  const { t } = useTranslation('recharge');
  return (
    <EmptyState
      title={t('records.nothing')}
      hint={t('records.nothingHint')}
      icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />}
      action={<Button onClick={() => showAll.onPress()}>{showAll.label}</Button>}
    />
  );
}
