import type { Call, CallInput, CallRefusal, CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import type { CommonRefusal, RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import type { UserRow } from './products/accounts/tables';
import type { World } from './world';

/** A declared refusal: a value, not an exception. The core undoes whatever the handler had written before it. */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  readonly params?: RefusalParams;
  /** What was written up to here stands all the same: a wrong try counts. The call is journalled then. */
  readonly stands?: true;
}
export interface Accepted<Payload> {
  readonly ok: true;
  readonly payload: Payload;
}
export type Outcome<Payload, Code extends RefusalCode = RefusalCode> = Accepted<Payload> | Refused<Code>;

export const ok = <const Payload>(payload: Payload): Accepted<Payload> => ({ ok: true, payload });
export const refuse = <const Code extends RefusalCode>(code: Code, params?: RefusalParams): Refused<Code> =>
  params ? { ok: false, code, params } : { ok: false, code };

/** A refusal that is remembered: what its handler has written so far is kept, so it must come before anything else. */
export const refuseAndKeep = <const Code extends RefusalCode>(code: Code, params?: RefusalParams): Refused<Code> => ({
  ...refuse(code, params),
  stands: true,
});

/** Who calls, in which language. `user` is null for a visitor; calls with access `user` never see null. */
export interface Caller {
  readonly user: UserRow | null;
  readonly token: string;
  readonly lang: WireLang;
  /** Address of the caller's connection; '' where the host knows none. */
  readonly from: string;
}
export interface SignedInCaller extends Caller {
  readonly user: UserRow;
}
type CallerOf<C extends Call> = C extends keyof SignedInCalls ? SignedInCaller : Caller;

/** Calls whose declaration asks for a session. */
type SignedInCalls = {
  [C in Call as typeof import('@/contract/calls')['calls'][C]['access'] extends 'anyone' ? never : C]: true;
};

export type Handler<C extends Call> = (
  world: World,
  input: CallInput<C>,
  caller: CallerOf<C>,
) => Outcome<CallReply<C>, CallRefusal<C> | CommonRefusal>;

/** One handler for each call of a contract segment: a missing or an undeclared one does not compile. */
export type HandlersOf<Segment> = { readonly [C in keyof Segment & Call]: Handler<C> };
