import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readPrice } from '../market/prices';
import { useThrottledPrices } from '../market/throttled-prices';
import { useSignedIn } from '../session/session';
import { marketsOf, type Portfolio, readHoldings, valueHoldings } from './portfolio-value';
import { walletsQuery } from './wallets';

/** Family servers report neither credited deposits nor payouts of products, so balances are polled. */
const POLL_MS = 30_000;

const NO_MARKETS: readonly string[] = [];
const lastPrice = (market: string) => readPrice(market)?.last;

/**
 * The query of /wallet/list with parsed amounts, and their current value. Values follow the markets once per second,
 * balances come from the server. `portfolio` is undefined until the first answer.
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
  const beat = useThrottledPrices(markets);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `beat` changes when prices have changed
  const portfolio = useMemo<Portfolio | undefined>(
    () => holdings && valueHoldings(holdings, lastPrice),
    [holdings, beat],
  );
  return { query, portfolio };
}
