import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountLog } from '@/data/queries/wallet';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { VirtualList } from '@/ui/media/virtual-list';
import { Text } from '@/ui/text/text';
import { ListEnd } from '../../_shared/list-end';
import { LoadFailure } from '../../_shared/load-failure';
import { RecordRow } from '../../_shared/money/record-row';
import { linesByDay } from './by-day';
import type { AllFilter } from './filter';
import styles from './page.module.css';

const ROW_PX = 76;

/** The movements a filter leaves, in all accounts, each day under its date. */
export function AllRecords({ filter, onShowAll }: { filter: AllFilter; onShowAll: () => void }) {
  const { t } = useTranslation(['assets', 'common']);
  const { group, days } = filter;
  const log = useAccountLog({ ...(group && { group }), ...(days && { days }) });
  const rows = log.data;
  const formats = useFormats();
  const lines = useMemo(() => {
    const dayOf = (time: string) => {
      const atMs = fromWireTime(time);
      return atMs === null ? time : formats.date(atMs);
    };
    return rows && linesByDay(rows, dayOf);
  }, [rows, formats]);
  if (log.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={8} leading={false} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!lines) return <LoadFailure title={t('record.failed')} query={log} />;
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState
          title={t(group || days ? 'all.nothing' : 'record.empty')}
          hint={t(group || days ? 'all.nothingHint' : 'record.emptyHint')}
          icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />}
          action={
            group || days ? (
              <Button onClick={onShowAll}>{t('record.showAll')}</Button>
            ) : (
              <Button onClick={() => shell().go(path('/pages/fund/select'))}>{t('recharge')}</Button>
            )
          }
        />
      </Card>
    );
  return (
    <section className={styles.records} aria-label={t('record.list')}>
      <VirtualList
        items={lines}
        itemSizePx={ROW_PX}
        renderItem={(line) =>
          line.kind === 'day' ? (
            <Day key={line.key} time={line.time} />
          ) : (
            <RecordRow key={line.key} row={line.row} namesAccount timeOnly />
          )
        }
        footer={
          <ListEnd
            shown={lines.length}
            more={log.hasNextPage}
            loading={log.isFetchingNextPage}
            failed={log.isFetchNextPageError}
            onMore={() => void log.fetchNextPage()}
          />
        }
      />
    </section>
  );
}

function Day({ time }: { time: string }) {
  const formats = useFormats();
  const atMs = fromWireTime(time);
  return (
    <div className={styles.day}>
      <Text as="h2" size="small" tone="secondary" weight="medium">
        {atMs === null ? time : formats.day(atMs)}
      </Text>
    </div>
  );
}
