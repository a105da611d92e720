import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallPayload } from '@/contract/calls';
import { otcAnswers } from '@/contract/otc/answers';
import type { OtcAdStatus, OtcPayMinutes, OtcPriceType } from '@/domain/otc/ad';
import { OTC_STATUS, type OtcMethod, type OtcSide } from '@/domain/otc/otc';
import { fromWireTime } from '@/domain/time';
import { apiOf } from '../api/http';
import { unlessDone } from '../api/lost-answer';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfCounted } from '../queries/pages';
import { refetchDelayNow } from '../queries/refetch-delay';
import { refreshShown } from '../queries/refresh-shown';
import { onLate } from '../realtime/late-events';
import { useSignedIn } from '../session/session';

const api = apiOf(otcAnswers);

export type OtcAd = CallPayload<'GET /otc/ads'>['list'][number];
export type OtcOrder = CallPayload<'POST /otc/order'>;

export type OtcOwnAd = CallPayload<'POST /otc/ad'>;

export interface OtcFields {
  readonly ad_id: number;
  readonly number: string;
  readonly price: string;
  readonly method: OtcMethod;
}

/** Times at which orders change by themselves; they are refetched then. */
const stepsOf = (orders: readonly OtcOrder[]): number[] =>
  orders.flatMap(({ next_time }) => fromWireTime(next_time) ?? []);

/** Advertisements of one side in a currency, best price first. There are few, so one page holds all. */
export function useOtcAds(side: OtcSide, fiat: string) {
  return useQuery({
    queryKey: [...keys.otc, 'ads', side, fiat],
    queryFn: ({ signal }) => api('GET /otc/ads', { side, fiat, page: 1, limit: 100 }, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

export function useOtcOrders() {
  return usePagedQuery({
    queryKey: [...keys.otc, 'orders'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /otc/orders', { page: pageParam, limit: 10 }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: ({ pages }) => distinctRows(pages.map(({ list }) => list)),
    staleTime: 0,
    enabled: useSignedIn(),
    refetchInterval: ({ state }) => refetchDelayNow(stepsOf((state.data?.pages ?? []).flatMap(({ list }) => list))),
  });
}

/** One order; null if there is none. `id` 0 makes no request. */
export function useOtcOrder(id: number) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.otc, 'order', id],
    queryFn: ({ signal }) => api('GET /otc/detail', { id }, { signal, showsRefusal: true }),
    staleTime: 0,
    enabled: signedIn && id > 0,
    refetchInterval: ({ state }) => refetchDelayNow(state.data ? stepsOf([state.data]) : []),
  });
}

const CHANGED = [keys.otc, keys.wallets, keys.accountLog] as const;
const onSettled = () => refresh(...CHANGED);

/** Subscribes to events of orders and advertisements while they are on screen, and refetches them. */
export function useOtcEvents(): void {
  useEffect(() => onLate('otc', ({ to }) => (to === 0 ? refresh(keys.otc) : onSettled())), []);
}

/** The customer's own advertisements; no request unless `isShown`. */
export function useOwnAds(isShown: boolean) {
  const signedIn = useSignedIn();
  return usePagedQuery({
    queryKey: [...keys.otc, 'own-ads'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /otc/my_ads', { page: pageParam, limit: 10 }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: ({ pages }) => distinctRows(pages.map(({ list }) => list)),
    staleTime: 0,
    enabled: signedIn && isShown,
  });
}

export interface OtcAdFields {
  readonly price_type: OtcPriceType;
  readonly price_value: string;
  readonly number: string;
  readonly min: string;
  readonly max: string;
  /** Joined with commas. */
  readonly methods: string;
  readonly pay_minutes: OtcPayMinutes;
}

/** Publishes an advertisement, or edits the one with this id. The page shows refusals. */
export function useOtcAdSave() {
  return useMutation({
    mutationFn: ({ id, side, fiat, terms }: { id: number; side: OtcSide; fiat: string; terms: OtcAdFields }) => {
      const options = { showsRefusal: true, once: true } as const;
      return id === 0
        ? api('POST /otc/ad', { side, fiat, ...terms }, options)
        : api('POST /otc/ad_edit', { id, ...terms }, options);
    },
    onSettled: refreshShown(...CHANGED),
  });
}

/** Pauses an advertisement, resumes it, or ends it. */
export function useOtcAdState() {
  return useMutation({
    mutationFn: (fields: { id: number; status: OtcAdStatus }) =>
      api('POST /otc/ad_state', fields, { showsRefusal: true, once: true }),
    onSettled,
  });
}

/** Opens an order from an advertisement. The page shows refusals. */
export function useOtcTake() {
  return useMutation({
    mutationFn: (fields: OtcFields) =>
      // The price of an offer may follow the market between two tries.
      api('POST /otc/order', { ...fields }, { showsRefusal: true, once: { apartFrom: ['price'] } }),
    onSettled,
  });
}

const PAID = [OTC_STATUS.paid, OTC_STATUS.done, OTC_STATUS.appeal];
const CANCELLED = [OTC_STATUS.cancelled];
const RELEASED = [OTC_STATUS.done];

/** Whether an order has one of these states by now. */
async function isIn(id: number, states: readonly OtcOrder['status'][]): Promise<boolean> {
  const order = await api('GET /otc/detail', { id }, { quiet: true });
  return order !== null && states.includes(order.status);
}

interface OtcAct {
  readonly act: 'paid' | 'cancel';
  readonly id: number;
}

/** Marks an order as paid, or cancels it. The page shows refusals. */
export const useOtcAct = () => useMutation({ mutationFn: actOnOtc, onSettled });

export const actOnOtc = ({ act, id }: OtcAct): Promise<void> =>
  unlessDone(
    api(act === 'paid' ? 'POST /otc/paid' : 'POST /otc/cancel', { id }, { showsRefusal: true, once: true }),
    () => isIn(id, act === 'paid' ? PAID : CANCELLED),
  );

/** Appeals about an order. The form shows refusals. */
export function useOtcAppeal() {
  return useMutation({
    mutationFn: (fields: { id: number; reason: string }) =>
      api('POST /otc/appeal', fields, { showsRefusal: true, once: true }),
    onSettled,
  });
}

/** Releases the escrowed USDT to the merchant. The caller shows refusals. */
export async function releaseOtc(id: number, pay_password: string): Promise<void> {
  try {
    const release = api('POST /otc/release', { id, pay_password }, { showsRefusal: true, once: true });
    await unlessDone(release, () => isIn(id, RELEASED));
  } finally {
    onSettled();
  }
}
