import { useCallback } from 'react';
import { loadModule } from './load-module';
import { useLoaded } from './use-loaded';

const known = new WeakMap<() => Promise<unknown>, unknown>();

export interface ModuleLoad<T> {
  /** Undefined until it has loaded. */
  readonly module: T | undefined;
  readonly failed: boolean;
  retry(): void;
}

/** A part of a screen that is loaded from a separate file. `load` must be the same function at every render. */
export function useModule<T>(load: () => Promise<T>): ModuleLoad<T> {
  const loadAndKeep = useCallback(async () => {
    // A module that was loaded before is returned at once. In the sandbox an import would wait again for a delayed
    // line.
    if (known.has(load)) return known.get(load) as T;
    const loaded = await loadModule(load);
    known.set(load, loaded);
    return loaded;
  }, [load]);
  const { value, loading, retry } = useLoaded(loadAndKeep, () => known.get(load) as T | undefined);
  return { module: value, failed: value === undefined && !loading, retry };
}
