import type { FrameQueue } from './frame-queue';

/**
 * Many values outside React, each with its own subscribers, for data that changes faster than screens should render.
 * Writes become visible together at the next frame; a subscriber wakes for its own key only.
 */
export interface KeyedStore<T> {
  /**
   * What subscribers have been told: stable within a frame, as useSyncExternalStore demands. What was deferred for a key
   * that nobody follows is derived when somebody asks.
   */
  get(key: string): T | undefined;
  /** Derives the next value from the newest one, told or not. Returning the same identity changes nothing. */
  update(key: string, next: (newest: T | undefined) => T): void;
  /**
   * Like `update`, but derived when it is told: of several within one flush only the last is ever computed, and none
   * for keys nobody looks at. For what arrives faster than it is shown and costs something to read.
   */
  defer(key: string, next: (newest: T | undefined) => T | undefined): void;
  subscribe(key: string, listener: (value: T) => void): () => void;
  /** Puts `empty` in the place of every value, and tells at once. */
  reset(empty: T): void;
  /** Knows no value any more, and tells nobody: for when whoever follows begins anew as well. */
  clear(): void;
}

export function createKeyedStore<T>(queue: FrameQueue): KeyedStore<T> {
  const told = new Map<string, T>();
  const pending = new Map<string, T>();
  const deferred = new Map<string, (newest: T | undefined) => T | undefined>();
  const listeners = new Map<string, Set<(value: T) => void>>();

  const settleDeferred = (key: string) => {
    const next = deferred.get(key);
    if (!next) return;
    deferred.delete(key);
    const newest = pending.get(key) ?? told.get(key);
    const value = next(newest);
    if (value !== undefined && value !== newest) pending.set(key, value);
  };

  const flush = () => {
    for (const key of deferred.keys()) if (listeners.has(key)) settleDeferred(key);
    const due = [...pending];
    pending.clear();
    // All values first, so that a listener that reads another key sees the same frame.
    for (const [key, value] of due) told.set(key, value);
    for (const [key, value] of due) {
      for (const listener of listeners.get(key) ?? []) listener(value);
    }
  };

  return {
    reset(empty) {
      pending.clear();
      deferred.clear();
      for (const key of told.keys()) told.set(key, empty);
      for (const key of told.keys()) for (const listener of listeners.get(key) ?? []) listener(empty);
    },
    clear() {
      pending.clear();
      deferred.clear();
      told.clear();
    },
    get(key) {
      if (deferred.has(key) && !listeners.has(key)) {
        settleDeferred(key);
        const value = pending.get(key);
        pending.delete(key);
        if (value !== undefined) told.set(key, value);
      }
      return told.get(key);
    },
    defer(key, next) {
      deferred.set(key, next);
      if (listeners.has(key)) queue.schedule(flush);
    },
    update(key, next) {
      settleDeferred(key);
      const newest = pending.get(key) ?? told.get(key);
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
