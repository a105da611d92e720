import { useRecharges } from '@/data/recharge/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { useOpenRecord } from '../../_shared/list/use-open-record';
import { RechargeSheet } from './recharge-sheet';
import { type RecordFilterState, stateOf, statusOf } from './record-filter';
import { RecordRow } from './record-row';
import { Records } from './records';

/** The deposits which match the filter, and the details of the open one. */
export function RechargeList({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('recharge');
  const { state, coin } = filter;
  const log = useRecharges({ ...(state && { status: statusOf(state) }), ...(coin && { currency: coin }) });
  // A deposit leaves the filter when it is decided; the sheet shows its new state.
  const isListed = filter.id === undefined || !log.data || log.data.some(({ id }) => id === filter.id);
  const record = useOpenRecord(filter.id, log.data, useRecharges({}, !isListed));
  return (
    <Records
      filter={filter}
      label={t('records.list')}
      rows={log.data}
      log={log}
      renderRow={(row) => (
        <RecordRow
          key={row.id}
          coin={row.name}
          amount={row.amount}
          sign="+"
          state={stateOf(row.status)}
          requestedAt={row.created_at}
          reason={row.remark}
          onOpen={() => filter.change({ id: row.id })}
        />
      )}
      empty={{
        title: t('records.empty'),
        hint: t('records.emptyHint'),
        action: (
          <Button variant="primary" onClick={() => shell().go(path('/pages/fund/select'))}>
            {t('records.deposit')}
          </Button>
        ),
      }}
    >
      <RechargeSheet record={record} onClose={() => filter.change({ id: undefined })} />
    </Records>
  );
}
