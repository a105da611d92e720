import { useCallback, useSyncExternalStore } from 'react';
import { type Price, readPrice, subscribePrice } from './prices';

/** The price of one market; the component renders only for changes of this market. Undefined until the first quote. */
export function usePrice(symbol: string): Price | undefined {
  const subscribe = useCallback((listener: () => void) => subscribePrice(symbol, listener), [symbol]);
  const get = useCallback(() => readPrice(symbol), [symbol]);
  return useSyncExternalStore(subscribe, get, get);
}

/**
 * The price at the time of this rendering, for figures that shall not follow each tick. The component renders again for
 * the first price only, which may come after everything else.
 */
export function useKnownPrice(symbol: string): Price | undefined {
  const subscribe = useCallback((listener: () => void) => subscribePrice(symbol, listener), [symbol]);
  const isKnown = () => readPrice(symbol) !== undefined;
  useSyncExternalStore(subscribe, isKnown, isKnown);
  return readPrice(symbol);
}
