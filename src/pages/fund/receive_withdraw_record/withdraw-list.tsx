import { useMemo } from 'react';
import { useWithdrawals } from '@/data/payout/queries';
import { useRechargeTerms } from '@/data/recharge/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { useOpenRecord } from '../../_shared/list/use-open-record';
import { LoadFailure } from '../../_shared/load-failure';
import { type RecordFilterState, stateOf } from './record-filter';
import { RecordRow } from './record-row';
import { Records } from './records';
import { WithdrawSheet } from './withdraw-sheet';

/**
 * The withdrawals which match the filter, and the details of the open one. The call has no filters, so they are applied
 * here.
 */
export function WithdrawList({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation(['recharge', 'errors']);
  const log = useWithdrawals();
  const { state, coin } = filter;
  const terms = useRechargeTerms();
  const coinName = terms.data?.coins.find(({ currency_id }) => currency_id === coin)?.name;
  const rows = useMemo(
    () => log.data?.filter((row) => (!state || stateOf(row.status) === state) && (!coin || row.name === coinName)),
    [log.data, state, coin, coinName],
  );
  const record = useOpenRecord(filter.id, log.data, log);
  // Withdrawals contain the coin's name, not its id. Without the coin list the filter would leave none.
  if (coin && terms.isPending) return <ListSkeleton rows={8} />;
  if (coin && terms.isError && !terms.data) return <LoadFailure title={t('errors:parts.coins')} query={terms} />;
  return (
    <Records
      filter={filter}
      label={t('records.withdrawList')}
      rows={rows}
      log={log}
      renderRow={(row) => (
        <RecordRow
          key={row.id}
          coin={row.name}
          amount={row.number}
          sign="−"
          state={stateOf(row.status)}
          requestedAt={row.create_time}
          reason={row.notes}
          onOpen={() => filter.change({ id: row.id })}
        />
      )}
      empty={{
        title: t('records.withdrawEmpty'),
        hint: t('records.withdrawEmptyHint'),
        action: (
          <Button variant="primary" onClick={() => shell().go(path('/pages/fund/select', { to: 'withdraw' }))}>
            {t('records.withdraw')}
          </Button>
        ),
      }}
    >
      <WithdrawSheet record={record} onClose={() => filter.change({ id: undefined })} />
    </Records>
  );
}
