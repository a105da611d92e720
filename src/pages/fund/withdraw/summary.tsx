import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { networkName } from '../../_shared/payout/names';
import { useMemoName } from '../../_shared/payout/use-memo-name';
import type { WithdrawFormState } from './use-withdraw-form';
import styles from './withdraw.module.css';

/** Everything which the payment password confirms. */
export function Summary({ form: { figures, write, to, target, address } }: { form: WithdrawFormState }) {
  const { t } = useTranslation('payout');
  const memoName = useMemoName(address?.type);
  return (
    <KeyValueList>
      <KeyValue label={t('title')}>
        <Num>{write(figures.amount ?? '0')}</Num>
      </KeyValue>
      <KeyValue label={t('to')}>
        <span className={styles.target}>{target}</span>
      </KeyValue>
      {to === 'address' && address && <KeyValue label={t('network')}>{networkName(address.type)}</KeyValue>}
      {to === 'address' && address?.memo && (
        <KeyValue label={memoName}>
          <span className={styles.target}>{address.memo}</span>
        </KeyValue>
      )}
      <KeyValue label={t('fee')}>
        <Num>{write(figures.fee)}</Num>
      </KeyValue>
      <KeyValue label={t('arrives')} strong>
        <Num weight="bold">{write(figures.arrives)}</Num>
      </KeyValue>
    </KeyValueList>
  );
}
