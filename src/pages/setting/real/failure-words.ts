import { repeatsSafely } from '@/data/api/repeat';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';

/** Returns the text for a failed call which belongs to no field. */
export function useFailureWords(): (failure: Failure) => string {
  const { t } = useTranslation('errors');
  return ({ kind, message }) => {
    if (kind === 'network' || kind === 'timeout' || kind === 'unavailable')
      return t(repeatsSafely() ? 'unsureSafe' : 'unsure');
    if (kind === 'bad_response') return t('server');
    return message || t('refused');
  };
}
