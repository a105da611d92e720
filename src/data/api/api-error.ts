import type { RefusalCode } from '@/contract/refusals/codes';

/**
 * Why a call failed (specification section 8). The server sends the first three. Of the others, `network`, `timeout`
 * and `unavailable` (the server answered with an HTTP error) may succeed when repeated. `not_offered`: the server has no
 * such call, so nothing was done.
 */
export type ApiErrorKind =
  | 'refused'
  | 'session_invalid'
  | 'verification_needed'
  | 'network'
  | 'timeout'
  | 'unavailable'
  | 'not_offered'
  | 'bad_response';

/** The part of an answer that could not be read; `path` is '' for the whole. */
export interface AnswerPart {
  readonly call: string;
  readonly path: string;
}

interface ErrorDetails {
  readonly part?: AnswerPart | null;
  /**
   * How long the server wants no further request (Retry-After), in milliseconds; 0 if it does not say. After HTTP 429
   * it is never 0, which distinguishes this answer from the exchange's own refusals.
   */
  readonly retryAfterMs?: number;
  /** When the call may be repeated, on the exchange's clock, if the wait is too long for the app to wait by itself. */
  readonly retryAtMs?: number | undefined;
  readonly field?: string | undefined;
}

/**
 * Error of a failed call. For the first three kinds `message` is the server's localised text, or empty if it sent none.
 * For the others it is a sentence for developers, and screens choose a text by `kind`. `reason` is set if the server
 * names its refusal, `field` if it names the request field as well, `part` if an answer came that could not be read.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly part: AnswerPart | null;
  readonly retryAfterMs: number;
  readonly retryAtMs: number | undefined;
  readonly field: string | undefined;
  /** Until when a repetition is the same request, on the device's clock; undefined where that has no end. */
  sameUntilMs: number | undefined;
  /** Makes a repetition a new request, because the exchange has said by another call that this one was executed. */
  settle: (() => void) | undefined;

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly reason: RefusalCode | null = null,
    { part = null, retryAfterMs = 0, retryAtMs, field }: ErrorDetails = {},
  ) {
    super(message);
    this.part = part;
    this.retryAfterMs = retryAfterMs;
    this.retryAtMs = retryAtMs;
    this.field = field;
  }
}

/** Servers answer so for a path or a method that they do not have. */
const NOT_OFFERED: readonly number[] = [404, 405, 501];

/** What an HTTP status other than 200 says about a request. */
export const kindOfStatus = (status: number): ApiErrorKind =>
  NOT_OFFERED.includes(status) ? 'not_offered' : 'unavailable';

export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}
