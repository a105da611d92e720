import { useCallback, useSyncExternalStore } from 'react';
import type { EventPayload } from '@/contract/events';
import { createKeyedStore } from '@/lib/keyed-store';
import { useStore } from '@/lib/use-store';
import { createValueStore, type ReadableStore } from '@/lib/value-store';
import { marketFrames } from './market-frames';
import { forgetWithRun } from './of-the-run';
import { watchSymbol } from './watch';

/** The newest known price of one market. Decimal strings as sent; `changePercent` signed, 1.2 for +1.20 %. */
export interface Price {
  readonly symbol: string;
  readonly matchId: number;
  readonly last: string;
  readonly changePercent: number;
  /** Of the last 24 hours, or of the day where the server tells no more; null until someone told. */
  readonly open: string | null;
  readonly high: string | null;
  readonly low: string | null;
  /** Base amount of the same time. */
  readonly volume: string;
  /** Of the last change of `last` that was told: 1 up, -1 down, 0 not changed yet. */
  readonly direction: -1 | 0 | 1;
  /** Grows with every change of `last` that was told, so that two rises in a row flash twice. */
  readonly ticks: number;
}

type PriceFacts = Omit<Price, 'direction' | 'ticks'>;

const store = createKeyedStore<Price>(marketFrames);
const symbolOfMatch = new Map<number, string>();
/** Which symbols an event has told about since which point in the order of things. */
const toldAt = new Map<string, number>();
let order = 0;
// A price of the run before would be taken into sums and forms of the next one. Pages begin anew with it.
forgetWithRun(() => store.clear());
forgetWithRun(() => toldAt.clear());

/** The price after `facts`, which is the same one where nothing has changed its last. */
function follow(before: Price | undefined, facts: PriceFacts): Price {
  symbolOfMatch.set(facts.matchId, facts.symbol);
  if (!before) return { ...facts, direction: 0, ticks: 0 };
  const step = Math.sign(Number(facts.last) - Number(before.last)) as -1 | 0 | 1;
  if (step === 0) return { ...before, ...facts };
  return { ...before, ...facts, direction: step, ticks: before.ticks + 1 };
}

const factsOf = (event: EventPayload<'daymarket'>): PriceFacts => ({
  symbol: event.symbol,
  matchId: event.match_id,
  last: event.now_price,
  changePercent: Number(event.change),
  open: event.open_24h ?? event.open,
  high: event.high_24h ?? event.high,
  low: event.low_24h ?? event.low,
  volume: event.volume_24h ?? event.volume,
});

/**
 * Takes in a ticker that is read when it is shown: a busy market sends several between two flushes, and only the last
 * one counts. `read` answers null for what is no ticker after all.
 */
export function offerPrice(symbol: string, read: () => EventPayload<'daymarket'> | null): void {
  toldAt.set(symbol, ++order);
  store.defer(symbol, (before) => {
    const event = read();
    return event ? follow(before, factsOf(event)) : before;
  });
}

/** Remembers now, before quotes are asked for: what events tell afterwards is newer than the answer. */
export function priceMark(): number {
  return order;
}

/** Takes in quotes asked for at `mark`, except where an event has told more since. */
export function seedPrices(quotes: readonly PriceFacts[], mark: number): void {
  for (const quote of quotes) {
    if ((toldAt.get(quote.symbol) ?? 0) <= mark) store.update(quote.symbol, (before) => follow(before, quote));
  }
}

export function readPrice(symbol: string): Price | undefined {
  return store.get(symbol);
}

/** Markets by the id that option and leverage orders carry. */
export function readPriceByMatch(matchId: number): Price | undefined {
  const symbol = symbolOfMatch.get(matchId);
  return symbol === undefined ? undefined : store.get(symbol);
}

/** Resolves when every price taken in so far has been told. */
export function pricesTold(): Promise<void> {
  return new Promise((resolve) => marketFrames.schedule(resolve));
}

/**
 * For rows that write a price into the DOM themselves: calls back at most four times a second, and only when this symbol
 * changed. Also asks the exchange for this symbol's fast ticker meanwhile. Returns the unsubscriber.
 */
export function subscribePrice(symbol: string, listener: (price: Price) => void): () => void {
  const unsubscribe = store.subscribe(symbol, listener);
  const unwatch = watchSymbol(symbol);
  return () => {
    unsubscribe();
    unwatch();
  };
}

/** The price of one market; the component renders again for this market only. Undefined until the first quote. */
export function usePrice(symbol: string): Price | undefined {
  const subscribe = useCallback((listener: () => void) => subscribePrice(symbol, listener), [symbol]);
  const get = useCallback(() => store.get(symbol), [symbol]);
  return useSyncExternalStore(subscribe, get, get);
}

/** `connecting` until the socket was up once, `live` while it is, `stale` when it went down: prices may be old. */
export type PriceStatus = 'connecting' | 'live' | 'stale';

const status = createValueStore<PriceStatus>('connecting');
export const priceStatus: ReadableStore<PriceStatus> = status;
export const usePriceStatus = (): PriceStatus => useStore(status);

/** For the realtime connection. */
export function setPricesLive(live: boolean): void {
  if (live) status.set('live');
  else if (status.get() === 'live') status.set('stale');
}
