import { useTranslation } from 'react-i18next';
import { remainingParts } from './remaining';

/** Writes a length of time in the language on screen, each figure with its unit. */
export function useTimeText(): (ms: number) => string {
  const { t } = useTranslation('common');
  return (ms) =>
    remainingParts(ms)
      .map(({ unit, value }) => t(`time.${unit}`, { value }))
      .join(' ');
}
