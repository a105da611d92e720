import { useTranslation } from '@/i18n/use-translation';
import { remainingParts } from './remaining';

/** Returns a function that formats a duration in the current language, each number with its unit. */
export function useTimeText(): (ms: number) => string {
  const { t } = useTranslation('common');
  return (ms) =>
    remainingParts(ms)
      .map(({ unit, value }) => t(`time.${unit}`, { value }))
      .join(' ');
}
