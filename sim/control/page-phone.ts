import { ControlError } from '../control-error';
import type { ActionInput, ActionName, ActionResult } from './sandbox-actions';

type Ask = <N extends ActionName>(action: N, input: ActionInput<N>) => Promise<ActionResult<N>>;

/**
 * The token with which the second phone of a stage goes on as its person; '' for a visitor, which is also whoever the
 * run does not have. A live session is taken up without a command. Where commands lie ahead of a moment that somebody
 * has gone back to, nobody is signed in: that would be a command, and the way forward would be gone.
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
