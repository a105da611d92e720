import type { LockProduct } from '@/data/lockup/queries';
import { largestDeposit } from '@/domain/lockup/deposit';
import { lockSchedule } from '@/domain/lockup/lockup';
import { MINUTE_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/clock/use-now';
import { CoinIcon } from '@/ui/display/coin-icon';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useLockTexts } from '../_shared/use-lock-texts';
import { dividendMsOf } from './dividend-time';

/** Terms which the customer agrees to. */
export function ProductTerms({ product }: { product: LockProduct }) {
  const { t } = useTranslation('lockming');
  const texts = useLockTexts();
  const nowMs = useNow(MINUTE_MS);
  const { currency_name: coin, day, interest_rate, save_min, save_max, penalty_rate, dividend_time } = product;
  const schedule = lockSchedule(nowMs, day, dividendMsOf(product));
  const max = largestDeposit(save_max);
  return (
    <Card>
      <div className={wealth.head}>
        <CoinIcon symbol={coin} size={40} />
        <span className={wealth.words}>
          <Text as="h2" size="title" weight="bold">
            {`${coin} · ${t('days', { count: day })}`}
          </Text>
          <Text size="small" tone="muted">
            {t('yearly', { percent: texts.yearly(interest_rate) })}
          </Text>
        </span>
        <span className={wealth.end}>
          <span className={wealth.rate}>{texts.percent(interest_rate)}</span>
          <Text size="small" tone="muted">
            {t('daily')}
          </Text>
        </span>
      </div>
      <div className={wealth.facts}>
        <KeyValueList>
          <KeyValue label={t('buy.limits')}>
            {max === null
              ? t('from', { amount: texts.amount(save_min, coin) })
              : t('buy.limitsValue', { min: texts.format.upTo(save_min, 8), max: texts.amount(max, coin) })}
          </KeyValue>
          {dividend_time && (
            <KeyValue label={t('buy.dividend')}>
              {t('buy.dividendValue', { time: texts.format.hourMinute(schedule.firstDividendMs) })}
            </KeyValue>
          )}
          <KeyValue label={t('buy.first')}>{texts.format.dateTime(schedule.firstDividendMs)}</KeyValue>
          <KeyValue label={t('buy.maturity')}>{texts.format.dateTime(schedule.maturesMs)}</KeyValue>
          {penalty_rate && (
            <KeyValue label={t('buy.penalty')}>
              {t('buy.penaltyValue', { percent: texts.percent(penalty_rate) })}
            </KeyValue>
          )}
        </KeyValueList>
      </div>
    </Card>
  );
}
