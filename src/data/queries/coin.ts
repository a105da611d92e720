import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { coin } from '@/contract/coin';
import { useStore } from '@/lib/use-store';
import { isApiError } from '../api-error';
import { api } from '../http';
import { knowCalls } from '../known-calls';
import { ordersArePushed } from '../orders';
import { useSignedIn } from '../session';
import { queryClient, refresh } from './client';
import { keys } from './keys';
import { distinctRows, nextOfBare } from './pages';

knowCalls(coin);

export type CoinOrder = CallPayload<'GET /coin/list'>[number];

export interface CoinOrderFilter {
  /** 1 open, 2 done, 3 cancelled, -1 or absent all. */
  status?: -1 | 1 | 2 | 3;
  currencyId?: number;
  legalId?: number;
}

const OPEN = 1;
const PAGE_SIZE = 20;
const POLL_MS = 5000;

/** What of the orders moves money; unequal to before means that balances have changed too. */
const progressOf = (orders: readonly CoinOrder[]) =>
  orders.map((order) => `${order.id} ${order.status} ${order.deal_amount ?? ''}`).join();

/**
 * Spot orders, newest first. They follow the private order event; on a server that never sends one, they are asked
 * for every 5 s as long as one is open.
 */
export function useCoinOrders(filter: CoinOrderFilter = {}) {
  const pushed = useStore(ordersArePushed);
  const queryKey = [...keys.coinOrders, filter];
  return useInfiniteQuery({
    queryKey,
    queryFn: async ({ signal, pageParam }) => {
      const before = queryClient.getQueryData<InfiniteData<CoinOrder[]>>(queryKey)?.pages[pageParam - 1];
      const fields = {
        status: filter.status ?? -1,
        currency_id: filter.currencyId,
        legal_id: filter.legalId,
        page: pageParam,
        limit: PAGE_SIZE,
      };
      // A refetch is in the background; only the first look at a list is something a user waits for.
      const orders = await api('GET /coin/list', fields, { signal, quiet: before !== undefined, showsRefusal: true });
      if (!pushed && before && progressOf(before) !== progressOf(orders)) refresh(keys.wallets, keys.accountLog);
      return orders;
    },
    initialPageParam: 1,
    getNextPageParam: nextOfBare,
    select: (data) => distinctRows(data.pages),
    enabled: useSignedIn(),
    refetchInterval: (query) => {
      const waiting = query.state.data?.pages.some((page) => page.some((order) => order.status === OPEN));
      return waiting && !pushed ? POLL_MS : false;
    },
  });
}

/** The fills of one order, for servers that tell them; null asks nothing. */
export function useCoinFills(id: number | null) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.coinOrders, 'detail', id],
    queryFn: ({ signal }) => api('GET /coin/detail', { id: id ?? 0 }, { signal, quiet: true }),
    enabled: signedIn && id !== null,
    // Family servers do not know the call, and will not by asking again.
    retry: false,
    select: ({ fills }) => fills,
  });
}

const refreshTrading = () => refresh(keys.coinOrders, keys.wallets, keys.accountLog);

/** Places a spot order. Refusals are the form's to show. */
export function useCoinTrade() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /coin/trade'>) =>
      api('POST /coin/trade', fields, { showsRefusal: true, once: true }),
    // Also after a failure: a call that timed out may have been booked.
    onSettled: refreshTrading,
  });
}

/** Cancels one open order by id and releases what it locked. */
export function useCancelOrder() {
  return useMutation({
    mutationFn: (id: number) => api('PUT /coin/trade', { id }, { once: true }),
    onSettled: refreshTrading,
  });
}

/**
 * Cancels many, one after the other: the exchange has no call for many, and a burst of them would look like an attack.
 * Lists and balances are asked for once, at the end. Answers how many were; one that has filled meanwhile is none.
 * @param onProgress told after each, with how many have been tried
 */
export async function cancelOrders(ids: readonly number[], onProgress: (tried: number) => void): Promise<number> {
  let done = 0;
  try {
    for (const [at, id] of ids.entries()) {
      try {
        await api('PUT /coin/trade', { id }, { once: true, showsRefusal: true });
        done += 1;
      } catch (error) {
        if (!isApiError(error, 'refused')) throw error;
      }
      onProgress(at + 1);
    }
  } finally {
    refreshTrading();
  }
  return done;
}
