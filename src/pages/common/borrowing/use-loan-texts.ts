import { useMemo } from 'react';
import type { Loan } from '@/data/loans/queries';
import {
  LOAN_CANCELLED,
  LOAN_OVERDUE,
  LOAN_REJECTED,
  LOAN_REPAID,
  LOAN_RUNNING,
  LOAN_WAITING,
} from '@/domain/loans/loans';
import { Decimal, type Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { recordTime } from '../../_shared/money/record-time';

const STATES = {
  [LOAN_WAITING]: { word: 'waiting', tone: 'accent' },
  [LOAN_RUNNING]: { word: 'running', tone: 'up' },
  [LOAN_OVERDUE]: { word: 'overdue', tone: 'down' },
  [LOAN_REPAID]: { word: 'repaid', tone: 'neutral' },
  [LOAN_REJECTED]: { word: 'rejected', tone: 'warn' },
  [LOAN_CANCELLED]: { word: 'withdrawn', tone: 'neutral' },
} as const;

/** Formats amounts, rates, times and states of loans. */
export function useLoanTexts() {
  const { t } = useTranslation('loan');
  const format = useFormats();
  return useMemo(
    () => ({
      /** With all booked decimals. */
      amount: (value: Money | string, coin: string) => `${format.upTo(value, 8)} ${coin}`,
      /** With two decimals, for assets and limits. */
      rough: (value: Money | string, coin: string) => `${format.fixed(value)} ${coin}`,
      /** `value` is in percent. */
      percent: (value: Money | string) => format.rate(value, 4),
      /** `value` is a fraction of 1. */
      share: (value: string) => format.rate(new Decimal(value).times(100), 2),
      list: format.list,
      dateTime: (atMs: number) => format.dateTime(atMs),
      wireTime: (text: string) => recordTime(text, format.dateTime),
      /** Progress of a loan. A loan which is pending or never began shows only its term. */
      progress: ({ status, days, day, overdue_day }: Loan) => {
        if (status === LOAN_OVERDUE) return t('overdueDay', { count: overdue_day });
        return day > 0 ? t('day', { day, count: days }) : t('days', { count: days });
      },
      state: (status: keyof typeof STATES) => ({ ...STATES[status], text: t(`status.${STATES[status].word}`) }),
    }),
    [format, t],
  );
}
