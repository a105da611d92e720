import { type RefObject, useEffect, useState } from 'react';

/** Values by key that change by themselves, such as prices by symbol. Define it outside of components. */
export interface LiveValues<T> {
  /** The value now; undefined before the first one. */
  readonly read: (key: string) => T | undefined;
  /** Calls `show` with every new value. Returns what ends that. */
  readonly subscribe: (key: string, show: (value: T) => void) => () => void;
  /** The value is already live when `box` is this close to the screen; by default only on it. */
  readonly margin?: string;
}

/**
 * A value that is live while `box` is on screen, and stays unchanged off screen, which saves drawing several times a
 * second what nobody sees. Undefined until the first value.
 */
export function useSeenValue<T>(box: RefObject<Element | null>, values: LiveValues<T>, key: string): T | undefined {
  const [value, setValue] = useState(() => values.read(key));
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let unsubscribe: (() => void) | null = null;
    const stop = () => {
      unsubscribe?.();
      unsubscribe = null;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return stop();
        if (unsubscribe) return;
        setValue(() => values.read(key));
        unsubscribe = values.subscribe(key, (next) => setValue(() => next));
      },
      { rootMargin: values.margin ?? '0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [box, values, key]);
  return value;
}
