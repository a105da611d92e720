import * as v from 'valibot';
import { createValueStore, type ValueStore } from '@/lib/value-store';
import { onSessionEnded } from './outcome';
import { session } from './session';
import { type TextStorage, tabStorage } from './storage';

/** What each open draft does when all are forgotten, and when one is there again. */
interface OpenDraft {
  readonly key: string;
  forget(): void;
  reload(): void;
}

const open = new Set<OpenDraft>();

const PREFIX = 'draft:';
/** Where drafts wait for whoever typed them. */
const HELD = 'held-drafts';

/**
 * What somebody has typed into a form: it survives back, reload, a change of language and the server's ending the
 * session, and ends with the tab (designed). Never put a password into it.
 * @param schema stored text that does not fit reads as `empty`: it may come from an older version
 */
export function createDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
  storage: TextStorage = tabStorage,
): ValueStore<T> {
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
  return {
    ...store,
    set(next) {
      store.set(next);
      if (next === empty) storage.remove(key);
      else storage.set(key, JSON.stringify(next));
    },
  };
}

/** Forgets everything typed so far: the next person at this screen must not find it. */
export function forgetDrafts(): void {
  for (const draft of open) draft.forget();
  // Also those of wizards that nobody has opened since the page was loaded.
  for (const key of draftKeys()) tabStorage.remove(key);
}

const draftKeys = () => tabStorage.keys().filter((key) => key.startsWith(PREFIX));

const held = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userId: v.number(), texts: v.record(v.string(), v.string()) }),
);

/** Puts all drafts aside for whoever typed them. */
function holdDrafts(userId: number): void {
  const texts = Object.fromEntries(draftKeys().map((key) => [key, tabStorage.get(key) ?? '']));
  if (Object.keys(texts).length > 0) tabStorage.set(HELD, JSON.stringify({ userId, texts }));
}

/** Hands them back to the same user; anybody else does away with them. */
function handDraftsBack(userId: number): void {
  const found = v.safeParse(held, tabStorage.get(HELD));
  tabStorage.remove(HELD);
  if (!found.success || found.output.userId !== userId) return;
  for (const [key, text] of Object.entries(found.output.texts)) tabStorage.set(key, text);
  for (const draft of open) if (draft.key in found.output.texts) draft.reload();
}

/** Whose session the server has ended, while the page they typed into may still stand. */
let putOut: number | undefined;

/** The page of whom the server has put out is left: what they typed waits for them, and is on no screen any more. */
export function putDraftsAside(): void {
  if (putOut === undefined) return;
  // Anew, for they may have typed on.
  holdDrafts(putOut);
  putOut = undefined;
  forgetDrafts();
}

// Whoever logs out has finished; whom the server has put out in the middle of something has not.
onSessionEnded(() => {
  putOut = session.user.get()?.id;
  if (putOut !== undefined) holdDrafts(putOut);
});
session.token.subscribe(() => {
  // An emptied form would find fault with what is missing, before the eyes of who has typed it.
  if (putOut !== undefined && session.token.get() === '') return;
  putDraftsAside();
  forgetDrafts();
});
// Who it is is known a moment after the login.
session.user.subscribe(() => {
  const userId = session.user.get()?.id;
  if (userId !== undefined) handDraftsBack(userId);
});
