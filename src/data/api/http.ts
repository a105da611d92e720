import type * as v from 'valibot';
import type { Call, CallFields, CallPayload } from '@/contract/calls';
import type { AnswerTable } from '@/contract/declare';
import { encodeForm, type FormFields } from '@/contract/form';
import type { WireLang } from '@/contract/lang';
import { IDEMPOTENT_BY_HEADER, REQUEST_ID_FIELD } from '@/contract/request-id';
import { haptic } from '@/lib/browser/haptics';
import { loadModule } from '@/lib/loading/load-module';
import { setReachable } from '../realtime/connection';
import { session } from '../session/session';
import { ApiError, isApiError } from './api-error';
import { backend, endpoints, whenReady } from './backend';
import { reportBackendMismatch, reportJson, reportNoAnswer, responseStart } from './backend-check';
import { takeFirstAnswer } from './first-answer';
import { readBody, reportFailure } from './outcome';
import { beginPending } from './pending';
import { type Once, setIdempotentServer } from './repeat';
import { retryAfterMs, statusError, whenAllowed } from './retry-after';

/** Time limit of a request (specification section 9). */
export const REQUEST_TIMEOUT_MS = 60_000;

export interface ApiOptions {
  signal?: AbortSignal | undefined;
  /** A background call (poll, prefetch): no loading indicator, and no toast for a refusal. */
  quiet?: boolean;
  /** The caller shows refusals itself, beside a field or on an error view; there is no toast. */
  showsRefusal?: boolean;
  /** Token to send instead of the session's, for a session which has ended on this device. */
  token?: string;
  /**
   * Set for a call that changes something and must not be executed twice. It says which attempts are the same request.
   */
  once?: Once;
}

type Fields<C extends Call> = CallFields<C> & { readonly lang?: WireLang };

/**
 * A function that makes the `/api` calls whose answers it is given (specification section 7), so that a screen loads
 * the schemas of its own products only. Calls are form-encoded, with `lang` in every request (the app's, unless the
 * fields name another) and the raw token in Authorization, empty for visitors. They resolve to the declared payload.
 * @throws ApiError; or the signal's reason if the caller aborts.
 */
export const apiOf =
  <A extends AnswerTable>(answers: A) =>
  <C extends keyof A & Call>(call: C, fields: Fields<C>, options?: ApiOptions) =>
    ask(call, answers[call] as unknown as v.GenericSchema<unknown, CallPayload<C>>, fields, options);

/**
 * Loads code that calls need and the first screen does not. If it cannot be loaded, nothing was sent.
 * @throws ApiError
 */
export const loadForCall = <T>(load: () => Promise<T>): Promise<T> =>
  loadModule(load).catch((error: unknown) => {
    throw new ApiError('network', `code that a call needs could not be loaded: ${String(error)}`);
  });

const sendOnceModule = () => import('./send-once');
export const loadSendOnce = () => loadForCall(sendOnceModule);

async function ask<T>(
  call: Call,
  answer: v.GenericSchema<unknown, T>,
  fields: FormFields & { readonly lang?: WireLang },
  options: ApiOptions = {},
): Promise<T> {
  const endPending = options.quiet ? () => {} : beginPending();
  try {
    await whenReady();
    options.signal?.throwIfAborted();
    // Read the token after the wait: the sandbox may have signed in a persona meanwhile.
    const token = options.token ?? session.token.get();
    try {
      const go = async (form: FormFields) =>
        readBody(call, answer, await send(call, form, token, options.signal), fields);
      const { once } = options;
      if (!once) return await go(fields);
      const request = { action: `${token} ${call}`, fields, once };
      const { sendOnce } = await loadSendOnce();
      return await sendOnce(request, (id, first) => go({ ...(first as FormFields), [REQUEST_ID_FIELD]: id }));
    } catch (error) {
      // Vibrate only for a user's own attempt: calls with a signal are queries. Refusals shown as a toast vibrate with
      // the toast.
      if (isApiError(error, 'refused') && options.showsRefusal && !options.quiet && !options.signal) haptic('refused');
      if (error instanceof ApiError) reportFailure(error, token, (options.quiet || options.showsRefusal) ?? false);
      throw error;
    }
  } finally {
    endPending();
  }
}

/** Sends one request with the time limit; resolves to the parsed body of an HTTP 200. */
async function send(call: Call, fields: FormFields, token: string, signal?: AbortSignal): Promise<unknown> {
  const [method, path] = call.split(' ', 2) as [string, string];
  const form = encodeForm({ ...fields, lang: fields.lang ?? session.lang.get() });
  const inUrl = method === 'GET';
  // Queries have a signal.
  const isAction = !inUrl && !signal;
  await whenAllowed(call, token, isAction, signal);
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  const url = `${endpoints.apiBase}${path}${inUrl ? `?${form}` : ''}`;
  try {
    const early = inUrl ? await takeFirstAnswer(url, token, controller.signal) : undefined;
    const sentAtMs = early?.sentAtMs ?? Date.now();
    const response =
      early?.response ??
      (await fetch(url, {
        method,
        headers: { Authorization: token },
        signal: controller.signal,
        // Private answers would otherwise still be on the device after a logout.
        cache: 'no-store',
        // URLSearchParams sets the form's content type itself.
        ...(inUrl ? {} : { body: form }),
      }));
    const answeredAtMs = Date.now();
    setReachable(true);
    if (response.headers.get(IDEMPOTENT_BY_HEADER) === REQUEST_ID_FIELD) setIdempotentServer();
    if (response.status !== 200) {
      reportBackendMismatch({ kind: 'status', method, url, response: responseStart(response) });
      const waitMs = retryAfterMs(response.headers.get('retry-after'), Date.now());
      throw statusError(call, token, response.status, waitMs, isAction);
    }
    const text = await response.text();
    const body = parseJson(text);
    if (body === undefined) {
      reportBackendMismatch({ kind: 'notJson', method, url, response: responseStart(response, text) });
      throw new ApiError('bad_response', `${call} did not answer JSON but: ${text.slice(0, 80)}`);
    }
    // Only for answers of the exchange itself: a proxy that answers in its place has a clock of its own.
    backend().observe?.(response.headers, sentAtMs, answeredAtMs);
    reportJson(method, url, response, body);
    return body;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    if (controller.signal.aborted) {
      throw new ApiError('timeout', `${call} did not answer within ${REQUEST_TIMEOUT_MS / 1000} s`);
    }
    setReachable(false);
    void reportNoAnswer(method, url);
    throw new ApiError('network', `${call} could not be sent: ${String(error)}`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
