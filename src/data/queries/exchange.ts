import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { exchange } from '@/contract/exchange';
import { api } from '../http';
import { knowCalls } from '../known-calls';
import { useSignedIn } from '../session';
import { refresh } from './client';
import { keys } from './keys';
import { distinctRows, nextOfPaginator } from './pages';

knowCalls(exchange);

export type SwapQuote = CallPayload<'POST /user/getTransferFee'>;
export type SwapRecord = CallPayload<'GET /user/Transfer/list'>['data'][number];

const PAGE_SIZE = 10;

/** Coins that more than one account holds, with their balances; what fund/transfer moves. */
export function useMovableCoins() {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.wallets, 'movable'],
    queryFn: ({ signal }) => api('GET /currency/user_currency_list', {}, { signal, showsRefusal: true }),
    enabled: signedIn,
  });
}

/** Coins that can be exchanged for each other, and the balances that pay for it. */
export function useSwapCoins() {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.wallets, 'swap'],
    queryFn: ({ signal }) => api('POST /user/getTransferList', {}, { signal, showsRefusal: true }),
    enabled: signedIn,
  });
}

export interface SwapIds {
  readonly from: number;
  readonly to: number;
}

/** Asks for the rate of this moment. @throws ApiError */
export const askSwapQuote = ({ from, to }: SwapIds, signal?: AbortSignal): Promise<SwapQuote> =>
  api('POST /user/getTransferFee', { from_currency_id: from, to_currency_id: to }, { signal, quiet: true });

/**
 * The rate of two coins, asked for again every `everyMs`. The last one stays while the next does not come; when it was
 * asked for is `dataUpdatedAt`, on the machine's own clock.
 */
export function useSwapQuote(ids: SwapIds | null, everyMs: number) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.swapQuote, ids?.from, ids?.to],
    queryFn: ({ signal }) => askSwapQuote(ids as SwapIds, signal),
    enabled: signedIn && ids !== null,
    refetchInterval: everyMs,
    staleTime: 0,
  });
}

/** Exchanges one coin for another. Refusals are the sheet's to show. */
export function useSwap() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /user/Transfer'>) =>
      api('POST /user/Transfer', fields, { showsRefusal: true, once: true }),
    // Also after a failure: a call that timed out may have been booked.
    onSettled: () => refresh(keys.wallets, keys.accountLog, keys.swaps),
  });
}

/** The customer's exchanges, newest first. */
export function useSwaps() {
  return useInfiniteQuery({
    queryKey: keys.swaps,
    queryFn: ({ signal, pageParam }) =>
      api('GET /user/Transfer/list', { page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    select: (data) => distinctRows(data.pages.map((page) => page.data)),
    enabled: useSignedIn(),
  });
}

/** A transfer takes two rows, so that this many are ten of them. */
const TRANSFER_ROWS = 20;

export type TransferRow = CallPayload<'GET /wallet/hzhistory'>['data'][number];

/** Changes of accounts by transfers between them, newest first. */
export function useTransfers() {
  return useInfiniteQuery({
    queryKey: [...keys.accountLog, 'transfers'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /wallet/hzhistory', { page: pageParam, limit: TRANSFER_ROWS }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfPaginator,
    select: (data) => distinctRows(data.pages.map((page) => page.data)),
    enabled: useSignedIn(),
  });
}
