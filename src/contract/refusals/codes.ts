import type { refusalsEn } from './en';

/** Every refusal of the exchange. Its texts are in this folder, one file a language. */
export type RefusalCode = keyof typeof refusalsEn;

/** Text per code; `{name}` is replaced by the refusal's parameter of that name. */
export type RefusalTexts = Record<RefusalCode, string>;

export type RefusalParams = Readonly<Record<string, string | number>>;

/** What any call may answer, declared or not: bad form, dead session, missing identity or one under review, and the sandbox's faults. */
export const COMMON_REFUSALS = [
  'parameter_error',
  'session_invalid',
  'verification_needed',
  /** Where a record is there, and not approved yet. */
  'identity_pending',
  'unknown_call',
  'server_busy',
] as const satisfies readonly RefusalCode[];

export type CommonRefusal = (typeof COMMON_REFUSALS)[number];
