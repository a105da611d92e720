import { repeatsSafely } from '@/data/api/repeat';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';

const UNCERTAIN = ['network', 'timeout', 'unavailable'];

/** Returns why an action failed, or null where there was no failure or the shell reports it. */
export function useFailureText(failure: Failure | null): string | null {
  const { t } = useTranslation('errors');
  if (!failure || leadsAway(failure)) return null;
  if (failure.kind === 'refused') return failure.message || t('refused');
  return t(UNCERTAIN.includes(failure.kind) && repeatsSafely() ? 'unsureSafe' : 'unsure');
}

/** Whether the shell reports the failure and navigates to the login or to the identity check. */
export const leadsAway = (failure: Failure | null): boolean =>
  failure?.kind === 'session_invalid' || failure?.kind === 'verification_needed';
