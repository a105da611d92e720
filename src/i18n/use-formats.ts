import { createNumberFormats, type NumberFormats } from '@/domain/money/number-format';
import { useTranslation } from '@/i18n/use-translation';
import { createDateFormats, type DateFormats } from './date-format';

export interface Formats extends NumberFormats, DateFormats {
  /** BCP 47. */
  readonly locale: string;
  /** Such as `Spot, futures and options`, joined by the language's rules. */
  list(items: readonly string[]): string;
}

const byLocale = new Map<string, Formats>();

/** Number and date formats of a locale. Cached, because creating Intl formatters is slow. */
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

/** Number and date formats of the current language. */
export function useFormats(): Formats {
  return formatsFor(useTranslation().i18n.language);
}
