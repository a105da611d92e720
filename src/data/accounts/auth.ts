import { authAnswers } from '@/contract/auth/answers';
import type { CallFields } from '@/contract/calls';
import { RESEND_AFTER_MS } from '@/domain/accounts/validation';
import { apiOf } from '../api/http';
import { isUncertain } from '../api/repeat';
import { queryClient } from '../queries/client';
import { session } from '../session/session';
import { userQuery } from './user';

const api = apiOf(authAnswers);

/**
 * Effects for the auth lifecycle. Refusals are thrown, and the form shows them beside the field they belong to. All
 * throw ApiError.
 */
const byForm = { showsRefusal: true } as const;
/** For calls that would otherwise create a second account, or change a password twice. */
const onceByForm = { showsRefusal: true, once: true } as const;

/** Signs in; resolves when token and user are stored (specification section 4: the payload is the token). */
export async function login(fields: CallFields<'POST /user/login'>): Promise<void> {
  await startSession(await api('POST /user/login', fields, byForm));
}

/** Begins a session with a token; resolves when its user is known. */
export async function startSession(token: string): Promise<void> {
  session.signIn(token);
  try {
    await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  } catch (error) {
    // A connection lost just now does not undo the login: the user is requested again later. Any other error does.
    if (isUncertain(error)) return;
    session.signOut(token);
    throw error;
  }
}

/**
 * Signs out on this device at once, because the tab may be closed before a slow server answers. Resolves when the
 * server has ended the session too, or could not be reached.
 */
export async function logout(): Promise<void> {
  const token = session.token.get();
  // Only this token: another tab may have signed in somebody else.
  session.signOut(token);
  try {
    await api('GET /user/logout', {}, { quiet: true, token });
  } catch {
    // The session has ended on this device, whatever the server says.
  }
}

export const register = (fields: CallFields<'POST /user/register'>) => api('POST /user/register', fields, onceByForm);

/** Sets a new login password with a code, for a user who has forgotten it. */
export const resetPassword = (fields: CallFields<'POST /user/forget'>) => api('POST /user/forget', fields, onceByForm);

/** Until another code may be sent, a repeated request counts as the same one, because its answer may have been lost. */
const oncePerCode = (waitMs: number) => ({ showsRefusal: true, once: { withinMs: waitMs } });

export const sendMailCode = (fields: CallFields<'POST /sms_mail'>) =>
  api('POST /sms_mail', fields, oncePerCode(RESEND_AFTER_MS.email));

export const sendMobileCode = (fields: CallFields<'POST /sms_send'>) =>
  api('POST /sms_send', fields, oncePerCode(RESEND_AFTER_MS.mobile));

/** Checks a code without consuming it. */
export const checkCode = (fields: CallFields<'POST /user/check_email'>) =>
  api('POST /user/check_email', fields, byForm);
