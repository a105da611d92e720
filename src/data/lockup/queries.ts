import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { lockupAnswers } from '@/contract/lockup/answers';
import { fromWireDay, fromWireTime } from '@/domain/time';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfFull } from '../queries/pages';
import { refetchDelayNow } from '../queries/refetch-delay';
import { useSignedIn } from '../session/session';

const api = apiOf(lockupAnswers);

export type LockProduct = CallPayload<'GET /lh/deposit/config'>[number];
type WireLock = CallPayload<'GET /lh/deposit/order'>['order_list'][number];

/** A deposit with parsed times, in epoch milliseconds of the exchange's clock. */
export interface LockOrder extends WireLock {
  readonly days: number;
  readonly paidDays: number;
  /** Time of the next dividend; null when the deposit has ended, or if the server sends no time for it. */
  readonly nextMs: number | null;
  /** Null if the server sends no time for it. */
  readonly maturesMs: number | null;
}

export interface LockFields {
  readonly config_id: number;
  readonly amount: string;
}

/** Wire values of a deposit's status (contract section 1.3). */
export const IN_PROGRESS = 1;
export const ENDED = 2;
export type LockStatus = typeof IN_PROGRESS | typeof ENDED;

const PAGE_SIZE = 20;

/** Family servers send only dates: the dividend is then assumed at the beginning of the day. */
function timed(row: WireLock): LockOrder {
  const maturesMs = fromWireTime(row.matures_at ?? '') ?? fromWireDay(row.end_at);
  return {
    ...row,
    days: row.day ?? 0,
    paidDays: row.paid_day ?? 0,
    nextMs: fromWireTime(row.next_dividend_at ?? ''),
    maturesMs,
  };
}

/** Products for locking, in the server's order. */
export function useLockProducts() {
  return useQuery({
    queryKey: keys.lockProducts,
    queryFn: ({ signal }) => api('GET /lh/deposit/config', {}, { signal, showsRefusal: true }),
    staleTime: 60_000,
  });
}

/** Deposits of a status, newest first. Refetched when a dividend is due. `wanted` false makes no request. */
export function useLockOrders(status: LockStatus, wanted = true) {
  return usePagedQuery({
    queryKey: [...keys.wealth, 'lock-orders', status],
    queryFn: ({ signal, pageParam }) =>
      api('GET /lh/deposit/order', { status, page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: ({ order_list }, all) => nextOfFull(order_list, all, PAGE_SIZE),
    select: ({ pages }) => distinctRows(pages.map(({ order_list }) => order_list)).map(timed),
    enabled: useSignedIn() && wanted,
    refetchInterval: ({ state }) => {
      const rows = (state.data?.pages ?? []).flatMap(({ order_list }) => order_list.map(timed));
      return refetchDelayNow(rows.map(({ nextMs }) => nextMs));
    },
  });
}

/** Locks an amount. The caller shows refusals. */
export async function placeLock(fields: LockFields): Promise<void> {
  try {
    await api('POST /lh/deposit', { ...fields }, { showsRefusal: true, once: true });
  } finally {
    refresh(keys.wealth, keys.wallets, keys.accountLog);
  }
}

/** Ends a deposit early. The caller shows refusals. */
export async function redeemLock(id: number): Promise<void> {
  try {
    await api('POST /lh/deposit/order/cancel', { id }, { showsRefusal: true, once: true });
  } finally {
    refresh(keys.wealth, keys.wallets, keys.accountLog);
  }
}
