import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '@/data/queries/payout';
import { useRechargeTerms } from '@/data/queries/recharge';
import { Decimal } from '@/domain/money';
import { isNetworkCode, NETWORKS } from '@/domain/networks';
import { TO_ADDRESS, TO_CARD } from '@/domain/payout';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import styles from './recharge-sheet.module.css';
import { stateOf } from './record-filter';
import { StateBadge } from './state-badge';

const DECIMALS = 8;
/** Withdrawals have a screen of their own, which takes the coin in its address. */
const WITHDRAW = '/pages/fund/withdraw';

/** Everything about one withdrawal, and another try where it failed. Closed without a row. */
export function WithdrawSheet({ row, onClose }: { row: Withdrawal | undefined; onClose: () => void }) {
  const { t } = useTranslation(['recharge', 'common']);
  const coin = useRechargeTerms().data?.coins.find(({ name }) => name === row?.name)?.currency_id;
  return (
    <Sheet
      open={row !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={row ? t('records.withdrawDetails', { id: row.id }) : ''}
      closeLabel={t('common:close')}
      footer={
        row &&
        stateOf(row.status) === 'rejected' &&
        coin !== undefined &&
        shell().isScreen(WITHDRAW) && (
          <Button block variant="primary" onClick={() => shell().go(`${WITHDRAW}?coin=${coin}`)}>
            {t('records.withdrawAgain')}
          </Button>
        )
      }
    >
      {row && <Details row={row} />}
    </Sheet>
  );
}

function Details({ row }: { row: Withdrawal }) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const state = stateOf(row.status);
  const write = (amount: string | Decimal) => `${formats.upTo(amount, DECIMALS)} ${row.name}`;
  const time = (text: string) => {
    const ms = fromWireTime(text);
    return ms === null ? text : formats.dateTime(ms);
  };
  const arrives = row.real_number === undefined ? null : new Decimal(row.real_number);
  const to = row.type === undefined || row.type === TO_ADDRESS ? 'address' : row.type === TO_CARD ? 'card' : 'abroad';
  return (
    <Stack gap={4}>
      {state === 'pending' && <p className={styles.note}>{t('records.withdrawPendingHint')}</p>}
      {state === 'rejected' && (
        <p className={styles.reason}>
          <Text size="small" tone="secondary">
            {t('records.withdrawFailedHint')}
          </Text>
          <span>{row.notes}</span>
        </p>
      )}
      <KeyValueList>
        <KeyValue label={t('records.stateOf')}>
          <StateBadge state={state} />
        </KeyValue>
        <KeyValue label={t('records.amount')} strong>
          <Num weight="bold">{write(row.number)}</Num>
        </KeyValue>
        {arrives && (
          <>
            <KeyValue label={t('records.fee')}>
              <Num>{write(new Decimal(row.number).minus(arrives))}</Num>
            </KeyValue>
            <KeyValue label={t('records.arrives')}>
              <Num>{write(arrives)}</Num>
            </KeyValue>
          </>
        )}
        <KeyValue label={t('records.toLabel')}>{t(`records.to.${to}`)}</KeyValue>
        {row.network && (
          <KeyValue label={t('records.network')}>
            {isNetworkCode(row.network) ? NETWORKS[row.network].name : row.network}
          </KeyValue>
        )}
        {row.address && (
          <KeyValue label={t('records.address')}>
            <span className={styles.long}>{row.address}</span>
          </KeyValue>
        )}
        <KeyValue label={t('records.asked')}>{time(row.create_time)}</KeyValue>
        {state !== 'pending' && row.handle_time && (
          <KeyValue label={t('records.decided')}>{time(row.handle_time)}</KeyValue>
        )}
      </KeyValueList>
    </Stack>
  );
}
