import { authMachine, type CodePurpose, type SentCode } from '@/lifecycles/auth';
import { authActors } from '@/lifecycles/auth-effects';

/** The auth lifecycle with its calls. */
export const authLogic = authMachine.provide({ actors: authActors });

/**
 * Restores the lifecycle after a reload: with the pending code, or at the start. Interrupted calls are not repeated,
 * because it is unknown whether they arrived.
 */
export function resumeAt(purpose: CodePurpose, sent: SentCode | null) {
  const state = sent ? 'codeSent' : 'enterAccount';
  const request = sent?.request ?? null;
  return authLogic.resolveState({
    value: { visitor: purpose === 'register' ? { registration: state } : { recovery: state } },
    context: { hasSession: false, failure: null, request, requestedAtMs: 0, sent, account: '' },
  });
}
