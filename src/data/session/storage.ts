import { isEmbedded, isExtraPhone } from '@/lib/framing';

/** The part of Storage the app uses. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): readonly string[];
  /** False if something could not be read, so that a value that seems missing may exist. */
  isReadable(): boolean;
  /** Notifies of writes by other tabs; a null key means that everything was cleared. Returns the unsubscriber. */
  onForeignChange(listener: (key: string | null) => void): () => void;
}

/** A storage that lasts as long as the page, for browsers that refuse theirs. */
export function memoryStorage(): TextStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    keys: () => [...kept.keys()],
    isReadable: () => true,
    onForeignChange: () => () => {},
  };
}

/**
 * Wraps a storage of the browser. Values it cannot store (private windows, embedded views, full quota) are kept in
 * memory and lost on reload. `area` is called each time, because in some browsers even accessing the property throws.
 */
export function guardedStorage(area: () => Storage): TextStorage {
  /** Values the area does not hold; null for a removed value that is still in the area. */
  const instead = new Map<string, string | null>();
  let isReadable = true;

  const read = <T>(ask: (from: Storage) => T, otherwise: T): T => {
    try {
      return ask(area());
    } catch {
      isReadable = false;
      return otherwise;
    }
  };
  /** Returns whether the write succeeded. */
  const write = (change: (of: Storage) => void): boolean => {
    try {
      change(area());
      return true;
    } catch {
      return false;
    }
  };
  const remove = (key: string) => write((of) => of.removeItem(key));
  const put = (key: string, value: string) => write((of) => of.setItem(key, value));
  const keysThere = () => read((from) => Object.keys(from), []);

  return {
    get(key) {
      const known = instead.get(key);
      return known === undefined ? read((from) => from.getItem(key), null) : known;
    },
    set(key, value) {
      // The old value is outdated, and its space may be needed for the new one.
      const isKept = put(key, value) || (remove(key) && put(key, value));
      if (isKept && isReadable) instead.delete(key);
      else instead.set(key, value);
    },
    remove(key) {
      if (remove(key)) instead.delete(key);
      else instead.set(key, null);
    },
    clear() {
      const known = keysThere();
      instead.clear();
      if (write((of) => of.clear())) return;
      for (const key of known) instead.set(key, null);
    },
    keys() {
      const gone = (key: string) => instead.get(key) === null;
      return [...new Set([...instead.keys(), ...keysThere()])].filter((key) => !gone(key));
    },
    isReadable: () => isReadable,
    onForeignChange(listener) {
      const own = read((from) => from, null);
      if (!own) return () => {};
      const onStorage = ({ storageArea, key }: StorageEvent) => {
        if (storageArea !== own) return;
        // The other tab's value is newer.
        if (key === null) instead.clear();
        else instead.delete(key);
        listener(key);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

/** Storage that survives a visit. An embedded page keeps nothing: it could change what the visitor's own page has. */
export const localTextStorage = (): TextStorage => (isEmbedded ? memoryStorage() : guardedStorage(() => localStorage));

/** Storage that ends with the tab. The second phone of a tab is another customer, and gets one of its own. */
export const tabStorage: TextStorage =
  isEmbedded || isExtraPhone ? memoryStorage() : guardedStorage(() => sessionStorage);

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
      // What belongs to another session than that on the disk would be taken for its customer's.
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
