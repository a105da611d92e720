import { isServerIdempotent, isUncertainKind } from '@/data/api/repeat';
import { useTranslation } from '@/i18n/use-translation';
import { type Failure, failureOf } from '@/lifecycles/failure';
import { toast } from '@/ui/overlays/toast-store';
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

/** Long enough to read what to do next, in milliseconds. */
export const FAILURE_MS = 4_000;

/**
 * Returns a function which shows a failed call in a toast, unless the shell reports it. For calls with `showsRefusal`,
 * because the refusal of another is shown already.
 */
export function useFailureToast(): (error: unknown) => void {
  const failureText = useFailureText();
  return (error) => {
    const text = failureText(failureOf(error));
    if (text !== null) toast.show(text, { kind: 'error', durationMs: FAILURE_MS });
  };
}
