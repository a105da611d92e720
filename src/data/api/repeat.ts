import { createValueStore } from '@/lib/stores/value-store';
import { type ApiErrorKind, isApiError } from './api-error';

/** Whether the server answers a repeated request id with the first answer, without acting again. */
let isIdempotent = false;
export const setIdempotentServer = (): void => {
  isIdempotent = true;
};
export const isServerIdempotent = (): boolean => isIdempotent;

/** Counts requests that were forgotten because of their age. Screens then no longer say that a repetition is safe. */
export const expiredCount = createValueStore(0);

export type Fields = Readonly<Record<string, unknown>>;

/** Whether there was no answer, or none from the exchange itself: the call may have been executed all the same. */
export const isUncertain = (error: unknown): boolean => isApiError(error) && isUncertainKind(error.kind);
export const isUncertainKind = (kind: ApiErrorKind): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'unavailable';

/**
 * Which attempts are the same request, and carry the same id:
 * - `true`: those with the same fields, for five minutes or `withinMs`.
 * - `apartFrom`: these fields may differ, because they follow the market between attempts. Their first values are sent
 * again, because the exchange takes an id with other fields for another request. `onSend` receives what is sent.
 * - `each press`: none. The call sets a state that the screen shows already, and the answer to an earlier attempt would
 * hide later changes.
 */
export type Once =
  | true
  | {
      readonly apartFrom?: readonly string[];
      readonly withinMs?: number;
      readonly onSend?: (fields: Fields) => void;
    }
  | 'each press';
