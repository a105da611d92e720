import * as v from 'valibot';
import type { Call, CallPayload } from '@/contract/calls';
import { interpret } from '@/contract/envelope';
import { createSignal } from '@/lib/signal';
import { ApiError } from './api-error';
import { answerOf } from './known-calls';
import { session } from './session';

/**
 * What the shell does about failures everyone has in common (specification section 8): show the message, and for 999
 * and 998 go to login or to identity verification after 1.2 s. This layer reports, it does not navigate.
 */
export interface FailureHooks {
  onSessionInvalid(message: string): void;
  onVerificationNeeded(message: string): void;
  /** A refusal whose caller does not show it itself. */
  onRefused(message: string): void;
}

let hooks: FailureHooks = { onSessionInvalid() {}, onVerificationNeeded() {}, onRefused() {} };

export function setFailureHooks(next: FailureHooks): void {
  hooks = next;
}

const ended = createSignal<void>();

/** The server ended the session; heard before token and user are forgotten, so that it can be told from a logout. */
export const onSessionEnded = ended.on;

/** Tells the shell of a failure. `sentToken` is the token the failed request carried. */
export function reportFailure(error: ApiError, sentToken: string, callerShowsRefusal: boolean): void {
  if (error.kind === 'refused') {
    if (!callerShowsRefusal) hooks.onRefused(error.message);
    return;
  }
  if (error.kind !== 'session_invalid' && error.kind !== 'verification_needed') return;
  // Late answers to an older token say nothing about the session that has begun since, and one notice is enough.
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

/**
 * Reads an HTTP 200 body: the declared payload, evened out by its schema.
 * @throws ApiError
 */
export function readBody<C extends Call>(call: C, body: unknown): CallPayload<C> {
  const outcome = interpret(body);
  if (outcome.kind === 'refused') throw new ApiError('refused', outcome.message, outcome.reason);
  if (outcome.kind !== 'ok') throw new ApiError(outcome.kind, outcome.message);
  const parsed = v.safeParse(answerOf(call), outcome.payload);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? 'the payload';
  throw new ApiError(
    'bad_response',
    `${call} answered something else than declared: at ${path}, ${issue.message}. ` +
      'Mend the server, or the response schema in src/contract.',
  );
}
