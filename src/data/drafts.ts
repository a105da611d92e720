import * as v from 'valibot';
import { createValueStore, type ValueStore } from '@/lib/value-store';
import { onSessionEnded } from './outcome';
import { session } from './session';

/** The part of sessionStorage that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    // Private windows and embedded views may forbid it: a draft then lives as long as the page.
    return null;
  }
}

/**
 * What somebody has typed into a form: it survives back, reload, a change of language and the server's ending the
 * session, and ends with the tab (designed). Never put a password into it.
 * @param schema stored text that does not fit reads as `empty`: it may come from an older version
 */
export function createDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
  storage: DraftStorage | null = tabStorage(),
): ValueStore<T> {
  const key = PREFIX + name;
  const read = () => {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage?.getItem(key));
    return stored.success ? stored.output : empty;
  };
  const store = createValueStore(read());
  open.add({
    key,
    forget() {
      storage?.removeItem(key);
      store.set(empty);
    },
    reload: () => store.set(read()),
  });
  return {
    ...store,
    set(next) {
      store.set(next);
      try {
        if (next === empty) storage?.removeItem(key);
        else storage?.setItem(key, JSON.stringify(next));
      } catch {
        // A full quota costs the draft its survival of a reload, and nothing else.
      }
    },
  };
}

/** Forgets everything typed so far: the next person at this screen must not find it. */
export function forgetDrafts(): void {
  for (const draft of open) draft.forget();
  // Also those of wizards that nobody has opened since the page was loaded.
  const storage = tabStorage();
  for (const key of draftKeys(storage)) storage?.removeItem(key);
}

const draftKeys = (storage: Storage | null) => Object.keys(storage ?? {}).filter((key) => key.startsWith(PREFIX));

const held = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userId: v.number(), texts: v.record(v.string(), v.string()) }),
);

/** Puts all drafts aside for whoever typed them. */
function holdDrafts(userId: number): void {
  const storage = tabStorage();
  const texts = Object.fromEntries(draftKeys(storage).map((key) => [key, storage?.getItem(key) ?? '']));
  try {
    if (Object.keys(texts).length > 0) storage?.setItem(HELD, JSON.stringify({ userId, texts }));
  } catch {
    // A full quota: what was typed is typed once more.
  }
}

/** Hands them back to the same user; anybody else does away with them. */
function handDraftsBack(userId: number): void {
  const storage = tabStorage();
  const found = v.safeParse(held, storage?.getItem(HELD));
  storage?.removeItem(HELD);
  if (!found.success || found.output.userId !== userId) return;
  for (const [key, text] of Object.entries(found.output.texts)) storage?.setItem(key, text);
  for (const draft of open) if (draft.key in found.output.texts) draft.reload();
}

session.token.subscribe(forgetDrafts);
// Whoever logs out has finished; whom the server has put out in the middle of something has not.
onSessionEnded(() => {
  const userId = session.user.get()?.id;
  if (userId !== undefined) holdDrafts(userId);
});
// Who it is is known a moment after the login.
session.user.subscribe(() => {
  const userId = session.user.get()?.id;
  if (userId !== undefined) handDraftsBack(userId);
});
