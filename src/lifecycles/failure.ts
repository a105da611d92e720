import type { RefusalCode } from '@/contract/refusals/codes';
import { type ApiErrorKind, isApiError } from '@/data/api/api-error';

/** Why an effect failed, as plain data: it is part of a snapshot, which must be serializable. */
export interface Failure {
  readonly kind: ApiErrorKind;
  /** The server's localised text if it sent one. Otherwise empty or meant for developers: choose a text by `kind`. */
  readonly message: string;
  /** The refusal's code if the server names it, so that a form can show it beside its field. */
  readonly reason: RefusalCode | null;
  /** The request field that was refused, if the server names it. */
  readonly field?: string | undefined;
  /** When the server may be asked again, on the exchange's clock, if it wants a long wait. */
  readonly retryAtMs?: number | undefined;
  /** Until when a repetition is the same request, on the device's clock; undefined where that has no end. */
  readonly sameUntilMs?: number | undefined;
}

/**
 * @throws any error that is not an ApiError, because it is a programming error and must not be shown as a failed call
 */
export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) throw error;
  const { kind, message, reason, field, retryAtMs, sameUntilMs } = error;
  return { kind, message, reason, field, retryAtMs, ...(sameUntilMs !== undefined && { sameUntilMs }) };
}

/** Whether the shell reports the failure and navigates to the login or to the identity check. */
export const isReportedByShell = (failure: Pick<Failure, 'kind'> | null): boolean =>
  failure?.kind === 'session_invalid' || failure?.kind === 'verification_needed';
