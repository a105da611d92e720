import { useCallback, useSyncExternalStore } from 'react';
import type { EventPayload } from '@/contract/events';
import { createKeyedStore } from '@/lib/stores/keyed-store';
import { watchSymbol } from '../realtime/watch';
import { onRunReset } from '../session/run-reset';
import { marketFrames } from './frames';

/** Decimal strings as sent by the server. */
export interface DepthLevel {
  readonly price: string;
  readonly amount: string;
}

/** Both sides best first: bids descending, asks ascending. */
export interface Depth {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
}

const store = createKeyedStore<Depth>(marketFrames);
onRunReset(() => store.reset({ bids: [], asks: [] }));

const toLevel = ([price, amount]: [string, string]): DepthLevel => ({ price, amount });
const byPrice = (a: DepthLevel, b: DepthLevel) => Number(a.price) - Number(b.price);

/** Stores a depth event. Sorts both sides, because asks arrive worst first and some servers keep no order. */
export function storeDepth(event: EventPayload<'market_depth'>): void {
  const bids = event.bids.map(toLevel).sort((a, b) => byPrice(b, a));
  const asks = event.asks.map(toLevel).reverse().sort(byPrice);
  store.update(event.symbol, () => ({ bids, asks }));
}

/** Calls back at most once per frame, and watches the symbol until unsubscribed. */
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
