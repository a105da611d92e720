import { ReceiptText } from 'lucide-react';
import { useAccountLog } from '@/data/wallet/wallets';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { DayList } from '../../_shared/list/day-list';
import { RecordRow } from '../../_shared/money/record-row';
import type { AllFilter } from './filter';

const ROW_PX = 76;

/** The balance changes of all accounts which match the filter, with a date line above each day. */
export function AllRecords({ filter, onShowAll }: { filter: AllFilter; onShowAll: () => void }) {
  const { t } = useTranslation('assets');
  const { group, days } = filter;
  const log = useAccountLog({ ...(group && { group }), ...(days && { days }) });
  return (
    <DayList
      label={t('record.list')}
      query={log}
      items={log.data}
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
      renderRow={(row) => <RecordRow key={row.id} row={row} namesAccount timeOnly />}
    />
  );
}
