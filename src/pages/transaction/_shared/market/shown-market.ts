import * as v from 'valibot';
import { type Pair, type Quotes, useQuotes } from '@/data/market/quotes';
import { createDraft } from '@/data/session/drafts';

/** Symbol of the market viewed last, which the trade tab shows. */
export const lastSymbol = createDraft('spot-symbol', v.string(), '');

/** Condition for a market to be shown if the page address has no symbol. */
export type MarketPredicate = (pair: Pair) => boolean;

export const hasSpotTrading: MarketPredicate = (pair) => pair.open_coin_trade;
export const hasOptions: MarketPredicate = (pair) => pair.open_microtrade;

/** The market of the page address, or without one the market viewed last; undefined if there is no such market. */
export function shownMarket(
  { bySymbol, pairs }: Quotes,
  symbol: string | null,
  offers: MarketPredicate,
): Pair | undefined {
  if (symbol !== null) return bySymbol.get(symbol);
  const latest = bySymbol.get(lastSymbol.get());
  return latest && offers(latest) ? latest : (pairs.find(offers) ?? pairs[0]);
}

/** Like `shownMarket`, for headers above a MarketGate; undefined until the quotes have loaded. */
export function useShownMarket(symbol: string | null, offers: MarketPredicate = hasSpotTrading): Pair | undefined {
  const { data } = useQuotes();
  return data && shownMarket(data, symbol, offers);
}
