import { useCallback, useEffect, useState } from 'react';
import { loadModule } from './load-module';

const loaded = new WeakMap<() => Promise<unknown>, unknown>();

export interface ModuleLoad<T> {
  /** Undefined until it has come. */
  readonly module: T | undefined;
  readonly failed: boolean;
  retry(): void;
}

/**
 * A part of a screen that comes in a file of its own. React.lazy is no help where the file may not come: it keeps a
 * failure for ever. `load` must be the same function at every rendering.
 */
export function useModule<T>(load: () => Promise<T>): ModuleLoad<T> {
  const [module, setModule] = useState(() => loaded.get(load) as T | undefined);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (loaded.has(load)) return;
    let left = false;
    loadModule(load).then(
      (come) => {
        loaded.set(load, come);
        if (!left) setModule(() => come);
      },
      () => {
        if (!left) setFailures((count) => count + 1);
      },
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // Every attempt fails at most once.
  return { module, failed: !module && failures > attempt, retry };
}
