import type { TextStorage } from './text-storage';

/** The tab's own value: null for none, undefined before the tab has stored one. */
function readOwn(text: string | null): string | null | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'string' || value === null ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes some keys private to this tab: later writes by other tabs do not change them here, so that two tabs can be two
 * customers of one sandbox. The first key is the session, and the others belong to it. A tab starts with the values of
 * the session that any tab began last, and keeps its own across reloads. A removed value is removed in every tab that
 * holds the same one. If it is the first key, all keys are removed there: ending a session in one tab ends it in all.
 */
export function tabScopedStorage(disk: TextStorage, keys: readonly string[], tab: TextStorage): TextStorage {
  const isOwn = (key: string) => keys.includes(key);
  const [first = '', ...others] = keys;
  /**
   * Key that notifies other tabs of a removed value, because the first key may hold another customer's value by now. It
   * is deleted immediately.
   */
  const goneKey = (value: string) => `gone:${value}`;
  const keep = (key: string, value: string | null) => tab.set(`own:${key}`, JSON.stringify(value));
  const own = (key: string): string | null => readOwn(tab.get(`own:${key}`)) ?? null;
  const isOnDisk = () => disk.get(first) === own(first);
  const removeOthers = () => {
    for (const key of others) if (disk.get(key) !== null) disk.remove(key);
  };
  for (const key of keys) if (readOwn(tab.get(`own:${key}`)) === undefined) keep(key, disk.get(key));
  return {
    get: (key) => (isOwn(key) ? own(key) : disk.get(key)),
    set(key, value) {
      if (isOwn(key)) keep(key, value);
      if (key === first && !isOnDisk()) removeOthers();
      // While another session is on the disk, this tab's values stay out of it: they would be taken for its customer's.
      if (!isOwn(key) || key === first || isOnDisk()) disk.set(key, value);
    },
    remove(key) {
      // Do not remove another tab's value.
      if (!isOwn(key) || disk.get(key) === own(key)) disk.remove(key);
      const had = own(key);
      if (key === first && disk.get(first) === null) removeOthers();
      if (isOwn(key)) keep(key, null);
      if (key !== first || had === null) return;
      disk.set(goneKey(had), '');
      disk.remove(goneKey(had));
    },
    clear() {
      disk.clear();
      for (const key of keys) keep(key, null);
    },
    keys: disk.keys,
    isReadable: disk.isReadable,
    onForeignChange: (listener) =>
      disk.onForeignChange((key) => {
        const mine = own(first);
        if (mine !== null && key === goneKey(mine)) {
          for (const one of keys) keep(one, null);
          for (const one of keys) listener(one);
        } else if (key === null || !isOwn(key)) listener(key);
      }),
  };
}
