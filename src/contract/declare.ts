import type * as v from 'valibot';
import type { RefusalCode } from './refusals/codes';

/**
 * Source of a fact of the contract. `observed` means seen on the family: the existing exchanges that share this /api
 * and these events. Only `designed` facts may be changed here.
 */
export type Source = 'specification' | 'observed' | 'designed';

/**
 * Who may call. `user` is refused with 999 without a valid session. `verified` is also refused with 998 if no identity
 * record exists (specification section 8), and with a plain refusal while a record is under review.
 */
export type Access = 'anyone' | 'user' | 'verified';

type RequestSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** One call of the `/api` family, declared once for client, simulator, tests and documents. */
export interface CallDeclaration {
  readonly access: Access;
  /**
   * Form fields, or the query of a GET, as they arrive: strings in, typed values out. Messages of issues are refusal
   * codes.
   */
  readonly request: RequestSchema;
  /** The payload: `message` of the envelope, or `data` where `envelope` is `chart`. */
  readonly response: v.GenericSchema;
  /** Refusals of this call, in addition to those every call shares. */
  readonly refusals: readonly RefusalCode[];
  readonly source: Source;
  /** `chart`: `{code: 1, msg, data}` instead of `{type, message}` (observed on /currency/new_timeshar only). */
  readonly envelope?: 'chart';
  /** `multipart` requests carry one part, `file`, beside their fields. */
  readonly encoding?: 'multipart';
  /** Facts that the schema cannot express. */
  readonly note?: string;
}

export type CallName = `${'GET' | 'POST' | 'PUT'} /${string}`;
export type CallTable = Record<CallName, CallDeclaration>;

/** Keeps the literal types of a group of calls, so that clients and handlers are typed from them. */
export function declareCalls<const T extends CallTable>(table: T): T {
  return table;
}

/** One realtime event (shared facts: every payload repeats its event name in `type`). */
export interface EventDeclaration {
  readonly direction: 'server' | 'client';
  /** `public` goes to every socket, `private` to the room of one user id. */
  readonly audience: 'public' | 'private';
  readonly payload: v.GenericSchema;
  /** A second argument beside the payload. Servers that expect one argument ignore it. */
  readonly second?: v.GenericSchema;
  readonly source: Source;
  readonly note?: string;
}

export function declareEvents<const T extends Record<string, EventDeclaration>>(table: T): T {
  return table;
}
