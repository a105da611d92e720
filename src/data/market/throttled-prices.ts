import { useCallback, useRef, useSyncExternalStore } from 'react';
import { subscribePrice } from './prices';

/** Sums over many markets are updated once per second, because nobody can read faster changes. */
const CALM_MS = 1000;

/**
 * Calls back at most once per `everyMs` of real time while the price of any of these markets changes. Returns the
 * unsubscriber.
 */
export function subscribePrices(symbols: readonly string[], listener: () => void, everyMs = CALM_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onPrice = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      listener();
    }, everyMs);
  };
  const stops = symbols.map((symbol) => subscribePrice(symbol, onPrice));
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/**
 * For figures computed from several prices: the component renders at most once per second. The returned number changes
 * with every such render, so that a memo which calls `readPrice` can depend on it.
 */
export function useThrottledPrices(symbols: readonly string[]): number {
  const beat = useRef(0);
  const list = symbols.join(' ');
  const subscribe = useCallback(
    (listener: () => void) =>
      subscribePrices(list === '' ? [] : list.split(' '), () => {
        beat.current += 1;
        listener();
      }),
    [list],
  );
  return useSyncExternalStore(subscribe, () => beat.current);
}
