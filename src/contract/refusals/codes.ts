import type { refusalsEn } from './en';

/** Every refusal of the exchange. Its texts are in this folder, one file per language. */
export type RefusalCode = keyof typeof refusalsEn;

/** Text per code; `{name}` is replaced by the refusal's parameter of that name. */
export type RefusalTexts = Record<RefusalCode, string>;

export type RefusalParams = Readonly<Record<string, string | number>>;

/**
 * Refusals of any call, whether or not it declares them: malformed request, invalid session, identity missing or under
 * review, unknown call, the sandbox's faults, and a balance that the exchange could not count any more (designed).
 */
export const COMMON_REFUSALS = [
  'parameter_error',
  'session_invalid',
  'verification_needed',
  /** An identity record exists but is not approved yet. */
  'identity_pending',
  'unknown_call',
  'server_busy',
  'balance_limit',
] as const satisfies readonly RefusalCode[];

export type CommonRefusal = (typeof COMMON_REFUSALS)[number];
