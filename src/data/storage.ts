/** The part of Storage the app uses. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
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
    onForeignChange(listener) {
      const heard = (event: StorageEvent) => {
        if (event.storageArea === disk) listener(event.key);
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}
