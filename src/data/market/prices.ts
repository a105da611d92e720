import type { EventPayload } from '@/contract/events';
import { createKeyedStore } from '@/lib/stores/keyed-store';
import { useStore } from '@/lib/stores/use-store';
import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';
import { watchSymbol } from '../realtime/watch';
import { onRunReset } from '../session/run-reset';
import { marketFrames } from './frames';

/** The newest known price of one market. Decimal strings as sent; `changePercent` signed, 1.2 for +1.20 %. */
export interface Price {
  readonly symbol: string;
  readonly matchId: number;
  readonly last: string;
  readonly changePercent: number;
  /** Of the last 24 hours, or of the calendar day if the server sends no more; null until known. */
  readonly open: string | null;
  readonly high: string | null;
  readonly low: string | null;
  /** Amount in the base asset over the same period. */
  readonly volume: string;
  /** Mark and index price of futures; null where a server does not send them. */
  readonly mark: string | null;
  readonly index: string | null;
  /** Direction of the last change of `last`: 1 up, -1 down, 0 not changed yet. */
  readonly direction: -1 | 0 | 1;
  /** Increases with every change of `last`, so that two rises in a row flash twice. */
  readonly ticks: number;
}

type PriceFacts = Omit<Price, 'direction' | 'ticks'>;

const store = createKeyedStore<Price>(marketFrames);
/** For each symbol, the counter `order` at its latest event. */
const publishedAt = new Map<string, number>();
let order = 0;
type ReadTicker = () => EventPayload<'daymarket'> | null;
/** The newest ticker of each symbol that is not yet parsed. */
const offered = new Map<string, ReadTicker>();
// A price of the previous run would enter sums and forms of the next one. Pages reload with the run.
onRunReset(() => store.clear());
onRunReset(() => publishedAt.clear());
onRunReset(() => offered.clear());

/**
 * The price updated with `facts`. What they do not tell stays: quotes of family servers have no figures of the day, and
 * must not blank those of the ticker. Direction and ticks stay the same if `last` has not changed.
 */
function follow(before: Price | undefined, facts: PriceFacts): Price {
  if (!before) return { ...facts, direction: 0, ticks: 0 };
  const step = Math.sign(Number(facts.last) - Number(before.last)) as -1 | 0 | 1;
  const kept = { direction: step || before.direction, ticks: before.ticks + Math.abs(step) };
  const after = { ...before, ...facts, ...kept };
  for (const name of ['open', 'high', 'low'] as const) after[name] ??= before[name];
  return after;
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
  mark: event.mark_price ?? null,
  index: event.index_price ?? null,
});

/**
 * Stores a ticker, which is parsed only when it is needed: a busy market sends several between two updates, and only
 * the last one counts. `read` returns null if it is not a valid ticker; then the one before counts.
 */
export function offerPrice(symbol: string, read: ReadTicker): void {
  const orderBefore = publishedAt.get(symbol) ?? 0;
  publishedAt.set(symbol, ++order);
  const earlier = offered.get(symbol);
  offered.set(symbol, read);
  store.defer(symbol, (before) => {
    offered.delete(symbol);
    const event = read() ?? earlier?.();
    if (event) return follow(before, factsOf(event));
    publishedAt.set(symbol, orderBefore);
    return before;
  });
}

/** Whether a ticker that can be read has come after `mark`. */
const isPublishedSince = (symbol: string, mark: number): boolean =>
  (publishedAt.get(symbol) ?? 0) > mark && offered.get(symbol)?.() !== null;

/** Take this mark before quotes are requested. Events after it are newer than the answer. */
export function priceMark(): number {
  return order;
}

/** Stores quotes that were requested at `mark`, except those of symbols with a later event. */
export function seedPrices(quotes: readonly PriceFacts[], mark: number): void {
  for (const quote of quotes) {
    if (!isPublishedSince(quote.symbol, mark)) store.update(quote.symbol, (before) => follow(before, quote));
  }
}

export function readPrice(symbol: string): Price | undefined {
  return store.get(symbol);
}

/** Notifies subscribers of every price stored so far, without waiting for the next update. */
export function publishPrices(): void {
  marketFrames.flush();
}

/**
 * For rows that write a price into the DOM themselves: calls back at most four times per second, and only when this
 * symbol changed. Until unsubscribed, it also requests this symbol's fast ticker from the exchange. Returns the
 * unsubscriber.
 */
export function subscribePrice(symbol: string, listener: (price: Price) => void): () => void {
  const unsubscribe = store.subscribe(symbol, listener);
  const unwatch = watchSymbol(symbol);
  return () => {
    unsubscribe();
    unwatch();
  };
}

/**
 * `connecting` until the socket was connected once, `live` while it is connected, `stale` after it disconnected: prices
 * may be outdated.
 */
export type PriceStatus = 'connecting' | 'live' | 'stale';

const status = createValueStore<PriceStatus>('connecting');
export const priceStatus: ReadableStore<PriceStatus> = status;
export const usePriceStatus = (): PriceStatus => useStore(status);

/** Called by the realtime connection. */
export function setPricesLive(live: boolean): void {
  if (live) status.set('live');
  else if (status.get() === 'live') status.set('stale');
}
