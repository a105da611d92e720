import { useCallback } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';

/** Formats a number of lots, such as "1,000 lots". */
export function useLots(): (share: number) => string {
  const { t } = useTranslation('futures');
  const format = useFormats();
  return useCallback((share) => t('lots', { count: share, amount: format.upTo(share, 0) }), [t, format]);
}
