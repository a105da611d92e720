import { EXCHANGE_OFFSET_MS } from '@/domain/time';
import { dateWriter } from './date-format';
import { useTranslation } from './use-translation';

/** Writes the exchange's own day (UTC+8) of a time in epoch milliseconds: the same date in every time zone. */
export interface ExchangeDates {
  /** `6 Jan 2026` */
  date(atMs: number): string;
  /** `6 Jan` */
  day(atMs: number): string;
}

const DAY = { month: 'short', day: 'numeric' } as const;

const byLocale = new Map<string, ExchangeDates>();

/** The exchange's dates in a locale (BCP 47). */
export function exchangeDatesFor(locale: string): ExchangeDates {
  const known = byLocale.get(locale);
  if (known) return known;
  const writer = (parts: Intl.DateTimeFormatOptions) => {
    const write = dateWriter(locale, parts, 'UTC');
    // UTC of the shifted time gives the exchange's date.
    return (atMs: number) => write(atMs + EXCHANGE_OFFSET_MS);
  };
  const made = { date: writer({ year: 'numeric', ...DAY }), day: writer(DAY) };
  byLocale.set(locale, made);
  return made;
}

/** The exchange's dates in the current language. */
export const useExchangeDates = (): ExchangeDates => exchangeDatesFor(useTranslation().i18n.language);
