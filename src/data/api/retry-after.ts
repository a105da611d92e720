import type { Call } from '@/contract/calls';
import { onRunReset } from '../session/run-reset';
import { ApiError, kindOfStatus } from './api-error';
import { backend } from './backend';
import { tooManyRequests } from './outcome';

/** A query waits this long by itself, in milliseconds. When the server asks for more, its screen says that it failed. */
export const MAX_RETRY_AFTER_MS = 10_000;

interface Postponement {
  readonly status: number;
  readonly untilMs: number;
}

/**
 * Calls which the server does not want again for now, by session and call, with the end of the pause (device time).
 * They are kept by session, because another customer of this device may make them.
 */
const postponed = new Map<string, Postponement>();
onRunReset(() => postponed.clear());

/**
 * The wait that a Retry-After header asks for, in milliseconds; 0 if it is missing or invalid. It holds seconds or a
 * date.
 */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return 0;
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/**
 * The error for an HTTP status other than 200; also notes until when the call is put off. HTTP 429 means that nothing
 * was done, so an action counts as refused. For any other status, the error's kind says whether something may have been
 * done.
 */
export function statusError(call: Call, token: string, status: number, waitMs: number, isAction: boolean): ApiError {
  if (waitMs > 0) postponed.set(`${token} ${call}`, { status, untilMs: Date.now() + waitMs });
  if (status === 429 && isAction)
    return new ApiError('refused', tooManyRequests(waitMs), null, { retryAfterMs: waitMs || 1 });
  return new ApiError(kindOfStatus(status), `${call} answered HTTP ${status}`, null, {
    retryAfterMs: waitMs,
    retryAtMs: waitMs > MAX_RETRY_AFTER_MS ? backend().clock.now() + waitMs : undefined,
  });
}

/**
 * Resolves when this call may be made. A query waits; an action fails at once, so that it is not executed when the user
 * no longer expects it.
 * @throws ApiError the failure again if it is an action, or if the wait is too long; the signal's reason if aborted.
 */
export async function whenAllowed(call: Call, token: string, isAction: boolean, signal?: AbortSignal): Promise<void> {
  const { status, untilMs } = postponed.get(`${token} ${call}`) ?? { status: 0, untilMs: 0 };
  const waitMs = untilMs - Date.now();
  if (waitMs <= 0) return;
  if (isAction || waitMs > MAX_RETRY_AFTER_MS) throw statusError(call, token, status, waitMs, isAction);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, waitMs);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}
