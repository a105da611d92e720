import * as v from 'valibot';
import { createValueStore, type ValueStore } from '@/lib/value-store';
import { session } from './session';

/** The part of sessionStorage that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Empties one draft each. */
const forgetters = new Set<() => void>();

const PREFIX = 'draft:';

/** What lives as long as the tab; null where it is forbidden. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    // Private windows and embedded views may forbid it: a draft then lives as long as the page.
    return null;
  }
}

/**
 * What somebody has typed into a wizard: it survives back, reload and a change of language, and ends with the tab
 * (designed). Never put a password into it.
 * @param schema stored text that does not fit reads as `empty`: it may come from an older version
 */
export function createDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
  storage: DraftStorage | null = tabStorage(),
): ValueStore<T> {
  const key = PREFIX + name;
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage?.getItem(key));
  const store = createValueStore(stored.success ? stored.output : empty);
  forgetters.add(() => {
    storage?.removeItem(key);
    store.set(empty);
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
  for (const forget of forgetters) forget();
  // Also those of wizards that nobody has opened since the page was loaded.
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(PREFIX)) storage?.removeItem(key);
}

session.token.subscribe(forgetDrafts);
