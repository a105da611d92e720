import type { Pair } from '@/data/market/quotes';
import type { Favourite } from '@/data/market/watchlist';
import type { MarketView } from './market-view';

/** Distinct sectors of the markets, in the order of the exchange. */
export function sectorsOf(pairs: readonly Pair[]): string[] {
  return [...new Set(pairs.flatMap(({ sector }) => sector || []))];
}

const IS_OF: Readonly<Record<Exclude<MarketView['tab'], 'favourites'>, (pair: Pair) => boolean>> = {
  spot: ({ kind }) => kind !== 'stock',
  futures: ({ open_lever }) => open_lever,
  stocks: ({ kind }) => kind === 'stock',
};

export interface Listed {
  readonly pairs: readonly Pair[];
  /** Selectable sectors; empty if there is only one. */
  readonly sectors: readonly string[];
}

/** Markets of a tab. Favourites are ordered by when they were added, the newest first. */
export function listedIn(
  { tab, sector }: Pick<MarketView, 'tab' | 'sector'>,
  all: readonly Pair[],
  favourites: readonly Favourite[],
): Listed {
  if (tab === 'favourites') {
    const place = new Map(favourites.map((entry, index) => [entry.currency_id, index]));
    const placeOf = (pair: Pair) => place.get(pair.currency_id) ?? 0;
    const kept = all.filter(({ currency_id }) => place.has(currency_id));
    return { pairs: kept.sort((a, b) => placeOf(b) - placeOf(a)), sectors: [] };
  }
  const own = all.filter(IS_OF[tab]);
  const sectors = sectorsOf(own);
  // A chosen sector which no longer exists is ignored; otherwise the list would be empty without a visible reason.
  const filtered = sectors.includes(sector) ? own.filter((pair) => pair.sector === sector) : own;
  return { pairs: filtered, sectors: sectors.length > 1 ? sectors : [] };
}
