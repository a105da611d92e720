import type { CallPayload } from '@/contract/calls';
import { isApiError } from '@/data/api/api-error';
import { useBill } from '@/data/membership/queries';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Sheet } from '@/ui/overlays/sheet';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { LoadFailure } from '../../_shared/load-failure';
import { useRecordTime } from '../../_shared/money/record-time';
import styles from './bill-list.module.css';
import { useBillTexts } from './use-bill-texts';

/** Details of one entry of the account history. */
export function BillDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['bills', 'common']);
  const bill = useBill(id);
  return (
    <Sheet
      open={id > 0}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('detail.title')}
      closeLabel={t('common:close')}
    >
      {bill.data ? (
        <Facts bill={bill.data} />
      ) : isApiError(bill.error, 'refused') ? (
        <EmptyState title={bill.error.message || t('detail.failed')} />
      ) : bill.isError ? (
        <LoadFailure title={t('detail.failed')} query={bill} />
      ) : (
        <SkeletonList rows={5} leading={false} label={t('common:loading')} />
      )}
    </Sheet>
  );
}

function Facts({ bill }: { bill: CallPayload<'GET /user/bills/detail'> }) {
  const { t } = useTranslation('bills');
  const formats = useFormats();
  const textOf = useBillTexts();
  const coin = (amount: string) => formats.upTo(new Decimal(amount).abs(), 8);
  return (
    <>
      <Text as="p" size="title" weight="bold">
        {textOf(bill)}
      </Text>
      <SignedNum value={bill.amount} text={coin(bill.amount)} size="head" weight="bold" unit={bill.currency_name} />
      <div className={styles.part}>
        <KeyValueList>
          <KeyValue label={t('detail.time')}>{useRecordTime(bill.created_time)}</KeyValue>
          <KeyValue label={t('detail.kind')}>{t(`kind.${bill.kind}`)}</KeyValue>
          <KeyValue label={t('detail.account')}>{bill.account_name}</KeyValue>
          <KeyValue label={t('detail.balance')}>
            <Num unit={bill.currency_name}>{coin(bill.balance)}</Num>
          </KeyValue>
          {bill.fees.map((fee) => (
            <KeyValue key={fee.currency_name} label={t('detail.fee')}>
              <Num unit={fee.currency_name}>{coin(fee.amount)}</Num>
            </KeyValue>
          ))}
          {bill.ref !== '' && <KeyValue label={t('detail.reference')}>{bill.ref}</KeyValue>}
          <KeyValue label={t('detail.posting')}>{bill.posting}</KeyValue>
        </KeyValueList>
      </div>
      {bill.moves.length > 1 && (
        <section className={styles.part} aria-label={t('detail.moves')}>
          <Text as="h3" weight="bold">
            {t('detail.moves')}
          </Text>
          <KeyValueList>
            {bill.moves.map((move) => (
              <KeyValue key={`${move.account}-${move.currency_name}`} label={move.account_name}>
                <SignedNum value={move.amount} text={coin(move.amount)} unit={move.currency_name} />
              </KeyValue>
            ))}
          </KeyValueList>
        </section>
      )}
    </>
  );
}
