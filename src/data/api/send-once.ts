import { PAY_PASSWORD_REFUSALS } from '@/contract/pay-password';
import { randomId } from '@/lib/random-id';
import { onRunReset } from '../session/run-reset';
import { session } from '../session/session';
import { ApiError, isApiError } from './api-error';
import { type Fields, isServerIdempotent, isUncertain, type Once } from './repeat';
import { MAX_RETRY_AFTER_MS } from './retry-after';
import { SAME_REQUEST_MS, unsettledRequest } from './unsettled';

/** Waiting times before the automatic repetitions of a call that changes something, in milliseconds. */
const WAITS_MS = [1000, 2000];

/** Running requests, each with the fields it was sent with. */
const running = new Map<string, { readonly fields: Fields; readonly answer: Promise<unknown> }>();
onRunReset(() => running.clear());

interface Request {
  /** The user and the call, as a text. */
  readonly action: string;
  readonly fields: Fields;
  readonly once: Once;
}

/**
 * Names of fields that must not be stored. A password proves who calls, or the exchange compares it together with the
 * id.
 */
const PASSWORD = /password/;

/** The fields with the wanted names. */
const fieldsWith = (fields: Fields, isWanted: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)));

/**
 * Sends a call that must be executed once (designed). All attempts of a request carry the same id, also the user's own
 * repetition, until another request of the same call has succeeded. A repetition while the first attempt is running,
 * for example of a form that was left and opened again, waits for that attempt's answer. Automatic repetitions happen
 * only if the server is known to recognise the id, and only after a broken connection: after a timeout the user has
 * waited long enough. A server without ids would execute a repetition after a reload as a new request. The first press
 * after the reload therefore sends nothing and fails with `network`, so that the form warns that the earlier request may
 * have been executed.
 */
export async function sendOnce<T>(
  { action, fields, once }: Request,
  send: (requestId: string, fields: Fields) => Promise<T>,
): Promise<T> {
  const ownId = randomId();
  if (once === 'each press') return inSameSession(trySeveralTimes(() => send(ownId, fields)));
  const { apartFrom = [], withinMs = SAME_REQUEST_MS, onSend } = once === true ? {} : once;
  const same = fieldsWith(fields, (name) => !apartFrom.includes(name));
  const key = `${action} ${JSON.stringify(same)}`;
  const joined = running.get(key);
  if (joined) {
    onSend?.(joined.fields);
    return joined.answer as Promise<T>;
  }
  const request = unsettledRequest(action, JSON.stringify(fieldsWith(same, (name) => !PASSWORD.test(name))));
  const before = request.before && Date.now() - request.before.atMs < withinMs ? request.before : undefined;
  if (before && request.takeUnreported() && !isServerIdempotent())
    throw new ApiError('network', 'the same request was sent before the page was loaded, and its answer is unknown');
  const { id, apart } = before ?? { id: ownId, apart: fieldsWith(fields, (name) => apartFrom.includes(name)) };
  const first = before ? { ...same, ...apart } : fields;
  onSend?.(first);
  request.note({ id, apart, atMs: Date.now() });
  const tries = trySeveralTimes(() => send(id, first));
  const answer = inSameSession(tries);
  const entry = { fields: first, answer };
  running.set(key, entry);
  try {
    await tries;
    request.forgetAction();
  } catch (error) {
    // After an unreadable answer it is unknown as well whether the call was executed.
    if (isUncertain(error) || isApiError(error, 'bad_response')) {
      const atMs = Date.now();
      request.note({ id, apart, atMs });
      if (isApiError(error)) {
        error.sameUntilMs = atMs + withinMs;
        error.settle = request.forgetAction;
      }
    } else if (!before || settlesEarlierAttempt(error)) request.forget();
  } finally {
    if (running.get(key) === entry) running.delete(key);
  }
  return answer;
}

/**
 * The outcome of a call for the user who has made it. If the session has ended meanwhile, for example by a logout in
 * another tab, nobody on the screen may read what the call has done.
 * @throws ApiError `session_invalid` then
 */
function inSameSession<T>(outcome: Promise<T>): Promise<T> {
  const token = session.token.get();
  return outcome.finally(() => {
    if (token !== '' && session.token.get() !== token)
      throw new ApiError('session_invalid', 'the session has ended before the answer came');
  });
}

/**
 * Whether an error also tells the outcome of an earlier attempt. A rate limiter (HTTP 429) and a proxy that does not
 * find the exchange say nothing about it. A refusal of the payment password concerns only the password typed this time.
 */
const settlesEarlierAttempt = (error: unknown): boolean =>
  !isApiError(error) ||
  (error.retryAfterMs === 0 &&
    error.kind !== 'not_offered' &&
    !PAY_PASSWORD_REFUSALS.some((reason: string) => reason === error.reason));

async function trySeveralTimes<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const wantedMs = isApiError(error) ? error.retryAfterMs : 0;
      const waitMs = WAITS_MS[tries];
      if (!isUncertain(error) || !isServerIdempotent() || waitMs === undefined || isApiError(error, 'timeout'))
        throw error;
      if (wantedMs > MAX_RETRY_AFTER_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.max(waitMs, wantedMs)));
    }
  }
}
