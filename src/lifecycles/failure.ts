import { type ApiErrorKind, isApiError } from '@/data/api-error';

/** Why an effect failed, as plain data: it is part of a snapshot, which must survive being stored. */
export interface Failure {
  readonly kind: ApiErrorKind;
  /** The server's localised text where it sent one, else empty or meant for developers: word those by `kind`. */
  readonly message: string;
  /** The refusal's code where the server names it, so that a form can show it beside its field. */
  readonly reason: string | null;
}

/** @throws what is not an ApiError: that is a mistake of ours and must not be worded as a failed call. */
export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) throw error;
  return { kind: error.kind, message: error.message, reason: error.reason };
}
