import { repeatsSafely } from '@/data/api/repeat';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';

const UNCERTAIN = ['network', 'timeout', 'unavailable'];

/** Returns why an option was not started, or null if nothing failed or the shell reports it. */
export function useFailureText(failure: Failure | null): string | null {
  const { t } = useTranslation(['options', 'errors']);
  if (!failure || failure.kind === 'session_invalid' || failure.kind === 'verification_needed') return null;
  if (failure.kind === 'refused') return failure.message || t('errors:refused');
  if (UNCERTAIN.includes(failure.kind) && repeatsSafely()) return t('errors:unsureSafe');
  return t('confirm.unsure');
}
