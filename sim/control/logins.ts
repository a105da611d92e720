import { type Command, commandOf } from '../journal/command';
import type { JournalEntry } from '../journal/journal';
import type { LiveWorld } from '../live-world';
import { personOf } from '../products/accounts/person';
import { sessionOf, sessionUser, tokenOf } from '../products/accounts/sessions';
import { findUser } from '../products/accounts/users';
import type { Login } from '../replay/steps';

/** All logins so far, by token, including those whose session has ended. */
export function loginsByToken(world: LiveWorld): ReadonlyMap<string, Login> {
  const logins = new Map<string, Login>();
  for (const { id, loginCount } of world.tables.users.all()) {
    for (let login = 1; login <= loginCount; login += 1) {
      logins.set(tokenOf(world, id, login), { userId: id, login });
    }
  }
  return logins;
}

/** The parts of a run that determine who is signed in. `signIn` is the persona of its start; missing for a visitor. */
interface Used {
  readonly entries: readonly JournalEntry[];
  readonly world: LiveWorld;
  readonly signIn: string | undefined;
}

/**
 * The token of the session that a page continues with after the run has changed: the session it has (`held`), if that
 * is live in this run, else the session that the run used last, at first that of its start. '' when that session has
 * ended, and for a visitor.
 */
export function sessionToReuse({ entries, world, signIn = 'visitor' }: Used, held = ''): string {
  const isAlive = (token: string) => sessionUser(world, token) !== null;
  if (isAlive(held)) return held;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at] as JournalEntry;
    const used = sessionUsed(commandOf(entry), entry.atMs, world);
    if (used !== null) return isAlive(used) ? used : '';
  }
  const begun = sessionNow(world, signIn);
  return isAlive(begun) ? begun : '';
}

/**
 * The session token of a command: the one it was sent with, or the one of the session it opened; null without a
 * session.
 */
function sessionUsed(command: Command, atMs: number, world: LiveWorld): string | null {
  if (command.do === 'call') {
    const { token, path, fields } = command.request;
    if (token !== '') return token;
    const user = path === '/user/login' ? findUser(world, fields.user_string ?? '') : null;
    if (!user) return null;
    const session = sessionOf(world, user.id);
    if (!session) return '';
    // A refused login has opened no session.
    return session.openedMs === atMs ? session.token : null;
  }
  if (command.action !== 'people.as') return null;
  return sessionNow(world, (command.input as { who: string | number }).who);
}

const sessionNow = (world: LiveWorld, who: string | number): string =>
  who === 'visitor' ? '' : (sessionOf(world, personOf(world, who).id)?.token ?? '');
