import type { Price } from '@/data/prices';
import type { Pair } from '@/data/queries/quotes';

export type SortKey = 'name' | 'volume' | 'price' | 'change';

export interface Sort {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** Names are read from A on; of figures the highest is what people look for. */
const startsDescending = (key: SortKey): boolean => key !== 'name';

/** A tap on a column: its usual direction, then the other one, then the exchange's own order again (null). */
export function nextSort(current: Sort | null, key: SortKey): Sort | null {
  if (current?.key !== key) return { key, descending: startsDescending(key) };
  return current.descending === startsDescending(key) ? { key, descending: !current.descending } : null;
}

/**
 * The last day's trades in the quote currency; servers that do not say it tell the base amount, whose worth this is. A
 * figure to compare markets by, shown with one decimal of thousands: a double is enough.
 */
export function turnoverOf(pair: Pair): number {
  return Number(pair.turnover_24h ?? Number(pair.volume) * Number(pair.now_price));
}

export type PriceReader = (symbol: string) => Pick<Price, 'last' | 'changePercent'> | undefined;

/** Sorts by what is on screen now: prices come from the live store, where it knows them. Equals keep their order. */
export function sortPairs(pairs: readonly Pair[], sort: Sort | null, priceOf: PriceReader): readonly Pair[] {
  if (!sort) return pairs;
  const sign = sort.descending ? -1 : 1;
  if (sort.key === 'name')
    return [...pairs].sort((a, b) => sign * (a.symbol < b.symbol ? -1 : a.symbol > b.symbol ? 1 : 0));
  const figures = new Map(pairs.map((pair) => [pair.symbol, figureOf(pair, sort.key, priceOf(pair.symbol))]));
  return [...pairs].sort((a, b) => sign * ((figures.get(a.symbol) ?? 0) - (figures.get(b.symbol) ?? 0)));
}

function figureOf(pair: Pair, key: SortKey, price: ReturnType<PriceReader>): number {
  if (key === 'volume') return turnoverOf(pair);
  if (key === 'price') return Number(price?.last ?? pair.now_price);
  return price?.changePercent ?? Number(pair.change);
}

/** The new rows in an order that people are looking at; markets that are new to it come last. */
export function keepOrder(pairs: readonly Pair[], order: readonly Pair[]): readonly Pair[] {
  const left = new Map(pairs.map((pair) => [pair.symbol, pair]));
  const known = order.flatMap(({ symbol }) => {
    const pair = left.get(symbol);
    left.delete(symbol);
    return pair ?? [];
  });
  return [...known, ...left.values()];
}
