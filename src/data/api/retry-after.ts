import type { Call } from '@/contract/calls';
import { onRunReset } from '../session/run-reset';
import { ApiError, kindOfStatus } from './api-error';
import { backend } from './backend';
import { tooManyRequests } from './outcome';

/** A query waits this long by itself, in milliseconds. When the server asks for more, its screen says that it failed. */
export const MAX_RETRY_AFTER_MS = 10_000;

interface PutOff {
  readonly status: number;
  readonly untilMs: number;
}

/**
 * Calls that the server does not want to be asked again for now, by session and call, and until when (device time).
 * Another customer of this device may ask.
 */
const putOff = new Map<string, PutOff>();
onRunReset(() => putOff.clear());

/** What a Retry-After header says, in milliseconds; 0 if it is missing or says nothing. It has seconds or a date. */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return 0;
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/**
 * The failure of a call of a session that was answered with an HTTP error, and notes until when it is put off. HTTP 429 means
 * that nothing was done, so an action is then refused; anything else leaves open what was done.
 */
export function statusError(call: Call, token: string, status: number, waitMs: number, isAction: boolean): ApiError {
  if (waitMs > 0) putOff.set(`${token} ${call}`, { status, untilMs: Date.now() + waitMs });
  if (status === 429 && isAction)
    return new ApiError('refused', tooManyRequests(waitMs), null, { retryAfterMs: waitMs || 1 });
  return new ApiError(kindOfStatus(status), `${call} answered HTTP ${status}`, null, {
    retryAfterMs: waitMs,
    retryAtMs: waitMs > MAX_RETRY_AFTER_MS ? backend().clock.now() + waitMs : undefined,
  });
}

/**
 * Resolves when the server may be asked for this call. A query waits; an action is not delayed behind its user's back.
 * @throws ApiError the failure again if it is an action, or if the wait is too long; the signal's reason if aborted.
 */
export async function whenAllowed(call: Call, token: string, isAction: boolean, signal?: AbortSignal): Promise<void> {
  const { status, untilMs } = putOff.get(`${token} ${call}`) ?? { status: 0, untilMs: 0 };
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
