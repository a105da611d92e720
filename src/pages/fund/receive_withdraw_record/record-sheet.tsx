import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decimal } from '@/domain/money';
import { isNetworkCode, NETWORKS } from '@/domain/networks';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { useMemoName } from '../../_shared/payout/use-memo-name';
import type { stateOf } from './record-filter';
import styles from './record-sheet.module.css';
import { StateBadge } from './state-badge';

const DECIMALS = 8;

/** Amounts of a record's coin, such as `250.5 USDT`. */
export function useWriteAmount(coin: string): (amount: string | Decimal) => string {
  const formats = useFormats();
  return (amount) => `${formats.upTo(amount, DECIMALS)} ${coin}`;
}

interface RecordSheetProps {
  /** Open while there is one. */
  readonly title: string | undefined;
  readonly onClose: () => void;
  /** Another try, where there may be one. */
  readonly again?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly children: ReactNode;
}

/** Everything about one deposit or withdrawal, over the list of them. */
export function RecordSheet({ title, onClose, again, children }: RecordSheetProps) {
  const { t } = useTranslation('common');
  return (
    <Sheet
      open={title !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={title ?? ''}
      closeLabel={t('close')}
      footer={
        again && (
          <Button block variant="primary" onClick={again.onPress}>
            {again.label}
          </Button>
        )
      }
    >
      {children}
    </Sheet>
  );
}

interface DetailsProps {
  readonly state: ReturnType<typeof stateOf>;
  /** While it is looked at. */
  readonly pendingHint: string;
  /** Why it failed, with what stands above the reason; null where nobody said. */
  readonly failure: { readonly heading: string; readonly reason: string | null | undefined } | null;
  /** As the customer asked for it, with its coin. */
  readonly amount: string;
  readonly network: string | null | undefined;
  readonly address: string | null | undefined;
  /** The tag or memo that went with the address. */
  readonly memo: string | null | undefined;
  /** Wire times. */
  readonly asked: string;
  readonly decided: string | null | undefined;
  /** What became of the amount. */
  readonly amounts: ReactNode;
  /** Which way it went. */
  readonly way: ReactNode;
  /** What proves it. */
  readonly proof?: ReactNode;
}

/** What deposits and withdrawals have in common, line by line; what is their own stands between. */
export function RecordDetails(record: DetailsProps) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const { state, failure, network, address, memo, asked, decided } = record;
  const memoName = useMemoName(network ?? '');
  const time = (text: string) => {
    const ms = fromWireTime(text);
    return ms === null ? text : formats.exactTime(ms);
  };
  return (
    <Stack gap={4}>
      {state === 'pending' && <p className={styles.note}>{record.pendingHint}</p>}
      {state === 'rejected' && failure && (
        <p className={styles.reason}>
          <Text size="small" tone="secondary">
            {failure.heading}
          </Text>
          <span>{failure.reason}</span>
        </p>
      )}
      <KeyValueList>
        <KeyValue label={t('records.stateOf')}>
          <StateBadge state={state} />
        </KeyValue>
        <KeyValue label={t('records.amount')} strong>
          <Num weight="bold">{record.amount}</Num>
        </KeyValue>
        {record.amounts}
        {record.way}
        {network && (
          <KeyValue label={t('records.network')}>{isNetworkCode(network) ? NETWORKS[network].name : network}</KeyValue>
        )}
        {address && <LongValue label={t('records.address')} value={address} />}
        {memo && <LongValue label={memoName} value={memo} />}
        {record.proof}
        <KeyValue label={t('records.asked')}>{time(asked)}</KeyValue>
        {state !== 'pending' && decided && <KeyValue label={t('records.decided')}>{time(decided)}</KeyValue>}
      </KeyValueList>
    </Stack>
  );
}

/** An address or a hash, which breaks where the line ends. */
export function LongValue({ label, value }: { label: string; value: string }) {
  return (
    <KeyValue label={label}>
      <span className={styles.long}>{value}</span>
    </KeyValue>
  );
}
