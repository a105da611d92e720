import type { World } from '../../world';
import { hex } from './password';
import type { SessionRow, UserRow } from './tables';

/** Observed in the field: a token lives one day. */
const LIFETIME_MS = 86_400_000;

/** The customer whose live session a token is; null for a visitor, an ended or an expired session. */
export function sessionUser(world: World, token: string): UserRow | null {
  if (token === '') return null;
  const session = world.tables.sessions.first('token', token);
  if (!session || session.expiresMs <= world.nowMs) return null;
  const user = world.tables.users.get(session.id);
  return user && !user.isLocked ? user : null;
}

/** Whether the customer is signed in somewhere, which another login ends. */
export const hasLiveSession = ({ tables, nowMs }: World, userId: number): boolean =>
  (tables.sessions.get(userId)?.expiresMs ?? 0) > nowMs;

/** The token of a customer's login number `login`, counted from 1: 32 hex digits. */
export function tokenOf(world: Pick<World, 'chance'>, userId: number, login: number): string {
  return [0, 1, 2, 3].map((part) => hex(world.chance('token', userId, login, part))).join('');
}

/** When a session began: it lives as long as every other. */
export const openedMs = ({ expiresMs }: SessionRow): number => expiresMs - LIFETIME_MS;

/** Begins a session and ends the customer's earlier one. The token is different at every login. */
export function openSession(world: World, user: UserRow): string {
  const { sessions, users } = world.tables;
  const count = user.loginCount + 1;
  const token = tokenOf(world, user.id, count);
  const expiresMs = world.nowMs + LIFETIME_MS;
  users.update(user.id, { loginCount: count });
  if (sessions.get(user.id)) sessions.update(user.id, { token, expiresMs });
  else sessions.insert({ id: user.id, token, expiresMs });
  return token;
}

/** The customer's live session, for another day, or a new one: whoever else uses it is not put out. */
export function goOnWithSession(world: World, user: UserRow): string {
  const live = world.tables.sessions.get(user.id);
  if (!live || live.expiresMs <= world.nowMs) return openSession(world, user);
  world.tables.sessions.update(user.id, { expiresMs: world.nowMs + LIFETIME_MS });
  return live.token;
}

export function closeSession(world: World, userId: number): void {
  if (world.tables.sessions.get(userId)) world.tables.sessions.remove(userId);
}
