import { BY_CARD } from '@/contract/recharge/codes';
import type { RechargeRow } from '@/data/recharge/queries';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { KeyValue } from '@/ui/display/key-value';
import { Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import type { OpenRecord } from '../../_shared/list/use-open-record';
import { ABOUT_CARD, aboutCoin, draftStore, EMPTY } from '../_shared/recharge-draft';
import { stateOf } from './record-filter';
import { LongValue, RecordDetails, RecordSheet, useWriteAmount } from './record-sheet';
import { Voucher } from './voucher';

/**
 * Opens the deposit form at its second step with the data of a failed deposit, because the money may already have
 * arrived. The voucher must be uploaded again, because the exchange did not accept the last one.
 */
function retryDeposit({ currency_id: coin, amount, type, network, hash }: RechargeRow): void {
  const isCard = type === BY_CARD;
  const plain = new Decimal(amount).toFixed();
  draftStore.set({ ...EMPTY, of: isCard ? ABOUT_CARD : aboutCoin(coin), amount: plain, hash: hash ?? '' });
  shell().go(
    isCard
      ? path('/pages/fund/receive', { way: 'card', step: 'payment' })
      : path('/pages/fund/receive', { coin, network: network || undefined, step: 'payment' }),
  );
}

/** Details of one deposit, and a retry button if it failed. Without an id in the address it is closed. */
export function RechargeSheet({ record, onClose }: { record: OpenRecord<RechargeRow>; onClose: () => void }) {
  const { row } = record;
  const { t } = useTranslation('recharge');
  const failed = row && stateOf(row.status) === 'rejected' ? row : undefined;
  return (
    <RecordSheet
      record={record}
      title={row && t('records.details', { id: row.id })}
      onClose={onClose}
      again={failed && { label: t('records.again'), onPress: () => retryDeposit(failed) }}
    >
      {row && <Details row={row} />}
    </RecordSheet>
  );
}

function Details({ row }: { row: RechargeRow }) {
  const { t } = useTranslation('recharge');
  const write = useWriteAmount(row.name);
  const state = stateOf(row.status);
  return (
    <Stack gap={4}>
      <RecordDetails
        state={state}
        pendingHint={t('records.pendingHint')}
        failure={row.remark ? { heading: t('records.why'), reason: row.remark } : null}
        amount={write(row.amount)}
        amounts={<Credited row={row} />}
        way={row.type === BY_CARD && <KeyValue label={t('records.way')}>{t('records.card')}</KeyValue>}
        network={row.network}
        address={row.address}
        memo={row.memo}
        proof={row.hash && <LongValue label={t('records.hash')} value={row.hash} />}
        requestedAt={row.created_at}
        decided={row.updated_at}
      />
      <Voucher key={row.id} voucher={row.user_account ?? ''} />
    </Stack>
  );
}

/** VIP bonuses and the credited total. */
function Credited({ row }: { row: RechargeRow }) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const write = useWriteAmount(row.name);
  const state = stateOf(row.status);
  const credited = [row.amount, row.give, row.cashback].reduce((sum, part) => sum.plus(part), new Decimal(0));
  const extras = [
    [t('records.extra', { percent: formats.upTo(row.give_rate, 2) }), row.give],
    [t('records.cashback', { percent: formats.upTo(row.cashback_rate, 2) }), row.cashback],
  ] as const;
  if (state === 'rejected') return null;
  return (
    <>
      {extras.map(
        ([label, amount]) =>
          !new Decimal(amount).isZero() && (
            <KeyValue key={label} label={label}>
              <Num>{`+${write(amount)}`}</Num>
            </KeyValue>
          ),
      )}
      {state === 'approved' && (
        <KeyValue label={t('records.credited')}>
          <Num>{write(credited)}</Num>
        </KeyValue>
      )}
    </>
  );
}
