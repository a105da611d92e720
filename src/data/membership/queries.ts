import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { membershipAnswers } from '@/contract/membership/answers';
import type { BillKind } from '@/domain/accounts/bills';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfCounted, PAGE_SIZE } from '../queries/pages';
import { EACH_DAY } from '../queries/refetch-delay';
import { useSignedIn } from '../session/session';

const api = apiOf(membershipAnswers);

export type Membership = CallPayload<'GET /user/vip'>;
export type Coupon = CallPayload<'GET /user/coupons'>['list'][number];
export type Bill = CallPayload<'GET /user/bills'>['list'][number];
export type CreditRecord = CallPayload<'GET /user/credit'>;

/** Not every change is reported, so each opening of a screen refetches, and shows the cached data meanwhile. */
const ANEW = { staleTime: 0 } as const;

/** The customer's tier, the table of tiers, and the savings until now. */
export function useVip() {
  return useQuery({
    ...ANEW,
    queryKey: [...keys.membership, 'vip'],
    queryFn: ({ signal }) => api('GET /user/vip', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** The credit score with its history. There are only few rules, so one page holds all entries in practice. */
export function useCredit() {
  return useQuery({
    ...ANEW,
    queryKey: [...keys.membership, 'credit'],
    queryFn: ({ signal }) => api('GET /user/credit', { page: 1, limit: 100 }, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** Coupons of one tab: 1 received, 3 used, 4 expired. */
export function useCoupons(status: 1 | 3 | 4) {
  return usePagedQuery({
    ...ANEW,
    queryKey: [...keys.membership, 'coupons', status],
    queryFn: ({ signal, pageParam }) =>
      api('GET /user/coupons', { status, page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: ({ pages }) => ({ rows: distinctRows(pages.map(({ list }) => list)), counts: pages.at(-1)?.counts }),
    enabled: useSignedIn(),
  });
}

/** Activates a coupon. The page shows refusals. */
export function useCouponUse() {
  return useMutation({
    mutationFn: (id: number) => api('POST /user/coupons/use', { id }, { showsRefusal: true, once: true }),
    onSettled: () => refresh([...keys.membership, 'coupons']),
  });
}

/** Filters of bills; absent ones do not filter. */
export interface BillQuery {
  readonly kind?: BillKind;
  /** Coin id. */
  readonly currency?: number;
  /** Unix seconds; `from` is inclusive, `to` is exclusive. */
  readonly from?: number;
  readonly to?: number;
}

/** Bills, newest first. The key is below that of the account log, so that every change of balances refetches them. */
export function useBills(query: BillQuery) {
  return usePagedQuery({
    ...ANEW,
    queryKey: [...keys.accountLog, 'bills', query],
    queryFn: ({ signal, pageParam }) =>
      api('GET /user/bills', { ...query, page: pageParam, limit: 20 }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: ({ pages }) => ({ rows: distinctRows(pages.map(({ list }) => list)), totals: pages[0]?.totals ?? null }),
    enabled: useSignedIn(),
  });
}

/** One bill with all changes of its posting; `id` 0 makes no request. Bills never change. */
export function useBill(id: number) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.membership, 'bill', id],
    queryFn: ({ signal }) => api('GET /user/bills/detail', { id }, { signal, showsRefusal: true }),
    enabled: signedIn && id > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** All bills of a query at once, for a file. The page shows refusals. */
export function useBillExport() {
  return useMutation({
    mutationFn: (query: BillQuery) => api('GET /user/bills/export', { ...query }, { showsRefusal: true }),
  });
}

/** The customer's invite code and its results. Rebates are booked at the exchange's midnight. */
export function useInvite() {
  return useQuery({
    ...EACH_DAY,
    queryKey: [...keys.membership, 'invite'],
    queryFn: ({ signal }) => api('GET /user/invite', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

export function useInvitees() {
  return usePagedQuery({
    ...EACH_DAY,
    queryKey: [...keys.membership, 'invitees'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /user/invitees', { page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: ({ pages }) => distinctRows(pages.map(({ list }) => list)),
    enabled: useSignedIn(),
  });
}

/** Rebates, one row per day. */
export function useRebates() {
  return usePagedQuery({
    ...EACH_DAY,
    queryKey: [...keys.membership, 'rebates'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /user/rebates', { page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: ({ pages }) => distinctRows(pages.map(({ list }) => list)),
    enabled: useSignedIn(),
  });
}
