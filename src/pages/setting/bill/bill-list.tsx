import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBills } from '@/data/queries/membership';
import { useFormats } from '@/i18n/use-formats';
import { path, shell } from '@/lib/shell-port';
import { useClock } from '@/lib/use-clock';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Text } from '@/ui/text/text';
import { LongList } from '../../_shared/long-list/long-list';
import { queryOf } from './bill-filter';
import styles from './bill-list.module.css';
import { BillRow } from './bill-row';
import { linesOf } from './by-day';
import { Totals } from './totals';
import type { BillFilterState } from './use-bill-filter';

const ROW_PX = 68;

/** The bills a filter leaves, by day, page by page as the end comes near. */
export function BillList({ filter }: { filter: BillFilterState }) {
  const { t } = useTranslation('bills');
  const formats = useFormats();
  const clock = useClock();
  const bills = useBills(queryOf(filter, clock.now()));
  const rows = bills.data?.rows;
  const lines = useMemo(() => linesOf(rows ?? [], formats.date), [rows, formats]);
  return (
    <>
      {rows?.[0] && bills.data?.totals && <Totals totals={bills.data.totals} coin={rows[0].currency_name} />}
      <LongList
        label={t('list')}
        query={bills}
        items={rows && lines}
        failed={t('failed')}
        empty={<NoBills filter={filter} />}
        itemSizePx={ROW_PX}
        renderItem={(line) =>
          line.kind === 'day' ? (
            <div key={line.key} className={styles.day}>
              <Text as="h2" size="small" tone="secondary" weight="medium">
                {line.day}
              </Text>
            </div>
          ) : (
            <BillRow key={line.key} bill={line.bill} atMs={line.atMs} onOpen={filter.open} />
          )
        }
      />
    </>
  );
}

function NoBills({ filter }: { filter: BillFilterState }) {
  const { t } = useTranslation('bills');
  const filtered = filter.kind !== undefined || filter.currency !== undefined || filter.period !== undefined;
  return (
    <EmptyState
      title={t(filtered ? 'nothing' : 'empty')}
      hint={t(filtered ? 'nothingHint' : 'emptyHint')}
      icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />}
      action={
        filtered ? (
          <Button onClick={() => filter.change({ kind: undefined, currency: undefined, period: undefined })}>
            {t('showAll')}
          </Button>
        ) : (
          <Button onClick={() => shell().go(path('/pages/fund/select'))}>{t('toDeposit')}</Button>
        )
      }
    />
  );
}
