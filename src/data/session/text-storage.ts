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
 * Shares these keys of a storage with other pages, and keeps all others in memory: they belong to a run that ends with the
 * page.
 */
export function partOfStorage(disk: TextStorage, shared: readonly string[]): TextStorage {
  const memory = memoryStorage();
  const placeOf = (key: string) => (shared.includes(key) ? disk : memory);
  return {
    get: (key) => placeOf(key).get(key),
    set: (key, value) => placeOf(key).set(key, value),
    remove: (key) => placeOf(key).remove(key),
    clear() {
      disk.clear();
      memory.clear();
    },
    keys: () => [...shared.filter((key) => disk.get(key) !== null), ...memory.keys()],
    isReadable: disk.isReadable,
    onForeignChange: (listener) =>
      disk.onForeignChange((key) => {
        if (key === null || shared.includes(key)) listener(key);
      }),
  };
}
