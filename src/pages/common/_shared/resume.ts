import { authMachine, type CodePurpose, type SentCode } from '@/lifecycles/auth';
import { authActors } from '@/lifecycles/auth-effects';

/** The life of a session with the calls it makes. */
export const authLogic = authMachine.provide({ actors: authActors });

/**
 * Where a form goes on after a reload: with the code that is out, or at its start. Calls that were under way are not
 * repeated, since nobody can tell whether they arrived.
 */
export function resumeAt(purpose: CodePurpose, sent: SentCode | null) {
  const state = sent ? 'codeSent' : 'enterAccount';
  const request = sent?.request ?? null;
  return authLogic.resolveState({
    value: { visitor: purpose === 'register' ? { registration: state } : { recovery: state } },
    context: { hasSession: false, failure: null, request, requestedAtMs: 0, sent, account: '' },
  });
}
