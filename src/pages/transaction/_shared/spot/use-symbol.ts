import { useCallback, useEffect } from 'react';
import { useSearchParams } from '@/lib/search-params';
import { lastSymbol } from './order-draft';

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
