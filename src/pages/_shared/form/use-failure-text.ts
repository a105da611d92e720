import { isServerIdempotent, isUncertainKind } from '@/data/api/repeat';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';
import { isReportedByShell } from './form-state';

/** Returns a function which words a failed action. It returns null where there was no failure or the shell reports it. */
export function useFailureText(): (failure: Failure | null) => string | null {
  const { t } = useTranslation('errors');
  return (failure) => {
    if (!failure || isReportedByShell(failure)) return null;
    if (failure.kind === 'refused') return failure.message || t('refused');
    return t(isUncertainKind(failure.kind) && isServerIdempotent() ? 'unsureSafe' : 'unsure');
  };
}
