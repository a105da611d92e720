import * as v from 'valibot';
import { createValueStore, type ValueStore } from '@/lib/stores/value-store';
import { onSessionEnded } from '../api/outcome';
import { session } from './session';
import { tabStorage } from './storage';
import type { TextStorage } from './text-storage';

/** An open draft: `forget` empties it, `reload` reads it again from the storage. */
interface OpenDraft {
  readonly key: string;
  forget(): void;
  reload(): void;
}

export interface Draft<T> extends ValueStore<T> {
  /** Empties the form after it was sent, unless something else has been typed meanwhile. */
  forget(sent: T): void;
}

const open = new Set<OpenDraft>();

const PREFIX = 'draft:';
/** Key under which the drafts of an ended session are kept for their user. */
const HELD = 'held-drafts';
/** Key of the token of the session that the drafts belong to; '' for a visitor's. */
const OWNER = 'own:token-drafts';

/**
 * A form's input. It survives back, reload, a change of language, a visitor's login and the end of the session by the
 * server, and ends with the tab (designed). Never store a password in it.
 * @param schema stored text that does not match reads as `empty`: it may come from an older version
 */
export function createDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
  storage: TextStorage = tabStorage,
): Draft<T> {
  const key = PREFIX + name;
  const read = () => {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.get(key));
    return stored.success ? stored.output : empty;
  };
  const store = createValueStore(read());
  open.add({
    key,
    forget() {
      storage.remove(key);
      store.set(empty);
    },
    reload: () => store.set(read()),
  });
  const set = (next: T) => {
    store.set(next);
    if (next === empty) storage.remove(key);
    else storage.set(key, JSON.stringify(next));
  };
  return {
    ...store,
    set,
    forget(sent) {
      if (store.get() === sent) set(empty);
    },
  };
}

/** Forgets all drafts, also those kept for a user, so that nobody finds them in another run. */
export function forgetDrafts(): void {
  endedSessionUserId = undefined;
  tabStorage.remove(HELD);
  emptyDrafts();
}

/** Empties all forms, so that the next person at this device does not find the drafts. */
function emptyDrafts(): void {
  for (const draft of open) draft.forget();
  // Also drafts of forms that were not opened since the page was loaded.
  for (const key of draftKeys()) tabStorage.remove(key);
}

const draftKeys = () => tabStorage.keys().filter((key) => key.startsWith(PREFIX));

const held = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userId: v.number(), texts: v.record(v.string(), v.string()) }),
);

/** Keeps all drafts for this user. */
function keepDrafts(userId: number): void {
  const texts = Object.fromEntries(draftKeys().map((key) => [key, tabStorage.get(key) ?? '']));
  if (Object.keys(texts).length > 0) tabStorage.set(HELD, JSON.stringify({ userId, texts }));
}

/** Restores the kept drafts for the same user. For any other user all drafts are deleted, also what was typed since. */
function restoreDrafts(userId: number): void {
  const found = v.safeParse(held, tabStorage.get(HELD));
  tabStorage.remove(HELD);
  if (!found.success) return;
  if (found.output.userId !== userId) emptyDrafts();
  else for (const [key, text] of Object.entries(found.output.texts)) tabStorage.set(key, text);
  for (const draft of open) if (draft.key in found.output.texts) draft.reload();
}

/** Id of the user whose session the server ended, while their page may still be open. */
let endedSessionUserId: number | undefined;

/**
 * Forgets the drafts of another session; those of a visitor pass to the session that follows. Call it also when the
 * user leaves the page after the server ended the session: it then keeps the drafts for this user, and empties the
 * forms.
 */
export function storeDraftsForUser(): void {
  const present = session.token.get();
  // Keep them again, because the user may have typed after the session's end.
  if (endedSessionUserId !== undefined) keepDrafts(endedSessionUserId);
  endedSessionUserId = undefined;
  if ((tabStorage.get(OWNER) || present) !== present) emptyDrafts();
  tabStorage.set(OWNER, present);
}

// Logging out discards drafts, but a session that the server ended may have interrupted the user's input.
onSessionEnded(() => {
  endedSessionUserId = session.user.get()?.id;
  if (endedSessionUserId !== undefined) keepDrafts(endedSessionUserId);
});
session.token.subscribe(() => {
  // Keep the form filled: an emptied form would mark its fields as missing while the user still sees it.
  if (endedSessionUserId === undefined || session.token.get() !== '') storeDraftsForUser();
});
// The session may have changed since the page was last loaded.
storeDraftsForUser();
// The user becomes known a moment after the login.
session.user.subscribe(() => {
  const userId = session.user.get()?.id;
  if (userId !== undefined) restoreDrafts(userId);
});
