import { type RefObject, useEffect, useState } from 'react';

/** Changing values by key, such as prices by symbol. Define it outside of components. */
export interface LiveValues<T> {
  /** The current value; undefined before the first one. */
  readonly read: (key: string) => T | undefined;
  /** Calls `show` with every new value. Returns the function that unsubscribes. */
  readonly subscribe: (key: string, show: (value: T) => void) => () => void;
  /** The distance from the screen, as a CSS length, at which `box` counts as on screen; by default 0. */
  readonly margin?: string;
}

/**
 * A value that is live while `box` is on screen. Off screen it stays unchanged, which saves rendering several times a
 * second unseen. Undefined until the first value.
 */
export function useVisibleValue<T>(box: RefObject<Element | null>, values: LiveValues<T>, key: string): T | undefined {
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
