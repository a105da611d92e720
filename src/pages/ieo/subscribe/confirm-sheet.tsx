import type { ProjectInfo } from '@/data/ieo/queries';
import { type Applied, grantedShare, type SubscriptionTerms, subscriptionCost } from '@/domain/ieo/subscription';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { recordTime } from '../../_shared/money/record-time';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useIeoTexts } from '../_shared/use-ieo-texts';
import type { Apply } from './use-apply';

interface ConfirmSheetProps {
  info: Pick<ProjectInfo, 'currency_name' | 'pay_currency_name' | 'end_at' | 'sell_begin'>;
  terms: SubscriptionTerms;
  applied: Applied;
  apply: Pick<Apply, 'step' | 'amount' | 'cost' | 'send' | 'again'> & {
    form: Pick<Apply['form'], 'pending' | 'failure'>;
  };
}

/**
 * Confirmation of an application with the amount to freeze and the expected allocation; also shows why the exchange
 * refused it.
 */
export function ConfirmSheet({ info, terms, applied, apply }: ConfirmSheetProps) {
  const { t } = useTranslation('ieo');
  const texts = useIeoTexts();
  const sending = apply.form.pending;
  const { currency_name: token, pay_currency_name: paid } = info;
  const { amount, cost } = apply;
  const total = applied.total.add(amount);
  const share = grantedShare(amount, terms.issue, total, terms.amountDecimals);
  const isShared = terms.mode === 'pro_rata';
  return (
    <ConfirmFrame
      open={apply.step === 'confirming'}
      title={t('form.confirmTitle')}
      confirm={t('form.confirm')}
      sending={sending}
      failure={apply.form.failure}
      onConfirm={apply.send}
      onCancel={apply.again}
    >
      <KeyValueList>
        <KeyValue label={t('orders.applied')} strong>
          {texts.amount(amount, token)}
        </KeyValue>
        <KeyValue label={t('detail.issuancePrice')}>{texts.amount(terms.price, paid)}</KeyValue>
        <KeyValue label={t('form.frozen')} strong>
          {texts.amount(cost, paid)}
        </KeyValue>
        {isShared && (
          <>
            <KeyValue label={t('form.sharesNow')}>{texts.amount(share, token)}</KeyValue>
            <KeyValue label={t('form.refundNow')}>
              {texts.amount(cost.sub(subscriptionCost(terms.price, share)), paid)}
            </KeyValue>
          </>
        )}
        <KeyValue label={t('detail.step.end')}>{recordTime(info.end_at, texts.format.dateTime)}</KeyValue>
        {info.sell_begin && (
          <KeyValue label={t('detail.step.list')}>{recordTime(info.sell_begin, texts.format.dateTime)}</KeyValue>
        )}
      </KeyValueList>
      <p className={wealth.hint}>{t(isShared ? 'form.hintShares' : 'form.hintAll')}</p>
    </ConfirmFrame>
  );
}
