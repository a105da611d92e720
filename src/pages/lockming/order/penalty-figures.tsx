import type { LockOrder } from '@/data/lockup/queries';
import { lockDaysLeft } from '@/domain/lockup/lockup';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { SignedNum } from '@/ui/text/num';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useLockTexts } from '../_shared/use-lock-texts';

/** The penalty of an early redemption and its calculation, before the confirmation. */
export function PenaltyFigures({ order }: { order: LockOrder }) {
  const { t } = useTranslation('lockming');
  const texts = useLockTexts();
  const { currency_name: coin, days, penalty_rate } = order;
  const left = lockDaysLeft(order, useClock().now());
  const amount = new Decimal(order.amount);
  const penalty = new Decimal(order.cancel_fee);
  return (
    <>
      <KeyValueList>
        <KeyValue label={t('order.amount')}>{texts.amount(amount, coin)}</KeyValue>
        {days > 0 && <KeyValue label={t('order.daysLeft')}>{texts.format.upTo(left, 0)}</KeyValue>}
        {penalty_rate && (
          <KeyValue label={t('order.penalty')}>
            {t('order.formula', {
              percent: texts.percent(penalty_rate),
              days: left,
              amount: texts.amount(amount, coin),
            })}
          </KeyValue>
        )}
        <KeyValue label={penalty_rate ? '=' : t('order.penalty')}>
          <SignedNum value={penalty.neg().toFixed()} text={texts.format.upTo(penalty, 8)} unit={coin} />
        </KeyValue>
        <KeyValue label={t('order.back')} strong>
          {texts.amount(amount.sub(penalty), coin)}
        </KeyValue>
      </KeyValueList>
      <p className={wealth.hint}>{t('order.keeps')}</p>
    </>
  );
}
