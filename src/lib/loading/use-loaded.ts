import { useCallback, useEffect, useState } from 'react';
import { onNetworkBack } from './network-back';

export interface Loaded<T> {
  /** Undefined until it has loaded. */
  readonly value: T | undefined;
  /** Number of failed attempts; 0 during the first one. */
  readonly failures: number;
  readonly loading: boolean;
  retry(): void;
}

/**
 * A value that is loaded from a separate file. React.lazy cannot be used where loading may fail, because it keeps the
 * failure for ever. A failed load is repeated when the network is back. `load` must keep its identity until another
 * value is wanted; `readLoaded` returns a value that was loaded before, for the first render.
 */
export function useLoaded<T>(load: () => Promise<T>, readLoaded: () => T | undefined): Loaded<T> {
  const [value, setValue] = useState(readLoaded);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let left = false;
    load().then(
      (loaded) => {
        if (!left) setValue(() => loaded);
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
  const hasFailed = value === undefined && failures > attempt;
  useEffect(() => (hasFailed ? onNetworkBack(retry) : undefined), [hasFailed, retry]);
  return { value, failures, loading: value === undefined && !hasFailed, retry };
}
