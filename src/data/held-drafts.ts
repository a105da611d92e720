import * as v from 'valibot';
import type { ValueStore } from '@/lib/value-store';
import { createDraft, type DraftStorage, tabStorage } from './drafts';
import { onSessionEnded } from './outcome';
import { session } from './session';

const PREFIX = 'held:';

/**
 * A draft that also outlives the server's ending the session (999) in the middle of it: it is handed back to the same
 * user, and dropped as soon as somebody else signs in. Whoever logs out has finished with it.
 */
export function createHeldDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
  storage: DraftStorage | null = tabStorage(),
): ValueStore<T> {
  const draft = createDraft(name, schema, empty, storage);
  const key = PREFIX + name;
  const held = v.pipe(v.string(), v.parseJson(), v.object({ userId: v.number(), value: schema }));

  onSessionEnded(() => {
    const userId = session.user.get()?.id;
    if (userId === undefined || draft.get() === empty) return;
    try {
      storage?.setItem(key, JSON.stringify({ userId, value: draft.get() }));
    } catch {
      // A full quota: what was typed is typed once more.
    }
  });

  const handBack = () => {
    const user = session.user.get();
    const text = storage?.getItem(key) ?? null;
    // Who it is is known a moment after the login.
    if (!user || text === null) return;
    storage?.removeItem(key);
    const found = v.safeParse(held, text);
    if (found.success && found.output.userId === user.id) draft.set(found.output.value as T);
  };
  session.user.subscribe(handBack);
  handBack();
  return draft;
}
