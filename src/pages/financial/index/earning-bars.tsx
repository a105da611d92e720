import type { FinancialOverview } from '@/data/earnings/queries';
import { Decimal, ZERO } from '@/domain/money/money';
import { useExchangeDates } from '@/i18n/exchange-dates';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Text } from '@/ui/text/text';
import { recordDay } from '../../_shared/money/record-time';
import styles from './earning-bars.module.css';

/** Earnings of the last days as bars; the largest has the full height. */
export function EarningBars({ days }: { days: FinancialOverview['days'] }) {
  const { t } = useTranslation('financial');
  const format = useFormats();
  const dates = useExchangeDates();
  const most = Decimal.max(0, ...days.map(({ usdt }) => usdt));
  const total = days.reduce((sum, { usdt }) => sum.add(usdt), ZERO);
  const height = (usdt: string) => (most.gt(0) ? new Decimal(usdt).div(most).mul(100).toFixed(1) : '0');
  const dayOf = (text = '') => recordDay(text, dates.day);
  return (
    <div>
      <Text size="small" tone="muted" as="p">
        {t('byDay')}
      </Text>
      <div className={styles.bars} role="img" aria-label={t('byDayOf', { total: `${format.fixed(total)} USDT` })}>
        {days.map(({ day, usdt }) => (
          <span
            key={day}
            className={cx(styles.bar, Number(usdt) > 0 && styles.paid)}
            style={{ height: `${height(usdt)}%` }}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <Text size="caption" tone="muted">
          {dayOf(days[0]?.day)}
        </Text>
        <Text size="caption" tone="muted">
          {dayOf(days.at(-1)?.day)}
        </Text>
      </div>
    </div>
  );
}
