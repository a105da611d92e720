import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  /** Undefined until it has come. */
  readonly value: T | undefined;
  /** How often it failed; 0 while it loads for the first time. */
  readonly failures: number;
  readonly loading: boolean;
  retry(): void;
}

/**
 * Something that comes in a file of its own. React.lazy is no help where the file may not come: it keeps a failure for
 * ever. `load` must be the same function until something else is wanted; `atHand` is what can be shown at once.
 */
export function useLoaded<T>(load: () => Promise<T>, atHand: () => T | undefined): Loaded<T> {
  const [value, setValue] = useState(atHand);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let left = false;
    load().then(
      (come) => {
        if (!left) setValue(() => come);
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
  return { value, failures, loading: value === undefined && failures <= attempt, retry };
}
