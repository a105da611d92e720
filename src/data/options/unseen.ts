import * as v from 'valibot';
import { createPreference } from '../session/preferences';
import { onRunReset } from '../session/run-reset';
import { session } from '../session/session';

/** Nobody reads more results at once; the oldest remain in the history. */
const MAX_UNSEEN = 50;

const schema = v.array(v.object({ userId: v.number(), id: v.number() }));
const NONE: v.InferOutput<typeof schema> = [];

/**
 * Options of this device's users whose result was not shown yet. Stored across reloads, so that the result of an option
 * that expired while the app was closed is shown once at the next start.
 */
export const unseenOptions = createPreference('unseen-options', schema, NONE);

/** Ids of results seen since the page was loaded. */
const seen = new Set<number>();
onRunReset(() => seen.clear());

const mine = () => session.user.get()?.id ?? null;

/** Ids of the signed-in user's options, oldest first. */
export function unseenIds(): readonly number[] {
  const userId = mine();
  return unseenOptions.get().flatMap((one) => (one.userId === userId ? [one.id] : []));
}

/** Registers running options whose results must be shown. A late answer may list one whose result was seen already. */
export function awaitResults(orders: readonly { readonly id: number; readonly user_id: number }[]): void {
  const known = unseenOptions.get();
  const fresh = orders.filter(({ id }) => !seen.has(id) && !known.some((one) => one.id === id));
  if (fresh.length === 0) return;
  const added = fresh.map(({ id, user_id: userId }) => ({ userId, id })).sort((a, b) => a.id - b.id);
  unseenOptions.set([...known, ...added].slice(-MAX_UNSEEN));
}

/** Removes options whose results were seen, or need not be shown. */
export function noteSeen(ids: readonly number[]): void {
  for (const id of ids) seen.add(id);
  const left = unseenOptions.get().filter(({ id }) => !ids.includes(id));
  if (left.length < unseenOptions.get().length) unseenOptions.set(left.length === 0 ? NONE : left);
}
