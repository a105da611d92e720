import { randomId } from '@/lib/random-id';
import { onRunReset } from '../session/run-reset';
import { type ApiErrorKind, isApiError } from './api-error';
import { PATIENCE_MS } from './retry-after';

/** Waiting times before the automatic repetitions of a call that changes something, in milliseconds. */
const WAITS_MS = [1000, 2000];
/** After this time an identical request is a new request. */
const SAME_REQUEST_MS = 5 * 60_000;

/** Whether the server answers a repeated request id with the first answer, without acting again. */
let isIdempotent = false;
export const setIdempotentServer = (): void => {
  isIdempotent = true;
};
export const isServerIdempotent = (): boolean => isIdempotent;

/** Ids of calls with unknown outcome, by their request. */
const unsettled = new Map<string, { id: string; atMs: number }>();
onRunReset(() => unsettled.clear());
/** Whether there was no answer, or none from the exchange itself: the call may have been executed all the same. */
export const isUncertain = (error: unknown): boolean => isApiError(error) && isUncertainKind(error.kind);
export const isUncertainKind = (kind: ApiErrorKind): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'unavailable';

/**
 * Sends a call that must be executed once (designed). All attempts carry the same id, also the user's own repetition of
 * the same request. Automatic repetitions happen only if the server is known to recognise the id, and only after a
 * broken connection: after a timeout the user has waited long enough.
 * @param requestKey the request and its user, as a text
 */
export async function sendOnce<T>(requestKey: string, send: (requestId: string) => Promise<T>): Promise<T> {
  const before = unsettled.get(requestKey);
  const id = before && Date.now() - before.atMs < SAME_REQUEST_MS ? before.id : randomId();
  for (let tries = 0; ; tries++) {
    try {
      const answer = await send(id);
      unsettled.delete(requestKey);
      return answer;
    } catch (error) {
      if (!isUncertain(error)) {
        unsettled.delete(requestKey);
        throw error;
      }
      unsettled.set(requestKey, { id, atMs: Date.now() });
      const waitMs = WAITS_MS[tries];
      if (!isIdempotent || waitMs === undefined || isApiError(error, 'timeout')) throw error;
      const wantedMs = isApiError(error) ? error.retryAfterMs : 0;
      if (wantedMs > PATIENCE_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.max(waitMs, wantedMs)));
    }
  }
}
