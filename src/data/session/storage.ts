import { isEmbedded, isExtraPhone, isIsolated } from '@/lib/sandbox/framing';
import { memoryStorage, partOfStorage, type TextStorage } from './text-storage';

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

/** What a visitor has chosen for the browser, whatever run they see, and the version of the storage. */
const OF_THE_BROWSER = ['h5Version', 'lang', 'languageOffered'];

/** Storage that survives a visit. An embedded page keeps nothing: it could change what the visitor's own page has. */
export function localTextStorage(): TextStorage {
  if (isEmbedded) return memoryStorage();
  const disk = guardedStorage(() => localStorage);
  return isIsolated ? partOfStorage(disk, OF_THE_BROWSER) : disk;
}

/** Storage that ends with the tab. The second phone of a tab is another customer, and gets one of its own. */
export const tabStorage: TextStorage =
  isIsolated || isExtraPhone ? memoryStorage() : guardedStorage(() => sessionStorage);
