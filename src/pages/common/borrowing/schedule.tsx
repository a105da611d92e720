import { type LoanTerm, loanSchedule } from '@/domain/loans/loans';
import type { Money } from '@/domain/money/money';
import { MINUTE_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/clock/use-now';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Text } from '@/ui/text/text';
import styles from './borrowing.module.css';
import { useLoanTexts } from './use-loan-texts';

/** Repayment amount by day, as if the loan were paid out now. */
export function Schedule({ amount, term, coin }: { amount: Money; term: LoanTerm; coin: string }) {
  const { t } = useTranslation('loan');
  const texts = useLoanTexts();
  const nowMs = useNow(MINUTE_MS);
  return (
    <section aria-label={t('schedule')}>
      <Text as="h3" size="note" weight="bold">
        {t('schedule')}
      </Text>
      <KeyValueList>
        {loanSchedule(amount, term, nowMs).map(({ day, beforeMs, owed }) => (
          <KeyValue key={day} label={t('scheduleDay', { day, date: texts.dateTime(beforeMs) })}>
            {texts.amount(owed, coin)}
          </KeyValue>
        ))}
      </KeyValueList>
      <p className={styles.hint}>{t('scheduleHint')}</p>
    </section>
  );
}
