import { useTranslation } from 'react-i18next';
import { repeatsSafely } from '@/data/repeat';
import type { Failure } from '@/lifecycles/failure';

const UNCERTAIN = ['network', 'timeout', 'unavailable'];

/** Says why something was not done; null where there is nothing to say, or the shell says it. */
export function useFailureText(failure: Failure | null): string | null {
  const { t } = useTranslation('errors');
  if (!failure || leadsAway(failure)) return null;
  if (failure.kind === 'refused') return failure.message || t('refused');
  return t(UNCERTAIN.includes(failure.kind) && repeatsSafely() ? 'unsureSafe' : 'unsure');
}

/** The shell says why, and leads to the login or the identity check. */
export const leadsAway = (failure: Failure | null): boolean =>
  failure?.kind === 'session_invalid' || failure?.kind === 'verification_needed';
