import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { contentAnswers } from '@/contract/content/answers';
import { copyAnswers } from '@/contract/copy/answers';
import type { WireLang } from '@/contract/lang';
import { apiOf } from '../api/http';
import { FUTURES_STATUS } from '../futures/queries';
import { queryClient } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfPaginator } from '../queries/pages';
import { refreshShown } from '../queries/refresh-shown';
import { useLang, useSignedIn } from '../session/session';

const api = apiOf({ ...copyAnswers, ...contentAnswers });

export type Trader = CallPayload<'GET /follow/index'>['data'][number];
export type TraderDetail = CallPayload<'GET /follow/traderDetail'>;
export type Following = CallPayload<'GET /follow/mine'>['traders'][number];
export type CopyNote = CallPayload<'GET /follow/mine'>['notes'][number];
export type CopySetting = Following['setting'];
export type Application = CallPayload<'GET /follow/application'>;

/** No event reports followers or a trader's positions, so they are polled. */
const POLL_MS = 10_000;

/** Only the first load shows the loading indicator, because only then does the user wait. */
const quietly = (queryKey: readonly unknown[], signal: AbortSignal) => ({
  signal,
  quiet: queryClient.getQueryData(queryKey) !== undefined,
  showsRefusal: true,
});

/** Traders by total profit. The figures change every hour, the followers at any time. */
export function useTraders() {
  const queryKey = [...keys.follow, 'traders'];
  return usePagedQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => api('GET /follow/index', { page: pageParam }, quietly(queryKey, signal)),
    initialPageParam: 1,
    getNextPageParam: nextOfPaginator,
    select: ({ pages }) => ({
      traders: distinctRows(pages.map((page) => page.data)),
      updatedAt: pages[0]?.updated_at,
      nextUpdate: pages[0]?.next_update,
    }),
    enabled: useSignedIn(),
  });
}

/** One trader; id 0 makes no request. */
export function useTrader(id: number) {
  return useQuery({
    queryKey: [...keys.follow, 'trader', id],
    queryFn: ({ signal, queryKey }) =>
      api('GET /follow/traderDetail', { trader_user_id: id }, quietly(queryKey, signal)),
    enabled: useSignedIn() && id > 0,
    refetchInterval: POLL_MS,
  });
}

/** A trader's open or closed positions, newest first. */
export function useTraderTrades(id: number, which: 'current' | 'history') {
  const queryKey = [...keys.follow, 'trades', id, which];
  const call = which === 'current' ? 'GET /follow/currentTrade' : 'GET /follow/historyTrade';
  return usePagedQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => api(call, { trader_user_id: id, page: pageParam }, quietly(queryKey, signal)),
    initialPageParam: 1,
    getNextPageParam: nextOfPaginator,
    select: ({ pages }) => distinctRows(pages.map((page) => page.data)),
    enabled: useSignedIn() && id > 0,
    refetchInterval: POLL_MS,
  });
}

/** Traders the user follows, and the results of copying. */
export function useFollowing() {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.follow, 'mine', lang],
    queryFn: ({ signal, queryKey }) => api('GET /follow/mine', {}, quietly(queryKey, signal)),
    enabled: useSignedIn(),
    refetchInterval: POLL_MS,
  });
}

/** The user's copied positions. Their key is below that of futures, so the events of futures refresh them. */
export function useCopies(which: 'open' | 'history') {
  const queryKey = [...keys.lever, 'copies', which];
  const status = which === 'open' ? FUTURES_STATUS.open : FUTURES_STATUS.closed;
  return usePagedQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      api('GET /follow/copies', { status, page: pageParam }, quietly(queryKey, signal)),
    initialPageParam: 1,
    getNextPageParam: nextOfPaginator,
    select: ({ pages }) => distinctRows(pages.map((page) => page.data)),
    enabled: useSignedIn(),
    refetchInterval: POLL_MS,
  });
}

/** The user's application to become a trader. Staff may decide it at any time. */
export function useApplication() {
  return useQuery({
    queryKey: [...keys.follow, 'application'],
    queryFn: ({ signal, queryKey }) => api('GET /follow/application', {}, quietly(queryKey, signal)),
    enabled: useSignedIn(),
    refetchInterval: POLL_MS,
  });
}

/** Makes a call that changes whom the user follows. The caller shows refusals. */
function useFollowCall<C extends keyof typeof copyAnswers>(call: C) {
  return useMutation({
    mutationFn: (fields: CallFields<C>) => api(call, fields, { showsRefusal: true, once: true }),
    onSettled: refreshShown(keys.follow, keys.user),
  });
}

export const useFollow = () => useFollowCall('POST /follow/follow');
export const useCancelFollow = () => useFollowCall('POST /follow/cancel');
export const useApply = () => useFollowCall('POST /follow/apply');

/** Category of the agreement among the articles (contract section 1.3). */
const AGREEMENT = '35';

/** The newest agreement in one language; the server sends English if there is no translation. */
export function useAgreement(lang: WireLang) {
  return useQuery({
    queryKey: [...keys.content, 'copy agreement', lang],
    queryFn: async ({ signal }) => {
      const options = { signal, showsRefusal: true };
      const { list } = await api('POST /news/list', { c_id: AGREEMENT, limit: 1, lang }, options);
      const [first] = list;
      // Lists may omit an article's text.
      return first ? api('POST /news/detail', { id: first.id, lang }, options) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
