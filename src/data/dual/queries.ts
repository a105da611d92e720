import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { dualAnswers } from '@/contract/dual/answers';
import { DUAL_SETTLE_HOUR, type DualType } from '@/domain/dual/dual';
import { fromWireTime, MINUTE_MS } from '@/domain/time';
import { backend } from '../api/backend';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfFull, PAGE_SIZE } from '../queries/pages';
import { refetchDelayNow } from '../queries/refetch-delay';
import { useSignedIn } from '../session/session';

const api = apiOf(dualAnswers);

type WireProduct = NonNullable<CallPayload<'GET /dual/detail'>>;
type WireOrder = CallPayload<'POST /dual/dual_list'>['list'][number];

/** 16:00 of the maturity day, in epoch milliseconds of the exchange's clock; null if the day is no date. */
interface Maturing {
  readonly maturesMs: number | null;
}
export type DualProduct = WireProduct & Maturing;
export type DualOrder = WireOrder & Maturing;
export type DualStatus = WireOrder['status'];

export interface DualFields {
  readonly id: number;
  readonly num: number;
  /** The annual rate that the customer has seen, in percent. Servers that know no such field ignore it. */
  readonly rate: string;
}

/** Wire values of an order's status (contract section 15), in the order of display. */
export const DUAL_STATUSES = [1, 2, 3, 0] as const satisfies readonly DualStatus[];

/** Remaining shares change while the list is displayed. */
const STALE_MS = 20_000;

const nextQuoteMs = (nowMs: number): number => (Math.floor(nowMs / MINUTE_MS) + 1) * MINUTE_MS;

const maturityOf = (day: string): number | null => fromWireTime(`${day} ${DUAL_SETTLE_HOUR}:00:00`);
const timed = <T extends { readonly end_time: string }>(row: T): T & Maturing => ({
  ...row,
  maturesMs: maturityOf(row.end_time.slice(0, 10)),
});

/** Products on sale for a coin and a type. */
export function useDualProducts(currencyId: number, type: DualType) {
  return useQuery({
    queryKey: [...keys.dualProducts, currencyId, type],
    queryFn: ({ signal }) => api('GET /dual/index', { currency_id: currencyId, type }, { signal, showsRefusal: true }),
    select: ({ dual_currencys }) => dual_currencys.map(timed),
    staleTime: STALE_MS,
  });
}

/** One product; null if there is none. `id` 0 makes no request. */
export function useDualProduct(id: number) {
  return useQuery({
    queryKey: [...keys.dualProducts, id],
    queryFn: ({ signal }) => api('GET /dual/detail', { id }, { signal, showsRefusal: true }),
    select: (product) => product && timed(product),
    staleTime: STALE_MS,
    // The exchange quotes the rate anew every minute.
    refetchInterval: () => refetchDelayNow([nextQuoteMs(backend().clock.now())]),
    enabled: id > 0,
  });
}

/**
 * Purchases, newest first; without `status` those of every status. Refetched when one matures. `wanted` false makes no
 * request.
 */
export function useDualOrders(status?: DualStatus, wanted = true) {
  return usePagedQuery({
    queryKey: [...keys.wealth, 'dual-orders', status ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      api('POST /dual/dual_list', { status, page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: ({ list }, all) => nextOfFull(list, all),
    select: ({ pages }) => distinctRows(pages.map(({ list }) => list)).map(timed),
    enabled: useSignedIn() && wanted,
    refetchInterval: ({ state }) => {
      const rows = (state.data?.pages ?? []).flatMap(({ list }) => list.map(timed));
      return refetchDelayNow(rows.flatMap(nextOf));
    },
  });
}

/** The time of a purchase's next change. One that settles has matured, even if it is unknown when. */
function nextOf({ status, maturesMs }: DualOrder): (number | null)[] {
  if (status === 2) return [maturesMs ?? backend().clock.now()];
  return status === 1 ? [maturesMs] : [];
}

/** Shares of a product in the purchases that are already loaded; null before any are. */
export function useHeldShares(productId: number): number | null {
  const { data } = useDualOrders(undefined, false);
  if (!data) return null;
  return data.filter((row) => row.dual_id === productId).reduce((sum, row) => sum + row.number, 0);
}

/** Buys shares. The caller shows refusals. */
export async function buyDual(fields: DualFields): Promise<void> {
  try {
    // The rate moves every minute, also between two tries.
    await api('POST /dual/buyDual', { ...fields }, { showsRefusal: true, once: { apartFrom: ['rate'] } });
  } finally {
    refresh(keys.wealth, keys.wallets, keys.accountLog, keys.dualProducts);
  }
}
