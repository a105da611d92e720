import type { Pair } from '@/data/market/quotes';
import { foldText } from '@/ui/forms/filter-options';

/** Removes width, case, blanks and separators: "btc usdt", "BTC/USDT" and "ＢＴＣ-usdt" are equal. */
const bare = (text: string): string => foldText(text).replace(/[\s/_\-.]+/g, '');

const words = (text: string): string[] => foldText(text).split(/\s+/);

/** Quality of a match, lower is better; null for no match. */
function rank(pair: Pair, query: string): number | null {
  const base = bare(pair.currency_name);
  const name = pair.full_name ?? '';
  if (base === query || bare(pair.symbol) === query) return 0;
  if (base.startsWith(query) || bare(pair.symbol).startsWith(query)) return 1;
  if (bare(name).startsWith(query)) return 2;
  if (words(name).some((word) => bare(word).startsWith(query))) return 3;
  if (base.includes(query)) return 4;
  return bare(name).includes(query) ? 5 : null;
}

/**
 * Finds markets by symbol and full name, best match first; equal matches keep the given order. A query without a letter
 * or digit finds nothing.
 */
export function findMarkets(pairs: readonly Pair[], query: string): readonly Pair[] {
  const wanted = bare(query);
  if (wanted === '') return [];
  return pairs
    .flatMap((pair) => {
      const fit = rank(pair, wanted);
      return fit === null ? [] : { pair, fit };
    })
    .sort((a, b) => a.fit - b.fit)
    .map(({ pair }) => pair);
}
