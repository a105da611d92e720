import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Pair, useQuotes } from '@/data/market/quotes';
import { useSignedIn } from '@/data/session/session';
import { readHoldings } from '@/data/wallet/portfolio-value';
import { walletsQuery } from '@/data/wallet/wallets';
import { stockAccountOf } from './holdings';

const NO_PAIRS: readonly Pair[] = [];

/** The stock markets, in the order of the exchange. */
export function useStocks(): readonly Pair[] {
  const { data } = useQuotes();
  return useMemo(() => data?.pairs.filter(({ kind }) => kind === 'stock') ?? NO_PAIRS, [data]);
}

/** The user's stock account: its query, and `account` once balances and markets are known. */
export function useStockAccount() {
  const stocks = useStocks();
  const query = useQuery({ ...walletsQuery, select: readHoldings, enabled: useSignedIn() });
  const holdings = query.data;
  const account = useMemo(
    () => (holdings && stocks.length > 0 ? stockAccountOf(holdings, stocks) : null),
    [holdings, stocks],
  );
  return { query, account };
}
