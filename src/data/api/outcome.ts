import * as v from 'valibot';
import type { Call } from '@/contract/calls';
import { interpret } from '@/contract/envelope';
import type { RequestFields } from '@/contract/fallback';
import { loadModule } from '@/lib/loading/load-module';
import { createSignal } from '@/lib/stores/signal';
import { session } from '../session/session';
import { ApiError } from './api-error';

/**
 * Reactions of the shell to failures common to all calls (specification section 8): show the message, and for 999 and
 * 998 open login or identity verification after 1.2 s. The data layer only reports failures, it does not navigate.
 */
export interface FailureHooks {
  onSessionInvalid(message: string): void;
  onVerificationNeeded(message: string): void;
  /** Called for a refusal that its caller does not show itself. */
  onRefused(message: string): void;
  /** The sentence for HTTP 429, which has none. `waitMs` is 0 if the server does not say how long to wait. */
  tooManyText(waitMs: number): string;
}

let hooks: FailureHooks = {
  onSessionInvalid() {},
  onVerificationNeeded() {},
  onRefused() {},
  tooManyText: () => '',
};

/** Sets what the shell does and says about failures. */
export function setFailureHooks(next: FailureHooks): void {
  hooks = next;
}

export const tooManyRequests = (waitMs: number): string => hooks.tooManyText(waitMs);

const ended = createSignal<void>();

/**
 * Emitted when the server ended the session, before token and user are removed, so that listeners can distinguish it
 * from a logout.
 */
export const onSessionEnded = ended.on;

/** Reports a failure to the shell. `sentToken` is the token of the failed request. */
export function reportFailure(error: ApiError, sentToken: string, callerShowsRefusal: boolean): void {
  if (error.kind === 'refused') {
    if (!callerShowsRefusal) hooks.onRefused(error.message);
    return;
  }
  if (error.kind !== 'session_invalid' && error.kind !== 'verification_needed') return;
  // A late answer to an older token says nothing about the current session, and only the first failure of a session is
  // reported.
  session.reread();
  if (session.token.get() !== sentToken) return;
  if (error.kind === 'verification_needed') {
    hooks.onVerificationNeeded(error.message);
    return;
  }
  ended.emit();
  session.signOut();
  hooks.onSessionInvalid(error.message);
}

/** Only answers that depart from the contract need it, so the first screen does not load it. */
const loadTolerantReading = () => import('./read');

/**
 * Reads the body of an HTTP 200: the declared payload, normalized by its schema. `request` has the fields of its
 * request.
 * @throws ApiError
 */
export async function readBody<T>(
  call: Call,
  answer: v.GenericSchema<unknown, T>,
  body: unknown,
  request?: RequestFields,
): Promise<T> {
  const outcome = interpret(body);
  if (outcome.kind === 'refused')
    throw new ApiError('refused', outcome.message, outcome.reason, { field: outcome.field });
  if (outcome.kind !== 'ok') throw new ApiError(outcome.kind, outcome.message);
  const strict = v.safeParse(answer, outcome.payload);
  if (strict.success) return strict.output;
  const { readPayload, unreadableText } = await loadModule(loadTolerantReading);
  const read = readPayload(call, answer, outcome.payload, request);
  if (read.ok) return read.value;
  throw new ApiError('bad_response', unreadableText(call, read), null, { part: { call, path: read.path } });
}
