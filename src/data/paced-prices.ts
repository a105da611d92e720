import { useCallback, useRef, useSyncExternalStore } from 'react';
import { subscribePrice } from './prices';

/** Sums over many markets are read, not watched: once a second is as fast as anybody can. */
const CALM_MS = 1000;

/**
 * Wakes once per `everyMs` of real time as long as any of these markets moves, however fast they do. Returns the
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
 * For figures computed from several prices: the component renders at most once a second, and the number it gets changes
 * with every such render, so that a memo over `readPrice` can depend on it.
 */
export function usePacedPrices(symbols: readonly string[]): number {
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
