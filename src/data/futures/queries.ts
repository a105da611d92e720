import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { futuresAnswers } from '@/contract/futures/answers';
import { apiOf } from '../api/http';
import type { Once } from '../api/repeat';
import { priceStatus, usePriceStatus } from '../market/prices';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfPaginator, PAGE_SIZE } from '../queries/pages';
import { refreshShown } from '../queries/refresh-shown';
import { useSignedIn } from '../session/session';
import { type FuturesPosition, futuresArePushed, storeFuturesSums } from './events';

const api = apiOf(futuresAnswers);

export type { FuturesPosition } from './events';

/** Wire values of `status` of a futures order. */
export const FUTURES_STATUS = { waiting: 0, open: 1, closing: 2, closed: 3, cancelled: 4 } as const;

/** Largest number of positions of one market valued together; more are not expected. */
const MAX_POSITIONS = 100;
const POLL_MS = 5000;

const isAlive = ({ status }: FuturesPosition) => status < FUTURES_STATUS.closed;

/** Whether events report changes now. A server that sends them sends none while the connection is lost. */
const arePushedNow = (): boolean => futuresArePushed.get() && priceStatus.get() === 'live';

/** Poll interval while no events come and any order in the answer can still change. */
const pollMs = (orders: readonly FuturesPosition[] = []): number | false =>
  !arePushedNow() && orders.some(isAlive) ? POLL_MS : false;

/** Renders again when the connection is lost or back, because `pollMs` depends on it. */
const usePollChanges = (): void => void usePriceStatus();

/**
 * The state of the orders that affects money. If it differs from before, positions, balances and sums have changed too.
 */
const progressOf = (orders: readonly FuturesPosition[]) => orders.map(({ id, status }) => `${id} ${status}`).join();

/** Refetches all of futures except the list that showed the change. */
function refreshBeside(list: QueryKey): void {
  const hash = hashKey(list);
  void queryClient.invalidateQueries({ queryKey: keys.lever, predicate: ({ queryHash }) => queryHash !== hash });
  refresh(keys.wallets, keys.accountLog);
}

export interface FuturesMarket {
  readonly currencyId: number;
  readonly legalId: number;
}

/** Data for the order form of one market: multiples, lots, limits, the balance. */
export function useFuturesDeal({ currencyId, legalId }: FuturesMarket) {
  usePollChanges();
  return useQuery({
    queryKey: [...keys.lever, 'deal', currencyId, legalId],
    queryFn: ({ signal, queryKey }) => {
      const quiet = queryClient.getQueryData(queryKey) !== undefined;
      return api(
        'POST /lever/deal',
        { currency_id: currencyId, legal_id: legalId },
        { signal, quiet, showsRefusal: true },
      );
    },
    enabled: useSignedIn(),
    refetchInterval: ({ state }) => pollMs(state.data?.my_transaction),
  });
}

/** The futures account and the open positions of one market. Events update its sums in `futuresSums`. */
export function useFuturesAccount({ currencyId, legalId }: FuturesMarket) {
  usePollChanges();
  return useQuery({
    queryKey: [...keys.lever, 'account', currencyId, legalId],
    queryFn: async ({ signal, queryKey }) => {
      const quiet = queryClient.getQueryData(queryKey) !== undefined;
      const fields = { currency_id: currencyId, legal_id: legalId, status: FUTURES_STATUS.open, page: 1 };
      const options = { signal, quiet, showsRefusal: true };
      const account = await api('POST /lever/dealall', { ...fields, limit: MAX_POSITIONS }, options);
      storeFuturesSums({
        riskRate: account.mark_hazard_rate ?? account.hazard_rate,
        margins: account.caution_money_total,
        originMargins: account.origin_caution_money_total,
        profits: account.profits_total,
        markProfits: account.mark_profits_total ?? account.profits_total,
      });
      return account;
    },
    enabled: useSignedIn(),
    refetchInterval: ({ state }) => pollMs(state.data?.order.data),
  });
}

export interface FuturesFilter {
  /** Absent for all. */
  readonly status?: (typeof FUTURES_STATUS)[keyof typeof FUTURES_STATUS];
  /** Absent for every market. */
  readonly market?: FuturesMarket;
}

export interface FuturesPositions {
  readonly orders: readonly FuturesPosition[];
  /** Risk rate of all open positions, in percent. */
  readonly riskRate: string;
  readonly profits: string;
  /** Number of orders on all pages. */
  readonly total: number;
}

type TradePage = CallPayload<'POST /lever/my_trade'>;

function readPages({ pages }: InfiniteData<TradePage>): FuturesPositions {
  const last = pages.at(-1);
  return {
    orders: distinctRows(pages.map((page) => page.message.data)),
    riskRate: last?.rate_profits_total.mark_hazard_rate ?? last?.rate_profits_total.hazard_rate ?? '0',
    profits: last?.rate_profits_total.profits_total ?? '0',
    total: last?.message.total ?? 0,
  };
}

/** Pages of a customer's positions and orders, newest first, of one status and market or of all. */
export function futuresPositionsQuery({ status, market }: FuturesFilter) {
  const queryKey = [...keys.lever, 'list', status ?? -1, market?.currencyId ?? 0, market?.legalId ?? 0];
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ signal, pageParam }) => {
      const before = queryClient.getQueryData<InfiniteData<TradePage>>(queryKey)?.pages[pageParam - 1];
      const fields = { currency_id: market?.currencyId, legal_id: market?.legalId, status: status ?? -1 };
      // A refetch is quiet, because the user waits only for the first load of a list.
      const options = { signal, quiet: before !== undefined, showsRefusal: true };
      const page = await api('POST /lever/my_trade', { ...fields, page: pageParam, limit: PAGE_SIZE }, options);
      const hasChanged = before && progressOf(before.message.data) !== progressOf(page.message.data);
      if (hasChanged && !arePushedNow()) refreshBeside(queryKey);
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: (last) => nextOfPaginator(last.message),
    select: readPages,
    refetchInterval: ({ state }) => pollMs(state.data?.pages.flatMap((page) => page.message.data)),
  });
}

/**
 * Orders and positions of futures, newest first. They follow `lever_order`, or are polled if the server never sends it.
 */
export function useFuturesPositions(filter: FuturesFilter = {}) {
  usePollChanges();
  return usePagedQuery({ ...futuresPositionsQuery(filter), enabled: useSignedIn() });
}

/** Everything that a call may have changed, also one that timed out. */
const CHANGED = [keys.lever, keys.wallets, keys.accountLog] as const;

/** Makes a call that changes futures. Afterwards everything that may have changed is refetched, also after a failure. */
function useFuturesCall<C extends keyof typeof futuresAnswers>(
  call: C,
  {
    once = true,
    onSettled = () => refresh(...CHANGED),
  }: { once?: Once; onSettled?: ReturnType<typeof refreshShown> | (() => void) } = {},
) {
  return useMutation({
    mutationFn: (fields: CallFields<C>) => api(call, fields, { showsRefusal: true, once }),
    onSettled,
  });
}

/** Opens a position at the market price, or places a waiting order. The form shows refusals. */
export const useFuturesSubmit = () => useFuturesCall('POST /lever/submit');
/** Closes one position, or some lots of it, at the market price or at a price to come. The caller shows refusals. */
export const useFuturesClose = () => useFuturesCall('POST /lever/close');
/** Cancels a close order of a position. The caller shows refusals. */
export const useFuturesCancelClose = () => useFuturesCall('POST /lever/cancel_close');
/** Closes one position and opens the opposite one. The caller shows refusals. */
export const useFuturesReverse = () => useFuturesCall('POST /lever/reverse');
/** Cancels a waiting order. The caller shows refusals. */
export const useFuturesCancel = () => useFuturesCall('POST /lever/cancel');
/**
 * Sets, changes or removes take profit and stop loss of a position, which are sent together each time. The form shows
 * refusals.
 */
export const useFuturesStops = () =>
  useFuturesCall('POST /lever/setstop', { once: 'each press', onSettled: refreshShown(...CHANGED) });
/** Closes all positions, all long (1) or all short (2) ones. The caller shows refusals. */
export const useFuturesBatchClose = () => useFuturesCall('POST /lever/batch_close', { once: 'each press' });
/** Makes a copied position the customer's own. The caller shows refusals. */
export const useSelfHolding = () => useFuturesCall('POST /follow/selfHolding');
