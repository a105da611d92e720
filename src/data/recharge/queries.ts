import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { rechargeAnswers } from '@/contract/recharge/answers';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfNumbered, PAGE_SIZE } from '../queries/pages';
import { reviewPollMs } from '../queries/refetch-delay';
import { useSignedIn } from '../session/session';

const api = apiOf(rechargeAnswers);

export type RechargeTerms = CallPayload<'GET /recharge/terms'>;
export type RechargeCoin = RechargeTerms['coins'][number];
export type RechargeBank = RechargeTerms['banks'][number];
export type RechargeRow = CallPayload<'GET /recharge/log'>['data'][number];

/** What can be deposited, how, and the customer's bonus. */
export function useRechargeTerms() {
  return useQuery({
    queryKey: [...keys.recharges, 'terms'],
    queryFn: ({ signal }) => api('GET /recharge/terms', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** Deposit address of a coin on a network; null if the server has none. Coin 0 makes no request. */
export function useDepositAddress(currency: number, network: string) {
  return useQuery({
    queryKey: [...keys.recharges, 'address', currency],
    queryFn: ({ signal }) => api('POST /wallet/get_in_address', { currency }, { signal, showsRefusal: true }),
    select: (answer) => (typeof answer === 'string' ? answer : (answer[network] ?? answer.address ?? null)),
    // Addresses never change.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: useSignedIn() && currency > 0,
  });
}

export interface RechargeFilter {
  /** 1 under review, 2 credited, 3 rejected; absent for all. */
  readonly status?: number;
  /** Coin id; absent for all. */
  readonly currency?: number;
}

/** Deposits, newest first. `wanted` false makes no request. */
export function useRecharges(filter: RechargeFilter = {}, wanted = true) {
  return usePagedQuery({
    queryKey: [...keys.recharges, 'log', filter],
    queryFn: ({ signal, pageParam, client, queryKey }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      const fields = { ...filter, page: pageParam, limit: PAGE_SIZE };
      return api('GET /recharge/log', fields, { signal, quiet, showsRefusal: true });
    },
    initialPageParam: 1,
    getNextPageParam: nextOfNumbered,
    select: ({ pages }) => {
      const { status, currency } = filter;
      const rows = distinctRows(pages.map((page) => page.data));
      // Family servers ignore both filters.
      return rows.filter((row) => (!status || row.status === status) && (!currency || row.currency_id === currency));
    },
    refetchInterval: ({ state }) => reviewPollMs(state.data?.pages),
    enabled: useSignedIn() && wanted,
  });
}

/** Reports a payment. The form shows refusals. */
export function useRequestRecharge() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /wallet/charge_req'>) =>
      api('POST /wallet/charge_req', fields, { showsRefusal: true, once: true }),
    onSettled: () => refresh(keys.recharges),
  });
}
