import type { Call, CallAccess, CallInput, CallRefusal, CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import type { CommonRefusal, RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import type { Violation } from '@/domain/violation';
import type { UserRow } from './products/accounts/tables';
import type { World } from './world';

/** A declared refusal: a value, not an exception. The core rolls back whatever the handler had written before it. */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  readonly params?: RefusalParams;
  /** The request field that is refused, where its code is that of several. */
  readonly field?: string;
  /**
   * True keeps what the handler wrote before the refusal, for example a counted wrong try. The call is then journalled.
   */
  readonly keepsWrites?: true;
}
export interface Accepted<Payload> {
  readonly ok: true;
  readonly payload: Payload;
}
export type Outcome<Payload, Code extends RefusalCode = RefusalCode> = Accepted<Payload> | Refused<Code>;

export const ok = <const Payload>(payload: Payload): Accepted<Payload> => ({ ok: true, payload });
export const refuse = <const Code extends RefusalCode>(
  code: Code,
  params?: RefusalParams,
  field?: string,
): Refused<Code> => ({ ok: false, code, ...(params && { params }), ...(field !== undefined && { field }) });

/** The refusal for the first violated rule; null when every rule is kept. */
export const refusalOf = <const Code extends RefusalCode>([first]: readonly Violation<Code>[]): Refused<Code> | null =>
  first ? refuse(first.code, first.params, first.field) : null;

/** A refusal whose writes so far are kept. Use it before the handler writes anything that a refusal must undo. */
export const refuseKeepingWrites = <const Code extends RefusalCode>(
  code: Code,
  params?: RefusalParams,
): Refused<Code> => ({
  ...refuse(code, params),
  keepsWrites: true,
});

/**
 * Who calls, and in which language. `user` is null for a visitor; handlers of calls that need a session never get null.
 */
export interface Caller {
  readonly user: UserRow | null;
  readonly token: string;
  readonly lang: WireLang;
  /** Network address of the caller's connection; '' when the host does not know it. */
  readonly from: string;
  /** Whether the request came through a host for clients of the family (sim/family/mark.ts). */
  readonly family: boolean;
}
export interface SignedInCaller extends Caller {
  readonly user: UserRow;
}
type CallerOf<C extends Call> = C extends keyof SignedInCalls ? SignedInCaller : Caller;

/** Calls whose declaration requires a session. */
type SignedInCalls = {
  [C in Call as CallAccess<C> extends 'anyone' ? never : C]: true;
};

export type Handler<C extends Call> = (
  world: World,
  input: CallInput<C>,
  caller: CallerOf<C>,
) => Outcome<CallReply<C>, CallRefusal<C> | CommonRefusal>;

/** One handler for each call of a contract segment. A missing or an undeclared handler does not compile. */
export type HandlersOf<Segment> = { readonly [C in keyof Segment & Call]: Handler<C> };
