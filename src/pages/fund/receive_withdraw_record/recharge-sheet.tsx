import { useTranslation } from 'react-i18next';
import { BY_CARD } from '@/contract/recharge';
import type { RechargeRow } from '@/data/queries/recharge';
import { Decimal } from '@/domain/money';
import { isNetworkCode, NETWORKS } from '@/domain/networks';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { depositAgain } from '../_shared/deposit-again';
import styles from './recharge-sheet.module.css';
import { stateOf } from './record-filter';
import { StateBadge } from './state-badge';
import { Voucher } from './voucher';

const DECIMALS = 8;

/** Everything about one deposit, and another try where it failed. Closed without a row. */
export function RechargeSheet({ row, onClose }: { row: RechargeRow | undefined; onClose: () => void }) {
  const { t } = useTranslation(['recharge', 'common']);
  return (
    <Sheet
      open={row !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={row ? t('records.details', { id: row.id }) : ''}
      closeLabel={t('common:close')}
      footer={
        row &&
        stateOf(row.status) === 'rejected' && (
          <Button block variant="primary" onClick={() => depositAgain(row)}>
            {t('records.again')}
          </Button>
        )
      }
    >
      {row && <Details row={row} />}
    </Sheet>
  );
}

function Details({ row }: { row: RechargeRow }) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const state = stateOf(row.status);
  const write = (amount: string | Decimal) => `${formats.upTo(amount, DECIMALS)} ${row.name}`;
  const time = (text: string) => {
    const ms = fromWireTime(text);
    return ms === null ? text : formats.dateTime(ms);
  };
  const credited = [row.amount, row.give, row.cashback].reduce((sum, part) => sum.plus(part), new Decimal(0));
  return (
    <Stack gap={4}>
      {state === 'pending' && <p className={styles.note}>{t('records.pendingHint')}</p>}
      {state === 'rejected' && row.remark && (
        <p className={styles.reason}>
          <Text size="small" tone="secondary">
            {t('records.why')}
          </Text>
          <span>{row.remark}</span>
        </p>
      )}
      <KeyValueList>
        <KeyValue label={t('records.stateOf')}>
          <StateBadge state={state} />
        </KeyValue>
        <KeyValue label={t('records.amount')} strong>
          <Num weight="bold">{write(row.amount)}</Num>
        </KeyValue>
        {state !== 'rejected' && (
          <>
            <Extra
              label={t('records.extra', { percent: formats.upTo(row.give_rate, 2) })}
              amount={row.give}
              write={write}
            />
            <Extra
              label={t('records.cashback', { percent: formats.upTo(row.cashback_rate, 2) })}
              amount={row.cashback}
              write={write}
            />
          </>
        )}
        {state === 'approved' && (
          <KeyValue label={t('records.credited')}>
            <Num>{write(credited)}</Num>
          </KeyValue>
        )}
        {row.type === BY_CARD && <KeyValue label={t('records.way')}>{t('records.card')}</KeyValue>}
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
        {row.hash && (
          <KeyValue label={t('records.hash')}>
            <span className={styles.long}>{row.hash}</span>
          </KeyValue>
        )}
        <KeyValue label={t('records.asked')}>{time(row.created_at)}</KeyValue>
        {state !== 'pending' && row.updated_at && (
          <KeyValue label={t('records.decided')}>{time(row.updated_at)}</KeyValue>
        )}
      </KeyValueList>
      <Voucher key={row.id} voucher={row.user_account ?? ''} />
    </Stack>
  );
}

/** What the tier adds; nothing where it adds nothing. */
function Extra({ label, amount, write }: { label: string; amount: string; write: (amount: string) => string }) {
  if (new Decimal(amount).isZero()) return null;
  return (
    <KeyValue label={label}>
      <Num>{`+${write(amount)}`}</Num>
    </KeyValue>
  );
}
