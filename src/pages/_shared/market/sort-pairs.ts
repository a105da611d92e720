import type { Price } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';

export type SortKey = 'name' | 'volume' | 'price' | 'change';

export interface Sort {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** Names begin ascending; figures begin descending, because users look for the highest. */
const startsDescending = (key: SortKey): boolean => key !== 'name';

/**
 * Sort order after a tap on a column: its default direction, then the reverse, then the order of the exchange (null).
 */
export function nextSort(current: Sort | null, key: SortKey): Sort | null {
  if (current?.key !== key) return { key, descending: startsDescending(key) };
  return current.descending === startsDescending(key) ? { key, descending: !current.descending } : null;
}

/**
 * Turnover of the last 24 h in the quote currency. For servers which do not send it: base volume times price. It is
 * used for comparison and shown with one decimal, so a double is exact enough.
 */
export function turnoverOf(pair: Pair): number {
  return Number(pair.turnover_24h ?? Number(pair.volume) * Number(pair.now_price));
}

export type PriceReader = (symbol: string) => Pick<Price, 'last' | 'changePercent'> | undefined;

/** Sorts by the figures on screen: live prices where known. Equal rows keep their order. */
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

/** Puts new rows into the order which is on screen; markets missing in that order come last. */
export function keepOrder(pairs: readonly Pair[], order: readonly Pair[]): readonly Pair[] {
  const left = new Map(pairs.map((pair) => [pair.symbol, pair]));
  const known = order.flatMap(({ symbol }) => {
    const pair = left.get(symbol);
    left.delete(symbol);
    return pair ?? [];
  });
  return [...known, ...left.values()];
}
