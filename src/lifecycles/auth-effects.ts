import { fromPromise } from 'xstate';
import { onSessionEnded } from '@/data/outcome';
import { login, logout, register, resetPassword, sendMailCode, sendMobileCode } from '@/data/queries/auth';
import { session } from '@/data/session';
import type { AuthEvent, CodeRequest, LoginFields, RegisterFields, ResetFields } from './auth';

function sendCode({ purpose, channel, account, areaCode }: CodeRequest): Promise<unknown> {
  if (channel === 'email') {
    // Servers of the family tell a reset by its `type`, everything else by its `scene`.
    return sendMailCode({ user_string: account, scene: purpose, ...(purpose === 'forget' && { type: purpose }) });
  }
  return sendMobileCode({ mobile: account, area_code: areaCode, type: purpose });
}

/** The app's own effects: `authMachine.provide({ actors: authActors, actions: … })`. */
export const authActors = {
  login: fromPromise<void, LoginFields>(({ input }) => login(input)),
  logout: fromPromise<void>(() => logout()),
  sendCode: fromPromise<void, CodeRequest>(async ({ input }) => void (await sendCode(input))),
  register: fromPromise<void, RegisterFields>(async ({ input }) => void (await register(input))),
  reset: fromPromise<void, ResetFields>(async ({ input }) => void (await resetPassword(input))),
};

/**
 * Tells a running machine what becomes of the session elsewhere: the server ends it, another tab signs in or out.
 * What the machine does itself comes by here as well, in states that do not listen for it. Returns the stop.
 */
export function followSession(send: (event: AuthEvent) => void): () => void {
  const stopEnded = onSessionEnded(() => send({ type: 'session.invalid' }));
  const stopToken = session.token.subscribe(() => {
    send({ type: session.token.get() === '' ? 'session.lost' : 'session.found' });
  });
  return () => {
    stopEnded();
    stopToken();
  };
}
