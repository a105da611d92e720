import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './value-store';

/** Subscribes a component to a store; it renders again only when the value's identity changes. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
