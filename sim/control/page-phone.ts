import { ControlError } from '../control-error';
import type { Ask } from './sandbox-actions';

/**
 * The session token for the second phone, which shows the app signed in as `who`; '' for a visitor, and for a person
 * whom the run does not have. A live session is used without a command. If there is none, a sign-in opens one, except
 * after a rewind while later commands are kept (`run.ahead`): the sign-in would be a command and would drop them.
 */
export async function tokenOfPhone(ask: Ask, who: string): Promise<string> {
  try {
    const { token } = await ask('people.token', { who });
    if (token !== '' || who === 'visitor' || (await ask('run.ahead', {}))) return token;
    return (await ask('people.as', { who })).token;
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    return '';
  }
}
