import type { World } from '../../world';
import { hex } from './password';
import type { SessionRow, UserRow } from './tables';

/**
 * A session ends by a login elsewhere, a logout, a blocked account, or the control action people.signOut. Time alone
 * does not end it (designed). In the field a token lives one day, but in the simulation a day may be a clock jump: a
 * presenter who jumps over a lock-up wants to see its payout, not the login.
 */

/** The customer of a live session's token; null for a visitor or an ended session. */
export function sessionUser({ tables }: World, token: string): UserRow | null {
  if (token === '') return null;
  const session = tables.sessions.first('token', token);
  const user = session && tables.users.get(session.id);
  return user && !user.isLocked ? user : null;
}

/** The customer's live session; undefined without one. Another login ends it. */
export const sessionOf = ({ tables }: World, userId: number): SessionRow | undefined => tables.sessions.get(userId);

/** The token of a customer's login number `login`, counted from 1: 32 hex digits. */
export function tokenOf(world: Pick<World, 'chance'>, userId: number, login: number): string {
  return [0, 1, 2, 3].map((part) => hex(world.chance('token', userId, login, part))).join('');
}

/** Begins a session and ends the customer's earlier one. The token is different at every login. */
export function openSession(world: World, user: UserRow): string {
  const { sessions, users } = world.tables;
  const count = user.loginCount + 1;
  const token = tokenOf(world, user.id, count);
  users.update(user.id, { loginCount: count });
  const session = { token, openedMs: world.nowMs };
  if (sessions.get(user.id)) sessions.update(user.id, session);
  else sessions.insert({ id: user.id, ...session });
  return token;
}

/** The token of the customer's live session, or of a new one. It does not end a session that another client uses. */
export const liveOrNewSession = (world: World, user: UserRow): string =>
  sessionOf(world, user.id)?.token ?? openSession(world, user);

export function closeSession(world: World, userId: number): void {
  if (sessionOf(world, userId)) world.tables.sessions.remove(userId);
}
