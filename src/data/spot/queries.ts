import { type InfiniteData, useMutation, useQuery } from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { coinAnswers } from '@/contract/coin/answers';
import { useStore } from '@/lib/stores/use-store';
import { isApiError } from '../api/api-error';
import { apiOf } from '../api/http';
import { usePriceStatus } from '../market/prices';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfBare } from '../queries/pages';
import { refreshShown } from '../queries/refresh-shown';
import { useSignedIn } from '../session/session';
import { ordersArePushed } from './events';

const api = apiOf(coinAnswers);

export type CoinOrder = CallPayload<'GET /coin/list'>[number];

export interface CoinOrderFilter {
  /** 1 open, 2 done, 3 cancelled; -1 or absent for all. */
  status?: -1 | 1 | 2 | 3;
  currencyId?: number;
  legalId?: number;
}

const OPEN = 1;
const PAGE_SIZE = 20;
/** Of the open orders of one market, because book and chart mark all of them. It is the most that one answer has. */
const LARGE_PAGE_SIZE = 100;
/** Every size of a page is a multiple of this one, also where a server chooses it. */
const SMALLEST_PAGE_SIZE = 10;
const POLL_MS = 5000;

/** The state of the orders that affects balances. If it differs from before, balances have changed too. */
const progressOf = (orders: readonly CoinOrder[]) =>
  orders.map((order) => `${order.id} ${order.status} ${order.deal_amount ?? ''} ${order.triggered_at ?? ''}`).join();

/**
 * Spot orders, newest first. They follow the private order event. For a server that never sends it, they are polled
 * every 5 s while an order is open.
 */
export function useCoinOrders(filter: CoinOrderFilter = {}) {
  const isLive = usePriceStatus() === 'live';
  // A server that sends events sends none while the connection is lost.
  const pushed = useStore(ordersArePushed) && isLive;
  const queryKey = [...keys.coinOrders, filter];
  return usePagedQuery({
    queryKey,
    queryFn: async ({ signal, pageParam }) => {
      const before = queryClient.getQueryData<InfiniteData<CoinOrder[]>>(queryKey)?.pages[pageParam - 1];
      const fields = {
        status: filter.status ?? -1,
        currency_id: filter.currencyId,
        legal_id: filter.legalId,
        page: pageParam,
        limit: filter.status === OPEN && filter.currencyId !== undefined ? LARGE_PAGE_SIZE : PAGE_SIZE,
      };
      // A refetch is quiet, because the user waits only for the first load of a list.
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

/** Whether a list may have further orders: a page that is not full is the last one. */
export const mayHaveMore = ({
  data = [],
  hasNextPage,
}: Pick<ReturnType<typeof useCoinOrders>, 'data' | 'hasNextPage'>) =>
  hasNextPage && data.length % SMALLEST_PAGE_SIZE === 0;

/** The fills of one order, for servers that support it; null makes no request. */
export function useCoinFills(id: number | null) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.coinOrders, 'detail', id],
    queryFn: ({ signal }) => api('GET /coin/detail', { id: id ?? 0 }, { signal, quiet: true }),
    enabled: signedIn && id !== null,
    // Family servers do not have this call, so a retry would fail again.
    retry: false,
    select: ({ fills }) => fills,
  });
}

/** What an order may change. */
const CHANGED = [keys.coinOrders, keys.wallets, keys.accountLog] as const;
const refreshTrading = () => refresh(...CHANGED);

/** Places a spot order. The form shows refusals. */
export function useCoinTrade() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /coin/trade'>) =>
      api('POST /coin/trade', fields, {
        showsRefusal: true,
        // The price of a market order is the last one, which moves between two tries.
        once: fields.order_type === 'market' ? { apartFrom: ['target_price'] } : true,
      }),
    onSettled: refreshTrading,
  });
}

/** Places two orders of which one cancels the other. The form shows refusals. */
export function useCoinPair() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /coin/oco'>) =>
      api('POST /coin/oco', fields, { showsRefusal: true, once: true }),
    onSettled: refreshTrading,
  });
}

/** Changes an open order in place. The form shows refusals. */
export function useAmendOrder() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /coin/amend'>) =>
      api('POST /coin/amend', fields, { showsRefusal: true, once: true }),
    onSettled: refreshShown(...CHANGED),
  });
}

/** Cancels one open order by id and releases what it locked. The caller shows refusals. */
export function useCancelOrder() {
  return useMutation({
    mutationFn: (id: number) => api('PUT /coin/trade', { id }, { showsRefusal: true, once: true }),
    onSettled: refreshTrading,
  });
}

/**
 * Cancels several orders one after the other: the exchange has no call for several, and a burst of calls would look
 * like an attack. Lists and balances are refreshed once, at the end. Resolves to the cancelled orders; one
 * that was filled meanwhile is none of them.
 * @param onProgress called after each order with the number tried so far
 */
export async function cancelOrders(
  ids: readonly number[],
  onProgress: (tried: number) => void,
): Promise<ReadonlySet<number>> {
  const done = new Set<number>();
  try {
    for (const [at, id] of ids.entries()) {
      try {
        await api('PUT /coin/trade', { id }, { once: true, showsRefusal: true });
        done.add(id);
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
