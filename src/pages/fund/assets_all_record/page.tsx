import { ReceiptText } from 'lucide-react';
import { useAccountLog } from '@/data/wallet/account-log';
import { ACCOUNT_LOG_DAYS, ACCOUNT_LOG_GROUPS } from '@/domain/accounts/account-log-groups';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { SelectField } from '@/ui/forms/select-field';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { DayList } from '../../_shared/list/day-list';
import { FilterBar, FilterChips } from '../../_shared/list/filter-chips';
import { useAddressFilter } from '../../_shared/list/use-address-filter';
import { RecordRow } from '../../_shared/money/record-row';
import { type AllFilter, readFilter, writeFilter } from './filter';

/** All balance changes, filtered by group, with a date line above each day. The filter is part of the page address. */
export default function AssetsAllRecordPage() {
  const { t } = useTranslation(['assets', 'common']);
  const { change, ...filter } = useAddressFilter(readFilter, writeFilter);
  return (
    <Page
      header={
        <BackBar title={t('all.title')}>
          <FilterBar select={<PeriodField filter={filter} onChange={change} />}>
            <FilterChips
              label={t('all.groups')}
              all={t('all.group.all')}
              values={ACCOUNT_LOG_GROUPS}
              textOf={(group) => t(`all.group.${group}`)}
              value={filter.group}
              onValueChange={(group) => change({ group })}
            />
          </FilterBar>
        </BackBar>
      }
    >
      <AllRecords filter={filter} onShowAll={() => change({ group: undefined, days: undefined })} />
    </Page>
  );
}

/** Value for all time in the select. */
const ALL = '0';

function PeriodField({ filter, onChange }: { filter: AllFilter; onChange: (part: Partial<AllFilter>) => void }) {
  const { t } = useTranslation(['assets', 'common']);
  return (
    <SelectField
      inline
      title={t('all.period')}
      closeLabel={t('common:close')}
      placeholder={t('all.period')}
      options={[
        { value: ALL, label: t('all.allTime') },
        ...ACCOUNT_LOG_DAYS.map((days) => ({ value: String(days), label: t('all.days', { count: days }) })),
      ]}
      value={String(filter.days ?? ALL)}
      onValueChange={(value) => onChange({ days: value === ALL ? undefined : Number(value) })}
    />
  );
}

const ROW_PX = 76;

/** The balance changes of all accounts which match the filter, with a date line above each day. */
function AllRecords({ filter, onShowAll }: { filter: AllFilter; onShowAll: () => void }) {
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
