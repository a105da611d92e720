import { type Pair, type Quotes, useQuotes } from '@/data/queries/quotes';
import { lastSymbol } from './order-draft';

/** What a market must offer to be shown where the address names none. */
export type Offers = (pair: Pair) => boolean;

export const tradesCoins: Offers = (pair) => pair.open_coin_trade;

/** The market of an address, or the one looked at last where it names none; undefined when there is no such market. */
export function shownMarket({ bySymbol, pairs }: Quotes, symbol: string | null, offers: Offers): Pair | undefined {
  if (symbol !== null) return bySymbol.get(symbol);
  const latest = bySymbol.get(lastSymbol.get());
  return latest && offers(latest) ? latest : (pairs.find(offers) ?? pairs[0]);
}

/** The same for heads above a MarketGate; undefined until quotes have come. */
export function useShownMarket(symbol: string | null, offers: Offers = tradesCoins): Pair | undefined {
  const { data } = useQuotes();
  return data && shownMarket(data, symbol, offers);
}
