import { randomId } from '@/lib/random-id';
import { onRunReset } from '../session/run-reset';
import { type ApiErrorKind, isApiError } from './api-error';
import { MAX_RETRY_AFTER_MS } from './retry-after';

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

type Fields = Readonly<Record<string, unknown>>;

/** Calls with unknown outcome by their request: id and fields of the first try. */
const unsettled = new Map<string, { id: string; fields: Fields; atMs: number }>();
onRunReset(() => unsettled.clear());
/** Whether there was no answer, or none from the exchange itself: the call may have been executed all the same. */
export const isUncertain = (error: unknown): boolean => isApiError(error) && isUncertainKind(error.kind);
export const isUncertainKind = (kind: ApiErrorKind): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'unavailable';

/**
 * Which presses are the same request. `true`: those with the same fields, for five minutes or `withinMs`. `apartFrom`:
 * those fields may differ, because they follow the market while the user tries again; the first ones are sent again,
 * because the exchange takes an id with other fields for another request, and `onSend` is told them. `each press`: none,
 * because the call sets a state which the screen shows by then, and an earlier answer would hide what has changed since.
 */
export type Once =
  | true
  | {
      readonly apartFrom?: readonly string[];
      readonly withinMs?: number;
      readonly onSend?: (fields: Fields) => void;
    }
  | 'each press';

interface Request {
  /** The user and the call, as a text. */
  readonly action: string;
  readonly fields: Fields;
  readonly once: Once;
}

/** The request as a text that begins with its action; null if each press is a request of its own. */
function keyOf({ action, fields, once }: Request): string | null {
  if (once === 'each press') return null;
  const { apartFrom = [] } = once === true ? {} : once;
  const same = Object.entries(fields).filter(([name]) => !apartFrom.includes(name));
  return `${action} ${JSON.stringify(Object.fromEntries(same))}`;
}

/**
 * Sends a call that must be executed once (designed). All attempts carry the same id, also the user's own repetition of
 * the same request, until another request of the same call has succeeded. Automatic repetitions happen only if the
 * server is known to recognise the id, and only after a broken connection: after a timeout the user has waited long
 * enough.
 */
export async function sendOnce<T>(
  request: Request,
  send: (requestId: string, fields: Fields) => Promise<T>,
): Promise<T> {
  const requestKey = keyOf(request);
  const before = requestKey === null ? undefined : unsettled.get(requestKey);
  const { withinMs = SAME_REQUEST_MS, onSend } = typeof request.once === 'object' ? request.once : {};
  const isSame = before && Date.now() - before.atMs < withinMs;
  const { id, fields } = isSame ? before : { id: randomId(), fields: request.fields };
  onSend?.(fields);
  for (let tries = 0; ; tries++) {
    try {
      const answer = await send(id, fields);
      // After another request has succeeded, an earlier one that comes again is meant as a new one.
      for (const key of unsettled.keys()) if (key.startsWith(`${request.action} `)) unsettled.delete(key);
      return answer;
    } catch (error) {
      const isLost = isUncertain(error);
      const wantedMs = isApiError(error) ? error.retryAfterMs : 0;
      if (requestKey !== null) {
        // An answer that cannot be read does not say what was done either.
        if (isLost || isApiError(error, 'bad_response')) unsettled.set(requestKey, { id, fields, atMs: Date.now() });
        // Only the exchange's own refusal settles an earlier try. A limiter (HTTP 429) says nothing about it.
        else if (wantedMs === 0) unsettled.delete(requestKey);
      }
      const waitMs = WAITS_MS[tries];
      if (!isLost || !isIdempotent || waitMs === undefined || isApiError(error, 'timeout')) throw error;
      if (wantedMs > MAX_RETRY_AFTER_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.max(waitMs, wantedMs)));
    }
  }
}
