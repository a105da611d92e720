/** The part of Storage the app uses. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): readonly string[];
  /** False when something could not be read: what seems to be missing may be there. */
  isReadable(): boolean;
  /** Tells of writes by other tabs; null key means everything was cleared. Returns the unsubscriber. */
  onForeignChange(listener: (key: string | null) => void): () => void;
}

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
 * A storage of the browser as far as it does what it should: what cannot be kept there (private windows, embedded
 * views, full quota) is kept in memory and forgotten on reload, and what is there is read. `area` is asked each time, for
 * in some browsers already naming a storage throws.
 */
export function guardedStorage(area: () => Storage): TextStorage {
  /** What the area does not say; null is a value that is gone. */
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
  /** Whether the area has it now. */
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
      // What was there is wrong by now, and takes the room that this may need.
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
      const heard = ({ storageArea, key }: StorageEvent) => {
        if (storageArea !== own) return;
        // The other tab's is newer.
        if (key === null) instead.clear();
        else instead.delete(key);
        listener(key);
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}

/** What outlives a visit. */
export const openStorage = (): TextStorage => guardedStorage(() => localStorage);

/** What ends with the tab. */
export const tabStorage: TextStorage = guardedStorage(() => sessionStorage);

/** What this tab holds instead of the disk's: null for nothing, undefined before it has begun to. */
function readOwn(text: string | null): string | null | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'string' || value === null ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Some keys belong to this tab: what others write later does not change them here, so that two tabs can be two
 * customers of one sandbox. A tab begins with what was written last, wherever, and goes on with its own after a reload.
 * What is taken away is gone in every tab that has the same, and with the first of the keys all of them: a session that
 * one tab ends has ended for all.
 */
export function ownedByTab(disk: TextStorage, keys: readonly string[], tab: TextStorage): TextStorage {
  const isOwn = (key: string) => keys.includes(key);
  const [first = ''] = keys;
  /** Tells other tabs what was taken away; the first key itself may by now be another customer's. Nothing stays on disk. */
  const goneKey = (value: string) => `gone:${value}`;
  const keep = (key: string, value: string | null) => tab.set(`own:${key}`, JSON.stringify(value));
  const own = (key: string): string | null => readOwn(tab.get(`own:${key}`)) ?? null;
  for (const key of keys) if (readOwn(tab.get(`own:${key}`)) === undefined) keep(key, disk.get(key));
  return {
    get: (key) => (isOwn(key) ? own(key) : disk.get(key)),
    set(key, value) {
      if (isOwn(key)) keep(key, value);
      disk.set(key, value);
    },
    remove(key) {
      // Another tab's is not ours to take away.
      if (!isOwn(key) || disk.get(key) === own(key)) disk.remove(key);
      const had = own(key);
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
