import type { Call, CallFields, CallPayload } from '@/contract/calls';
import { encodeForm, type FormFields } from '@/contract/form';
import type { WireLang } from '@/contract/lang';
import { IDEMPOTENT_BY_HEADER, REQUEST_ID_FIELD } from '@/contract/request-id';
import { haptic } from '@/lib/haptics';
import { ApiError, isApiError } from './api-error';
import { backend, endpoints, whenReady } from './backend';
import { tellReached } from './connection';
import { readBody, reportFailure } from './outcome';
import { beginPending } from './pending';
import { sendOnce, tellRepeatsSafely } from './repeat';
import { session } from './session';

/** Network requests give up after this (specification section 9). */
export const REQUEST_TIMEOUT_MS = 60_000;

export interface ApiOptions {
  signal?: AbortSignal | undefined;
  /** In the background (polls, prefetches): neither the loading indicator nor a refusal's toast. */
  quiet?: boolean;
  /** The caller shows refusals itself, beside a field or on an error view; no toast. */
  showsRefusal?: boolean;
  /** It changes something that must not happen twice: see ./repeat.ts. */
  once?: boolean;
}

/**
 * Makes one `/api` call (specification section 7): form-encoded, `lang` on every request (the app's, unless the fields
 * name another), the raw token in Authorization, empty for visitors. Resolves with the declared payload.
 * @throws ApiError; or the signal's reason when the caller aborts.
 */
export async function api<C extends Call>(
  call: C,
  fields: CallFields<C> & { readonly lang?: WireLang },
  options: ApiOptions = {},
): Promise<CallPayload<C>> {
  const endPending = options.quiet ? () => {} : beginPending();
  try {
    await whenReady();
    options.signal?.throwIfAborted();
    // Read after the wait: the sandbox may have signed a persona in meanwhile.
    const token = session.token.get();
    try {
      const go = async (form: FormFields) => readBody(call, await send(call, form, token, options.signal));
      if (!options.once) return await go(fields);
      const wish = `${token} ${call} ${JSON.stringify(fields)}`;
      return await sendOnce(wish, (id) => go({ ...fields, [REQUEST_ID_FIELD]: id }));
    } catch (error) {
      // Queries have a signal, and are nobody's try; what the shell says is felt with its toast.
      if (isApiError(error, 'refused') && options.showsRefusal && !options.quiet && !options.signal) haptic('refused');
      if (error instanceof ApiError) reportFailure(error, token, (options.quiet || options.showsRefusal) ?? false);
      throw error;
    }
  } finally {
    endPending();
  }
}

/** One request with the time limit; resolves with the parsed body of an HTTP 200. */
async function send(call: Call, fields: FormFields, token: string, signal?: AbortSignal): Promise<unknown> {
  const [method, path] = call.split(' ', 2) as [string, string];
  const form = encodeForm({ ...fields, lang: fields.lang ?? session.lang.get() });
  const inUrl = method === 'GET';
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  const sentAtMs = Date.now();
  try {
    const response = await fetch(`${endpoints.apiBase}${path}${inUrl ? `?${form}` : ''}`, {
      method,
      headers: { Authorization: token },
      signal: controller.signal,
      // URLSearchParams sets the form's content type itself.
      ...(inUrl ? {} : { body: form }),
    });
    backend().observe?.(response.headers, sentAtMs);
    tellReached(true);
    if (response.headers.get(IDEMPOTENT_BY_HEADER) === REQUEST_ID_FIELD) tellRepeatsSafely();
    if (response.status !== 200) throw new ApiError('unavailable', `${call} answered HTTP ${response.status}`);
    return await readJson(call, response);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    if (controller.signal.aborted) {
      throw new ApiError('timeout', `${call} did not answer within ${REQUEST_TIMEOUT_MS / 1000} s`);
    }
    tellReached(false);
    throw new ApiError('network', `${call} could not be sent: ${String(error)}`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function readJson(call: Call, response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad_response', `${call} did not answer JSON but: ${text.slice(0, 80)}`);
  }
}
