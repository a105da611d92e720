import { useTranslation } from 'react-i18next';
import { createNumberFormats, type NumberFormats } from '@/domain/number-format';
import { createDateFormats, type DateFormats } from './date-format';

export interface Formats extends NumberFormats, DateFormats {
  /** BCP 47. */
  readonly locale: string;
  /** `Spot, futures and options`, as the language puts them beside each other. */
  list(items: readonly string[]): string;
}

const byLocale = new Map<string, Formats>();

/** Numbers and dates as one locale writes them. Kept, because building Intl formatters is slow. */
export function formatsFor(locale: string): Formats {
  const known = byLocale.get(locale);
  if (known) return known;
  let lists: Intl.ListFormat | undefined;
  const list = (items: readonly string[]) => {
    lists ??= new Intl.ListFormat(locale, { type: 'conjunction' });
    return lists.format(items);
  };
  const made = { locale, list, ...createNumberFormats(locale), ...createDateFormats(locale) };
  byLocale.set(locale, made);
  return made;
}

/** Numbers and dates in the language on screen. */
export function useFormats(): Formats {
  return formatsFor(useTranslation().i18n.language);
}
