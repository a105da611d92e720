import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { marketAnswers } from '@/contract/market/answers';
import { DEFAULT_AMOUNT_DECIMALS, decimalsForPrice } from '@/domain/money/number-format';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { priceMark, seedPrices, usePriceStatus } from './prices';

const api = apiOf(marketAnswers);

type Group = CallPayload<'GET /currency/quotation_new'>[number];
type WirePair = Group['quotation'][number];
/** What the server says of all orders of a group. */
type OrderTerms = Pick<Group, 'order_kinds' | 'min_notional' | 'price_band' | 'price_alerts'>;

/** A market, with values derived for fields that real servers omit. */
export interface Pair extends WirePair, OrderTerms {
  /** Such as `BTC/USDT`: the name in events, chart and price store. */
  readonly symbol: string;
  readonly kind: 'crypto' | 'stock';
  readonly price_decimals: number;
  readonly amount_decimals: number;
}

export interface Quotes {
  /** In the server's order. */
  readonly pairs: readonly Pair[];
  readonly bySymbol: ReadonlyMap<string, Pair>;
  readonly byId: ReadonlyMap<number, Pair>;
}

function toPair(wire: WirePair, { order_kinds, min_notional, price_band, price_alerts }: Group): Pair {
  return {
    ...wire,
    order_kinds,
    min_notional,
    price_band,
    price_alerts,
    symbol: `${wire.currency_name}/${wire.legal_name}`,
    kind: wire.kind ?? 'crypto',
    volume: wire.volume_24h ?? wire.volume,
    price_decimals: wire.price_decimals ?? decimalsForPrice(wire.now_price),
    amount_decimals: wire.amount_decimals ?? DEFAULT_AMOUNT_DECIMALS,
  };
}

export function readQuotes(groups: CallPayload<'GET /currency/quotation_new'>): Quotes {
  const pairs = groups.flatMap((group) => group.quotation.map((pair) => toPair(pair, group)));
  return {
    pairs,
    bySymbol: new Map(pairs.map((pair) => [pair.symbol, pair])),
    byId: new Map(pairs.map((pair) => [pair.id, pair])),
  };
}

/** Poll interval of quotes while the socket is disconnected. */
const POLL_WITHOUT_SOCKET_MS = 10_000;

/** Every market with its quote; each answer also updates the price store. */
export const quotesQuery = queryOptions({
  queryKey: keys.quotes,
  queryFn: async ({ signal }) => {
    const mark = priceMark();
    const quotes = readQuotes(await api('GET /currency/quotation_new', {}, { signal, showsRefusal: true }));
    seedPrices(
      quotes.pairs.map((pair) => ({
        symbol: pair.symbol,
        matchId: pair.id,
        last: pair.now_price,
        changePercent: Number(pair.change),
        open: pair.open_24h ?? null,
        high: pair.high_24h ?? null,
        low: pair.low_24h ?? null,
        volume: pair.volume,
        mark: pair.mark_price ?? null,
        index: pair.index_price ?? null,
      })),
      mark,
    );
    return quotes;
  },
  // Structural sharing cannot compare Maps, and a list of quotes changes as a whole anyway.
  structuralSharing: false,
});

/**
 * All markets and their trading rules. Moving prices are in usePrice; this hook renders only when the list was
 * refetched.
 */
export function useQuotes() {
  const live = usePriceStatus() === 'live';
  return useQuery({ ...quotesQuery, refetchInterval: live ? false : POLL_WITHOUT_SOCKET_MS });
}

/** One market; undefined while loading or if it does not exist. */
export function usePair(symbol: string): Pair | undefined {
  return useQuery({ ...quotesQuery, select: (quotes) => quotes.bySymbol.get(symbol) }).data;
}

/** Coins and quote currencies by id. */
export function useCurrencies() {
  return useQuery({
    queryKey: keys.currencies,
    queryFn: ({ signal }) => api('GET /currency/list', {}, { signal, showsRefusal: true }),
    staleTime: 5 * 60_000,
  });
}
