/** The part of Storage the app uses. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): readonly string[];
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
    onForeignChange: () => () => {},
  };
}

/**
 * localStorage, or memory where a browser forbids it (private windows, embedded views, full quota): the app then
 * forgets on reload, but works.
 */
export function openStorage(): TextStorage {
  const memory = memoryStorage();
  let disk: Storage;
  try {
    disk = localStorage;
    disk.setItem('__probe', '1');
    disk.removeItem('__probe');
  } catch {
    return memory;
  }
  return {
    get: (key) => memory.get(key) ?? disk.getItem(key),
    set(key, value) {
      try {
        disk.setItem(key, value);
        memory.remove(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.remove(key);
      disk.removeItem(key);
    },
    clear() {
      memory.clear();
      disk.clear();
    },
    keys: () => [...new Set([...memory.keys(), ...Object.keys(disk)])],
    onForeignChange(listener) {
      const heard = (event: StorageEvent) => {
        if (event.storageArea === disk) listener(event.key);
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}

/** The part of sessionStorage that a tab's own keys need. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Some keys belong to this tab: what others write later does not change them here, so that two tabs can be two
 * customers of one sandbox. A tab begins with what was written last, wherever, and goes on with its own after a reload.
 */
export function ownedByTab(disk: TextStorage, keys: readonly string[], tab: TabStorage): TextStorage {
  const isOwn = (key: string) => keys.includes(key);
  const keep = (key: string, value: string | null) => tab.setItem(`own:${key}`, JSON.stringify(value));
  const own = (key: string): string | null => JSON.parse(tab.getItem(`own:${key}`) ?? 'null');
  for (const key of keys) if (tab.getItem(`own:${key}`) === null) keep(key, disk.get(key));
  return {
    get: (key) => (isOwn(key) ? own(key) : disk.get(key)),
    set(key, value) {
      if (isOwn(key)) keep(key, value);
      disk.set(key, value);
    },
    remove(key) {
      // Another tab's is not ours to take away.
      if (!isOwn(key) || disk.get(key) === own(key)) disk.remove(key);
      if (isOwn(key)) keep(key, null);
    },
    clear() {
      disk.clear();
      for (const key of keys) keep(key, null);
    },
    keys: disk.keys,
    onForeignChange: (listener) =>
      disk.onForeignChange((key) => {
        if (key === null || !isOwn(key)) listener(key);
      }),
  };
}

/** As `ownedByTab`, where a tab can keep anything. */
export function openStorageOfTab(keys: readonly string[]): TextStorage {
  const disk = openStorage();
  try {
    return ownedByTab(disk, keys, sessionStorage);
  } catch {
    return disk;
  }
}
