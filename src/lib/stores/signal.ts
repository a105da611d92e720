/** An event without a current value, unlike value-store.ts: later listeners do not get earlier events. */
export interface Signal<T> {
  emit(value: T): void;
  /** Returns the unsubscriber. */
  on(listener: (value: T) => void): () => void;
}

export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      for (const listener of listeners) listener(value);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
