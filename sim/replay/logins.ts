import { personOf } from '../control/people-actions';
import { type Command, commandOf } from '../journal/command';
import type { JournalEntry } from '../journal/journal';
import type { LiveWorld } from '../live-world';
import { openedMs, sessionUser, tokenOf } from '../products/accounts/sessions';
import type { Login } from './steps';

/** Every login there has been, by its token. Ended sessions are among them. */
export function loginsByToken(world: LiveWorld): ReadonlyMap<string, Login> {
  const logins = new Map<string, Login>();
  for (const { id, loginCount } of world.tables.users.all()) {
    for (let login = 1; login <= loginCount; login += 1) {
      logins.set(tokenOf(world, id, login), { userId: id, login });
    }
  }
  return logins;
}

/**
 * The session a page goes on with when the run under it has changed: the one it holds if that lives in this run as
 * well, else the one the run was last used with. '' when that has ended, or nobody has signed in.
 */
export function sessionToGoOn(entries: readonly JournalEntry[], world: LiveWorld, held: string): string {
  const isAlive = (token: string) => sessionUser(world, token) !== null;
  if (isAlive(held)) return held;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at] as JournalEntry;
    const used = sessionUsed(commandOf(entry), entry.atMs, world);
    if (used !== null) return isAlive(used) ? used : '';
  }
  return '';
}

/** The token a command came with, or that of the session it began; null when it tells nothing about sessions. */
function sessionUsed(command: Command, atMs: number, world: LiveWorld): string | null {
  const { sessions } = world.tables;
  if (command.do === 'call') {
    if (command.request.token !== '') return command.request.token;
    return sessions.all().find((session) => openedMs(session) === atMs)?.token ?? null;
  }
  if (command.action !== 'people.as') return null;
  const { who } = command.input as { who: string | number };
  return who === 'visitor' ? '' : (sessions.get(personOf(world, who).id)?.token ?? '');
}
