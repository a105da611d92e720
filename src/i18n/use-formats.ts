import { useTranslation } from 'react-i18next';
import { createNumberFormats, type NumberFormats } from '@/domain/number-format';
import { createDateFormats, type DateFormats } from './date-format';

export interface Formats extends NumberFormats, DateFormats {
  /** BCP 47. */
  readonly locale: string;
}

const byLocale = new Map<string, Formats>();

/** Numbers and dates as one locale writes them. Kept, because building Intl formatters is slow. */
export function formatsFor(locale: string): Formats {
  const known = byLocale.get(locale);
  if (known) return known;
  const made = { locale, ...createNumberFormats(locale), ...createDateFormats(locale) };
  byLocale.set(locale, made);
  return made;
}

/** Numbers and dates in the language on screen. */
export function useFormats(): Formats {
  return formatsFor(useTranslation().i18n.language);
}
