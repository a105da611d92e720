import type * as v from 'valibot';
import type { RefusalCode } from './refusals/codes';

/** Where a fact of the contract comes from. Only `designed` is ours to change. */
export type Source = 'specification' | 'observed' | 'designed';

/**
 * Who may call. `user` answers 999 without a live session; `verified` answers 998 as well, as long as no identity
 * record exists (specification section 8), and a plain refusal while one is under review.
 */
export type Access = 'anyone' | 'user' | 'verified';

type RequestSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** One call of the `/api` family, stated once for client, simulator, tests and documents. */
export interface CallDeclaration {
  readonly access: Access;
  /** Form fields (or the query of a GET) as they arrive: strings in, typed values out. Issues carry refusal codes. */
  readonly request: RequestSchema;
  /** The payload: `message` of the envelope, or `data` where `envelope` is `chart`. */
  readonly response: v.GenericSchema;
  /** What this call may refuse with, beyond the refusals every call shares. */
  readonly refusals: readonly RefusalCode[];
  readonly source: Source;
  /** `chart`: `{code: 1, msg, data}` instead of `{type, message}` (observed on /currency/new_timeshar only). */
  readonly envelope?: 'chart';
  /** `multipart` carries one part, `file`, beside its fields. */
  readonly encoding?: 'multipart';
  /** What a reader should know and the schema cannot say. */
  readonly note?: string;
}

export type CallName = `${'GET' | 'POST' | 'PUT'} /${string}`;
export type CallTable = Record<CallName, CallDeclaration>;

/** Keeps the literal types of a segment's calls, so that clients and handlers are typed from them. */
export function declareCalls<const T extends CallTable>(table: T): T {
  return table;
}

/** One realtime event (shared facts: every payload repeats its event name in `type`). */
export interface EventDeclaration {
  readonly direction: 'server' | 'client';
  /** `public` goes to every socket, `private` to the room of one user id. */
  readonly audience: 'public' | 'private';
  readonly payload: v.GenericSchema;
  /** A second argument beside the payload; a server that expects one argument does not look at it. */
  readonly second?: v.GenericSchema;
  readonly source: Source;
  readonly note?: string;
}

export function declareEvents<const T extends Record<string, EventDeclaration>>(table: T): T {
  return table;
}
