import type { RefusalCode } from '@/contract/refusals/codes';

/**
 * Why a call failed (specification section 8). The first three are the server's word; of the others, `network`, `timeout`
 * and `unavailable` (the server answered with an HTTP error) are worth another try.
 */
export type ApiErrorKind =
  | 'refused'
  | 'session_invalid'
  | 'verification_needed'
  | 'network'
  | 'timeout'
  | 'unavailable'
  | 'bad_response';

/**
 * `message` is the server's localised text for the first three kinds (empty where it sent none) and a sentence for
 * developers otherwise: screens word those by `kind`. `reason` is set where the server names its refusal.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly reason: RefusalCode | null = null,
  ) {
    super(message);
  }
}

export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}
