import type * as v from 'valibot';
import type { RefusalCode } from './refusals/codes';

/*
 * A call is declared in three files of its product's folder, so that imports decide what a build contains: `answers.ts`
 * for an app, `requests.ts` for an exchange, `facts.ts` for types, tests and readers. A part that lacks a call of
 * `answers.ts`, or has another one, does not compile.
 */

/**
 * Source of a fact of the contract. `observed` means seen on the family: the existing exchanges that share this /api
 * and these events. Only `designed` facts may be changed here.
 */
type Source = 'specification' | 'observed' | 'designed';

/**
 * Who may call. `user` is refused with 999 without a valid session. `verified` is also refused with 998 if no identity
 * record exists (specification section 8), and with a plain refusal while a record is under review.
 */
type Access = 'anyone' | 'user' | 'verified';

type CallName = `${'GET' | 'POST' | 'PUT'} /${string}`;

/** The payload by call: `message` of the envelope, or `data` where a request's `envelope` is `chart`. */
export type AnswerTable = Readonly<Record<CallName, v.GenericSchema>>;

/** What an exchange needs to know of a call. */
export interface CallRequest {
  readonly access: Access;
  /**
   * Form fields, or the query of a GET, as they arrive: strings in, typed values out. Messages of issues are refusal
   * codes.
   */
  readonly request: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  /** `chart`: `{code: 1, msg, data}` instead of `{type, message}` (observed on /currency/new_timeshar only). */
  readonly envelope?: 'chart';
}

export type RequestsOf<Answers> = { readonly [C in keyof Answers]: CallRequest };

/** Facts that the compiler, tests and documents read. No app and no exchange needs them. */
export interface CallFacts {
  /** Refusals of this call, in addition to those every call shares. */
  readonly refusals: readonly RefusalCode[];
  readonly source: Source;
  /** `multipart` requests carry one part, `file`, beside their fields. */
  readonly encoding?: 'multipart';
  /** Facts that the schema cannot express. */
  readonly note?: string;
}

export type FactsOf<Answers> = { readonly [C in keyof Answers]: CallFacts };

export interface EventFacts {
  readonly source: Source;
  readonly note: string;
}
