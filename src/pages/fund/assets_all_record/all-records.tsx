import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountLog } from '@/data/queries/wallet';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Text } from '@/ui/text/text';
import { LongList } from '../../_shared/long-list/long-list';
import { RecordRow } from '../../_shared/money/record-row';
import { linesByDay } from './by-day';
import type { AllFilter } from './filter';
import styles from './page.module.css';

const ROW_PX = 76;

/** The movements a filter leaves, in all accounts, each day under its date. */
export function AllRecords({ filter, onShowAll }: { filter: AllFilter; onShowAll: () => void }) {
  const { t } = useTranslation('assets');
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
  return (
    <LongList
      label={t('record.list')}
      query={log}
      items={lines}
      failed={t('record.failed')}
      empty={
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
      }
      itemSizePx={ROW_PX}
      renderItem={(line) =>
        line.kind === 'day' ? (
          <Day key={line.key} time={line.time} />
        ) : (
          <RecordRow key={line.key} row={line.row} namesAccount timeOnly />
        )
      }
    />
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
