import { useQuery } from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { payoutAnswers } from '@/contract/payout/answers';
import { backend } from '../api/backend';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfNumbered, PAGE_SIZE } from '../queries/pages';
import { refetchDelayNow, reviewPollMs } from '../queries/refetch-delay';
import { useSignedIn } from '../session/session';

const api = apiOf(payoutAnswers);

export type PayoutInfo = CallPayload<'POST /wallet/get_info'>;
export type Withdrawal = CallPayload<'GET /user/withdraw/list'>['data'][number];
export type WalletAddress = CallPayload<'GET /user/wallet/list'>['data'][number];

/** More than any customer has saved: the sheet that lists them has no pages. */
const ALL_ADDRESSES = 100;

/** Balance, destinations, fees and limits of a coin. `currency` 0 makes no request. */
export function usePayoutInfo(currency: number) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.wallets, 'payout', currency],
    queryFn: ({ signal, client, queryKey }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      return api('POST /wallet/get_info', { currency }, { signal, quiet, showsRefusal: true });
    },
    // A limit ends at a time that the answer states.
    refetchInterval: ({ state }) => refetchDelayNow(state.data ? nextOf(state.data) : []),
    enabled: signedIn && currency > 0,
  });
}

/** The times ahead at which more may be withdrawn. */
function nextOf({ daily, paused_until = 0 }: PayoutInfo): number[] {
  const nowMs = backend().clock.now();
  return [daily?.next_time ?? 0, paused_until].map((seconds) => seconds * 1000).filter((atMs) => atMs > nowMs);
}

/** Withdrawals, newest first. */
export function useWithdrawals() {
  return usePagedQuery({
    queryKey: [...keys.payouts, 'list'],
    queryFn: ({ signal, pageParam, client, queryKey }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      return api(
        'GET /user/withdraw/list',
        { page: pageParam, limit: PAGE_SIZE },
        { signal, quiet, showsRefusal: true },
      );
    },
    initialPageParam: 1,
    getNextPageParam: nextOfNumbered,
    select: (data) => distinctRows(data.pages.map((page) => page.data)),
    refetchInterval: ({ state }) => reviewPollMs(state.data?.pages),
    enabled: useSignedIn(),
  });
}

/** Every saved address, newest first. */
export function useAddressBook() {
  return useQuery({
    queryKey: [...keys.payouts, 'addresses'],
    queryFn: ({ signal }) =>
      api('GET /user/wallet/list', { page: 1, limit: ALL_ADDRESSES }, { signal, showsRefusal: true }),
    select: ({ data }) => data,
    enabled: useSignedIn(),
  });
}

/** The domestic bank card. */
export function useBankCard() {
  return useQuery({
    queryKey: [...keys.payouts, 'card'],
    queryFn: ({ signal }) => api('POST /user/cash_info', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** The international bank card. */
export function useForeignCard() {
  return useQuery({
    queryKey: [...keys.payouts, 'foreign-card'],
    queryFn: ({ signal }) => api('POST /user/cash_info_international', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** Requests a withdrawal. The form shows refusals. */
export async function requestPayout(fields: CallFields<'POST /wallet/out'>): Promise<void> {
  try {
    await api('POST /wallet/out', fields, { showsRefusal: true, once: true });
  } finally {
    refresh(keys.payouts, keys.wallets, keys.accountLog);
  }
}

/** Saves an address, or changes the one with this `id`. */
export async function saveAddress(fields: CallFields<'POST /user/wallet/save'>): Promise<void> {
  try {
    await api('POST /user/wallet/save', fields, { showsRefusal: true, once: true });
  } finally {
    refresh([...keys.payouts, 'addresses']);
  }
}

export async function saveBankCard(fields: CallFields<'POST /user/cash_save'>): Promise<void> {
  try {
    await api('POST /user/cash_save', fields, { showsRefusal: true, once: true });
  } finally {
    refresh([...keys.payouts, 'card']);
  }
}

export async function saveForeignCard(fields: CallFields<'POST /user/cash_save_international'>): Promise<void> {
  try {
    await api('POST /user/cash_save_international', fields, { showsRefusal: true, once: true });
  } finally {
    refresh([...keys.payouts, 'foreign-card']);
  }
}
