import { RESEND_AFTER_MS } from '@/domain/accounts/validation';

export type CodePurpose = 'register' | 'forget';

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly channel: 'email' | 'mobile';
  /** E-mail address, or phone number without area code. */
  readonly account: string;
  /** Digits of the area code; empty for e-mail. */
  readonly areaCode: string;
}

/**
 * The last code sent, and the time (exchange clock) from which another may be requested. A deadline, unlike a
 * countdown, stays right across reloads.
 */
export interface SentCode {
  readonly request: CodeRequest;
  readonly resendAtMs: number;
}

/**
 * Largest correction of a clock that follows the server's (src/data/api/server-clock.ts); a greater change means that the
 * clock was set back.
 */
export const CLOCK_CORRECTION_MS = 60_000;

/** Whether the exchange's clock was set back to before the code was sent: then no code exists yet. */
export const isBeforeSending = (resendAtMs: number, channel: CodeRequest['channel'], nowMs: number): boolean =>
  resendAtMs - nowMs > RESEND_AFTER_MS[channel] + CLOCK_CORRECTION_MS;

/** Whether two requests concern the same code: same purpose, same address. */
export const sameAccount = (a: CodeRequest, b: CodeRequest) =>
  a.purpose === b.purpose && a.channel === b.channel && a.account === b.account && a.areaCode === b.areaCode;

/**
 * Whether a code may be requested: not for the same address before its deadline. The button's countdown uses it too.
 */
export function mayRequestCode(sent: SentCode | null, request: CodeRequest, nowMs: number): boolean {
  return sent === null || !sameAccount(sent.request, request) || nowMs >= sent.resendAtMs;
}
