import type { FrameQueue } from '../browser/frame-queue';

/**
 * Many values outside React, each with its own subscribers, for data that changes faster than screens should render.
 * Writes become visible together at the next frame, and notify only the subscribers of their key.
 */
export interface KeyedStore<T> {
  /**
   * The value subscribers were last notified of. It is stable within a frame, as useSyncExternalStore demands. A
   * deferred value of a key without subscribers is computed at this call.
   */
  get(key: string): T | undefined;
  /**
   * Computes the next value from the newest one, whether or not subscribers were notified of it. Returning the same
   * identity changes nothing.
   */
  update(key: string, next: (newest: T | undefined) => T): void;
  /**
   * Like `update`, but `next` runs at the flush: only the last of several calls is computed, and none for keys without
   * subscribers. For data that arrives faster than it is shown and is costly to read.
   */
  defer(key: string, next: (newest: T | undefined) => T | undefined): void;
  subscribe(key: string, listener: (value: T) => void): () => void;
  /** Replaces every value by `empty`, and notifies at once. */
  reset(empty: T): void;
  /** Removes every value without notifying, for when the subscribers start again as well. */
  clear(): void;
}

export function createKeyedStore<T>(queue: FrameQueue): KeyedStore<T> {
  const published = new Map<string, T>();
  const pending = new Map<string, T>();
  const deferred = new Map<string, (newest: T | undefined) => T | undefined>();
  const listeners = new Map<string, Set<(value: T) => void>>();

  const settleDeferred = (key: string) => {
    const next = deferred.get(key);
    if (!next) return;
    deferred.delete(key);
    const newest = pending.get(key) ?? published.get(key);
    const value = next(newest);
    if (value !== undefined && value !== newest) pending.set(key, value);
  };

  const flush = () => {
    for (const key of deferred.keys()) if (listeners.has(key)) settleDeferred(key);
    const due = [...pending];
    pending.clear();
    // Set all values first, so that a listener that reads another key sees the same frame.
    for (const [key, value] of due) published.set(key, value);
    for (const [key, value] of due) {
      for (const listener of listeners.get(key) ?? []) listener(value);
    }
  };

  return {
    reset(empty) {
      pending.clear();
      deferred.clear();
      for (const key of published.keys()) published.set(key, empty);
      for (const key of published.keys()) for (const listener of listeners.get(key) ?? []) listener(empty);
    },
    clear() {
      pending.clear();
      deferred.clear();
      published.clear();
    },
    get(key) {
      if (deferred.has(key) && !listeners.has(key)) {
        settleDeferred(key);
        const value = pending.get(key);
        pending.delete(key);
        if (value !== undefined) published.set(key, value);
      }
      return published.get(key);
    },
    defer(key, next) {
      deferred.set(key, next);
      if (listeners.has(key)) queue.schedule(flush);
    },
    update(key, next) {
      settleDeferred(key);
      const newest = pending.get(key) ?? published.get(key);
      const value = next(newest);
      if (value === newest) return;
      pending.set(key, value);
      queue.schedule(flush);
    },
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      if (deferred.has(key)) queue.schedule(flush);
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
  };
}
