import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePacedPrices } from '../paced-prices';
import { marketsOf, type Portfolio, readHoldings, valueHoldings } from '../portfolio';
import { readPrice } from '../prices';
import { useSignedIn } from '../session';
import { walletsQuery } from './wallet';

/** Deposits are credited and products pay out without an event; who looks at the total sees them this soon. */
const POLL_MS = 30_000;

const NO_MARKETS: readonly string[] = [];
const lastPrice = (market: string) => readPrice(market)?.last;

/**
 * The query of /wallet/list with its amounts read, for its states, and what they are worth right now. Equivalents
 * follow the markets once a second; balances are the server's. `portfolio` is undefined until there is an answer.
 */
export function usePortfolio() {
  const query = useQuery({
    ...walletsQuery,
    select: readHoldings,
    enabled: useSignedIn(),
    refetchInterval: POLL_MS,
  });
  const holdings = query.data;
  const markets = useMemo(() => (holdings ? marketsOf(holdings) : NO_MARKETS), [holdings]);
  const beat = usePacedPrices(markets);
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices are read anew with every beat
  const portfolio = useMemo<Portfolio | undefined>(
    () => holdings && valueHoldings(holdings, lastPrice),
    [holdings, beat],
  );
  return { query, portfolio };
}
