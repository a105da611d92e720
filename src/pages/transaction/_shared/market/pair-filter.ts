import type { Pair } from '@/data/market/quotes';
import { findMarkets } from '../../../_shared/market/find-markets';

export type PairGroup = 'favourites' | 'crypto' | 'stock';

/** Filters the markets of a group; a search by symbol or name covers all groups. */
export function filterPairs(
  pairs: readonly Pair[],
  group: PairGroup,
  typed: string,
  favourites: ReadonlySet<number>,
): readonly Pair[] {
  if (typed.trim() !== '') return findMarkets(pairs, typed);
  return pairs.filter((pair) => (group === 'favourites' ? favourites.has(pair.currency_id) : pair.kind === group));
}
