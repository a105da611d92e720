import type { Withdrawal } from '@/data/payout/queries';
import { useRechargeTerms } from '@/data/recharge/queries';
import { Decimal } from '@/domain/money/money';
import { TO_ADDRESS, TO_CARD } from '@/domain/payout/payout';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { KeyValue } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import type { OpenRecord } from '../../_shared/list/use-open-record';
import { stateOf } from './record-filter';
import { RecordDetails, RecordSheet, useWriteAmount } from './record-sheet';

/** Details of one withdrawal, and a retry button if it failed. Without an id in the address it is closed. */
export function WithdrawSheet({ record, onClose }: { record: OpenRecord<Withdrawal>; onClose: () => void }) {
  const { row } = record;
  const { t } = useTranslation('recharge');
  const coin = useRechargeTerms().data?.coins.find(({ name }) => name === row?.name)?.currency_id;
  const isAgain = row && stateOf(row.status) === 'rejected' && coin !== undefined;
  return (
    <RecordSheet
      record={record}
      title={row && t('records.withdrawDetails', { id: row.id })}
      onClose={onClose}
      again={
        isAgain
          ? { label: t('records.withdrawAgain'), onPress: () => shell().go(`/pages/fund/withdraw?coin=${coin}`) }
          : undefined
      }
    >
      {row && <Details row={row} />}
    </RecordSheet>
  );
}

function Details({ row }: { row: Withdrawal }) {
  const { t } = useTranslation('recharge');
  const write = useWriteAmount(row.name);
  const arrives = row.real_number === undefined ? null : new Decimal(row.real_number);
  const to = row.type === undefined || row.type === TO_ADDRESS ? 'address' : row.type === TO_CARD ? 'card' : 'abroad';
  return (
    <RecordDetails
      state={stateOf(row.status)}
      pendingHint={t('records.withdrawPendingHint')}
      failure={{ heading: t('records.withdrawFailedHint'), reason: row.notes }}
      amount={write(row.number)}
      amounts={
        arrives && (
          <>
            <KeyValue label={t('records.fee')}>
              <Num>{write(new Decimal(row.number).minus(arrives))}</Num>
            </KeyValue>
            <KeyValue label={t('records.arrives')}>
              <Num>{write(arrives)}</Num>
            </KeyValue>
          </>
        )
      }
      way={<KeyValue label={t('records.toLabel')}>{t(`records.to.${to}`)}</KeyValue>}
      network={row.network}
      address={row.address}
      memo={row.memo}
      requestedAt={row.create_time}
      decided={row.handle_time}
    />
  );
}
