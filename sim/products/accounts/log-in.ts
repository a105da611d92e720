import { MINUTE_MS } from '@/domain/time';
import { type Outcome, ok, type Refused, refuse, refuseKeepingWrites } from '../../handler';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { openSession, sessionOf } from './sessions';
import { findUser, hasPassword } from './users';

/**
 * Designed: the number of wrong tries without consequence. Each further one doubles the wait, and the count is dropped
 * after an hour without a wrong try.
 */
const FREE_TRIES = { user: 5, from: 20 } as const;
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 15 * MINUTE_MS;
const FORGOTTEN_AFTER_MS = 60 * MINUTE_MS;

type Kind = keyof typeof FREE_TRIES;
type Refusal = 'login_slowed' | 'account_unknown' | 'password_wrong' | 'account_locked';

interface Login {
  readonly name: string;
  readonly password: string;
  /** Address of the caller's connection; '' where the host does not know it. */
  readonly from: string;
}

/**
 * Opens a session and returns its token. Wrong passwords slow down further tries, counted by account and by the address
 * that they come from.
 */
export function logIn(world: World, { name, password, from }: Login): Outcome<string, Refusal> {
  const found = findUser(world, name);
  const tried: readonly (readonly [Kind, string])[] = [
    ...(found ? [['user', String(found.id)] as const] : []),
    ...(from === '' ? [] : [['from', from] as const]),
  ];
  const throttled = slowDown(world, tried);
  if (throttled) return throttled;
  if (!found || !hasPassword(found, password)) {
    for (const [kind, id] of tried) countWrong(world, kind, id);
    return refuseKeepingWrites(found ? 'password_wrong' : 'account_unknown');
  }
  if (found.isLocked) return refuse('account_locked');
  forgetWrongLogins(world, found.id);
  if (sessionOf(world, found.id)) sendMessage(world, found.id, 'newLogin', { time: world.nowMs });
  return ok(openSession(world, found));
}

const keyOf = (kind: Kind, id: string): string => `${kind} ${id}`;

function slowDown(
  { tables, nowMs }: World,
  tried: readonly (readonly [Kind, string])[],
): Refused<'login_slowed'> | null {
  const waits = tried.map(([kind, id]) => (tables.loginTries.get(keyOf(kind, id))?.waitUntilMs ?? 0) - nowMs);
  const waitMs = Math.max(0, ...waits);
  return waitMs > 0 ? refuse('login_slowed', { wait: minutesAndSeconds(waitMs) }) : null;
}

/** 90,000 → 1:30. */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function countWrong({ tables, nowMs }: World, kind: Kind, id: string): void {
  const key = keyOf(kind, id);
  const before = tables.loginTries.get(key);
  const wrong = (before && nowMs - before.lastMs < FORGOTTEN_AFTER_MS ? before.wrong : 0) + 1;
  const row = {
    wrong,
    lastMs: nowMs,
    waitUntilMs: wrong < FREE_TRIES[kind] ? 0 : nowMs + waitAfter(wrong - FREE_TRIES[kind]),
  };
  if (before) tables.loginTries.update(key, row);
  else tables.loginTries.insert({ key, ...row });
}

function waitAfter(more: number): number {
  let waitMs = FIRST_WAIT_MS;
  for (let i = 0; i < more && waitMs < MAX_WAIT_MS; i += 1) waitMs *= 2;
  return Math.min(waitMs, MAX_WAIT_MS);
}

/** Ends the wait of an account whose owner has proved to be the owner. */
export function forgetWrongLogins({ tables }: World, userId: number): void {
  const key = keyOf('user', String(userId));
  if (tables.loginTries.get(key)) tables.loginTries.remove(key);
}
