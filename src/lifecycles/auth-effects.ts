import { fromPromise } from 'xstate';
import { login, logout, register, resetPassword, sendMailCode, sendMobileCode } from '@/data/accounts/auth';
import { onSessionEnded } from '@/data/api/outcome';
import { session } from '@/data/session/session';
import type { AuthEvent, LoginFields, RegisterFields, ResetFields } from './auth';
import type { CodeRequest } from './sent-code';

function sendCode({ purpose, channel, account, areaCode }: CodeRequest): Promise<unknown> {
  if (channel === 'email') {
    // Servers of the family recognise a password reset by `type`, and other purposes by `scene`.
    return sendMailCode({ user_string: account, scene: purpose, ...(purpose === 'forget' && { type: purpose }) });
  }
  return sendMobileCode({ mobile: account, area_code: areaCode, type: purpose });
}

/** The app's effects: `authMachine.provide({ actors: authActors, actions: … })`. */
export const authActors = {
  login: fromPromise<void, LoginFields>(({ input }) => login(input)),
  logout: fromPromise<void>(() => logout()),
  sendCode: fromPromise<void, CodeRequest>(async ({ input }) => void (await sendCode(input))),
  register: fromPromise<void, RegisterFields>(async ({ input }) => void (await register(input))),
  reset: fromPromise<void, ResetFields>(async ({ input }) => void (await resetPassword(input))),
};

/**
 * Notifies a running machine of session changes from elsewhere: the server ends the session, or another tab signs in or
 * out. The machine's own changes are sent to it as well, but its states then ignore them. Returns the function that
 * stops it.
 */
export function followSession(send: (event: AuthEvent) => void): () => void {
  const stopEnded = onSessionEnded(() => send({ type: 'session.invalid' }));
  const notify = () => send({ type: session.token.get() === '' ? 'session.lost' : 'session.found' });
  const stopToken = session.token.subscribe(notify);
  // Notifies at once, because the session may have changed between the machine's start, during rendering, and this
  // call.
  notify();
  return () => {
    stopEnded();
    stopToken();
  };
}
