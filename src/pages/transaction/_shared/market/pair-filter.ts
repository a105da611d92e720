import type { Pair } from '@/data/market/quotes';

export type PairGroup = 'favourites' | 'crypto' | 'stock';

/** Filters the markets of a group; a search by symbol or name covers all groups. */
export function filterPairs(
  pairs: readonly Pair[],
  group: PairGroup,
  typed: string,
  favourites: ReadonlySet<number>,
): readonly Pair[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') {
    return pairs.filter((pair) => (group === 'favourites' ? favourites.has(pair.currency_id) : pair.kind === group));
  }
  const found = pairs.filter(({ symbol, full_name = '' }) => `${symbol} ${full_name}`.toLowerCase().includes(wanted));
  // Symbols which begin with the text come first: "sol" lists SOL before Console.
  const rank = ({ currency_name }: Pair) => (currency_name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
