import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { pointsAnswers } from '@/contract/points/answers';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfCounted } from '../queries/pages';
import { EACH_DAY } from '../queries/refetch-delay';
import { useSignedIn } from '../session/session';

const api = apiOf(pointsAnswers);

export type PointGood = CallPayload<'GET /points/list'>['list'][number];
export type PointsState = CallPayload<'GET /points/rules'>;
export type PointEntry = CallPayload<'GET /points/history'>['list'][number];

/** The stock changes meanwhile, and points of a trade are not reported, so each opening of a screen refetches. */
const ANEW = { staleTime: 0 } as const;

/** Items that points can be redeemed for, with the stock of the day. There are few, so one page holds all. */
export function usePointGoods() {
  return useQuery({
    ...EACH_DAY,
    queryKey: [...keys.points, 'goods'],
    queryFn: ({ signal }) => api('GET /points/list', { page: 1, limit: 100 }, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** The customer's points, and the rules for earning them. */
export function usePoints() {
  return useQuery({
    ...EACH_DAY,
    queryKey: [...keys.points, 'rules'],
    queryFn: ({ signal }) => api('GET /points/rules', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** Changes of the points, newest first. */
export function usePointHistory(way?: 'in' | 'out') {
  return usePagedQuery({
    ...ANEW,
    queryKey: [...keys.points, 'history', way ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /points/history', { way, page: pageParam, limit: 20 }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: ({ pages }) => distinctRows(pages.map(({ list }) => list)),
    enabled: useSignedIn(),
  });
}

/** Checks in for the day's points. The page shows refusals. */
export function usePointSign() {
  return useMutation({
    mutationFn: () => api('POST /points/sign', {}, { showsRefusal: true, once: true }),
    onSettled: () => refresh(keys.points),
  });
}

/** Redeems points for an item. The page shows refusals. */
export function usePointExchange() {
  return useMutation({
    mutationFn: (id: number) => api('POST /points/exchange', { id }, { showsRefusal: true, once: true }),
    onSettled: () => refresh(keys.points, keys.membership, keys.wallets, keys.accountLog),
  });
}
