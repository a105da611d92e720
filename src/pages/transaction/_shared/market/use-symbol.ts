import { useCallback, useEffect } from 'react';
import { useQuotes } from '@/data/market/quotes';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { tradeAddress } from '../../../_shared/market/trade-address';
import { lastSymbol } from './shown-market';

/** The symbol in the page address, and a function which changes it. A change replaces the history entry. */
export function useSymbol(): [symbol: string | null, change: (symbol: string) => void] {
  const [query, setQuery] = useSearchParams();
  const symbol = query.get('symbol');

  useEffect(() => {
    if (symbol) lastSymbol.set(symbol);
  }, [symbol]);

  const change = useCallback(
    (next: string) => {
      setQuery(
        (before) => {
          const changed = new URLSearchParams(before);
          changed.set('symbol', next);
          return changed;
        },
        { replace: true },
      );
    },
    [setQuery],
  );
  return [symbol, change];
}

/** Returns the function which opens a market on the page where its kind is traded, in place of the current entry. */
export function useOtherMarket(): (symbol: string) => void {
  const bySymbol = useQuotes().data?.bySymbol;
  return useCallback(
    (symbol: string) => shell().go(tradeAddress(symbol, bySymbol?.get(symbol)?.kind), { replace: true }),
    [bySymbol],
  );
}
