import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import type { RechargeForm } from './use-recharge-form';

/** What an approval will credit: the payment and the VIP bonus. */
export function Receipt({ form: { give, cashback, total } }: { form: RechargeForm }) {
  const { t } = useTranslation('recharge');
  return (
    <Card>
      <KeyValueList>
        {give && (
          <KeyValue label={t('receive.vipExtra')}>
            <Num>{`+${give}`}</Num>
          </KeyValue>
        )}
        {cashback && (
          <KeyValue label={t('receive.cashback')}>
            <Num>{`+${cashback}`}</Num>
          </KeyValue>
        )}
        <KeyValue label={t('receive.total')} strong>
          <Num weight="bold">{total}</Num>
        </KeyValue>
        <KeyValue label={t('receive.creditedTo')}>{t('receive.spot')}</KeyValue>
      </KeyValueList>
    </Card>
  );
}
