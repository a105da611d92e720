/** A value outside React that can be read at any time and watched. `useStore` subscribes to it. */
export interface ReadableStore<T> {
  get(): T;
  /** Calls back after every change. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void;
}

export interface ValueStore<T> extends ReadableStore<T> {
  set(next: T): void;
}

/** Setting an identical value notifies nobody. */
export function createValueStore<T>(initial: T): ValueStore<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
