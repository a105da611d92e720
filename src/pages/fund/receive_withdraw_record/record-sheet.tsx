import type { ReactNode } from 'react';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import type { Decimal } from '@/domain/money/money';
import { isNetworkCode, NETWORKS } from '@/domain/payout/networks';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import type { OpenRecord } from '../../_shared/list/use-open-record';
import { FailureState } from '../../_shared/load-failure';
import { recordTime } from '../../_shared/money/record-time';
import { useMemoName } from '../../_shared/payout/use-memo-name';
import type { stateOf } from './record-filter';
import styles from './record-sheet.module.css';
import { StateBadge } from './state-badge';

/** Returns a function which formats an amount with its coin, such as `250.5 USDT`. */
export function useWriteAmount(coin: string): (amount: string | Decimal) => string {
  const formats = useFormats();
  return (amount) => `${formats.upTo(amount, MONEY_DECIMALS)} ${coin}`;
}

interface RecordSheetProps {
  /** While it has no row, the state of the search for it is shown instead of `children`. */
  readonly record: OpenRecord<unknown>;
  /** Undefined without a row. */
  readonly title: string | undefined;
  readonly onClose: () => void;
  /** Retry button, if a retry is possible. */
  readonly again?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly children: ReactNode;
}

/** Sheet with the details of one deposit or withdrawal. */
export function RecordSheet({ record, title, onClose, again, children }: RecordSheetProps) {
  const { t } = useTranslation(['recharge', 'common']);
  const { row, isLost, isUnknown, log } = record;
  return (
    <Sheet
      open={row !== undefined || isLost}
      onOpenChange={(open) => !open && onClose()}
      title={title ?? (isLost ? t('records.title') : '')}
      closeLabel={t('common:close')}
      footer={
        again && (
          <Button block variant="primary" onClick={again.onPress}>
            {again.label}
          </Button>
        )
      }
    >
      {!isLost ? (
        children
      ) : isUnknown ? (
        <EmptyState title={t('records.unknown')} hint={t('records.unknownHint')} />
      ) : log.isError ? (
        <FailureState title={t('records.listFailed')} query={log} />
      ) : (
        <SkeletonList rows={5} leading={false} label={t('common:loading')} />
      )}
    </Sheet>
  );
}

interface DetailsProps {
  readonly state: ReturnType<typeof stateOf>;
  readonly pendingHint: string;
  /** Heading and reason of a rejection, shown only in that state; null shows neither. */
  readonly failure: { readonly heading: string; readonly reason: string | null | undefined } | null;
  /** Requested amount with its coin. */
  readonly amount: string;
  readonly network: string | null | undefined;
  readonly address: string | null | undefined;
  /** Tag or memo sent with the address. */
  readonly memo: string | null | undefined;
  /** Wire times. */
  readonly requestedAt: string;
  readonly decided: string | null | undefined;
  /** Rows about the resulting amounts. */
  readonly amounts: ReactNode;
  /** Rows about the payment method. */
  readonly way: ReactNode;
  readonly proof?: ReactNode;
}

/** Rows shared by deposits and withdrawals, with the specific rows between them. */
export function RecordDetails(record: DetailsProps) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const { state, failure, network, address, memo, requestedAt, decided } = record;
  const memoName = useMemoName(network ?? '');
  const time = (text: string) => recordTime(text, formats.exactTime);
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
        <KeyValue label={t('records.asked')}>{time(requestedAt)}</KeyValue>
        {state !== 'pending' && decided && <KeyValue label={t('records.decided')}>{time(decided)}</KeyValue>}
      </KeyValueList>
    </Stack>
  );
}

/** An address or a hash, which wraps at the end of the line. */
export function LongValue({ label, value }: { label: string; value: string }) {
  return (
    <KeyValue label={label}>
      <span className={styles.long}>{value}</span>
    </KeyValue>
  );
}
