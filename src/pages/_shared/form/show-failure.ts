import { isServerIdempotent, isUncertainKind } from '@/data/api/repeat';
import { i18n } from '@/i18n/i18n';
import { type Failure, failureOf, isReportedByShell } from '@/lifecycles/failure';
import { toast } from '@/ui/overlays/toast-store';
import { retryTime } from '../retry-time';

/** The text for a failed action; null if there was no failure, or if the shell reports it. */
export function failureText(failure: Failure | null): string | null {
  if (!failure || isReportedByShell(failure)) return null;
  if (failure.kind === 'refused') return failure.message || i18n.t('errors:refused');
  if (failure.kind === 'not_offered') return i18n.t('errors:notOffered');
  const isSame = Date.now() < (failure.sameUntilMs ?? Number.POSITIVE_INFINITY);
  const isSafe = isUncertainKind(failure.kind) && isServerIdempotent() && isSame;
  if (failure.retryAtMs === undefined) return i18n.t(isSafe ? 'errors:unsureSafe' : 'errors:unsure');
  const time = retryTime(failure.retryAtMs);
  return i18n.t(isSafe ? 'errors:unavailableUntil' : 'errors:unsureUntil', { time });
}

/** Long enough to read the advice, in milliseconds. */
export const FAILURE_MS = 4_000;

/**
 * Shows a failed call in a toast, unless the shell reports it. For calls with `showsRefusal`; the refusals of other
 * calls are already shown. Home loads this file after it is drawn.
 */
export function showFailure(error: unknown): void {
  const text = failureText(failureOf(error));
  if (text !== null) toast.show(text, { kind: 'error', durationMs: FAILURE_MS });
}
