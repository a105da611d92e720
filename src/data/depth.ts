import { useCallback, useSyncExternalStore } from 'react';
import type { EventPayload } from '@/contract/events';
import { createKeyedStore } from '@/lib/keyed-store';
import { marketFrames } from './market-frames';
import { forgetWithRun } from './of-the-run';
import { watchSymbol } from './watch';

/** Decimal strings, as sent. */
export interface DepthLevel {
  readonly price: string;
  readonly amount: string;
}

/** Both sides best first: bids falling, asks rising. */
export interface Depth {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
}

const store = createKeyedStore<Depth>(marketFrames);
forgetWithRun(() => store.reset({ bids: [], asks: [] }));

const toLevel = ([price, amount]: [string, string]): DepthLevel => ({ price, amount });
const byPrice = (a: DepthLevel, b: DepthLevel) => Number(a.price) - Number(b.price);

/** Takes in a depth event. Sorted here: asks come worst first, and not every server keeps to an order. */
export function tellDepth(event: EventPayload<'market_depth'>): void {
  const bids = event.bids.map(toLevel).sort((a, b) => byPrice(b, a));
  const asks = event.asks.map(toLevel).sort(byPrice);
  store.update(event.symbol, () => ({ bids, asks }));
}

/** Calls back at most once a frame; watches the symbol meanwhile. */
export function subscribeDepth(symbol: string, listener: (depth: Depth) => void): () => void {
  const unsubscribe = store.subscribe(symbol, listener);
  const unwatch = watchSymbol(symbol);
  return () => {
    unsubscribe();
    unwatch();
  };
}

export function readDepth(symbol: string): Depth | undefined {
  return store.get(symbol);
}

/** The order book of one market; undefined until its first event. */
export function useDepth(symbol: string): Depth | undefined {
  const subscribe = useCallback((listener: () => void) => subscribeDepth(symbol, listener), [symbol]);
  const get = useCallback(() => store.get(symbol), [symbol]);
  return useSyncExternalStore(subscribe, get, get);
}
