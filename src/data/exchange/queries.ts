import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { exchangeAnswers } from '@/contract/exchange/answers';
import { walletAnswers } from '@/contract/wallet/answers';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfPaginator, PAGE_SIZE } from '../queries/pages';
import { useSignedIn } from '../session/session';

const api = apiOf({ ...exchangeAnswers, ...walletAnswers });

export type SwapQuote = CallPayload<'POST /user/getTransferFee'>;
export type SwapRecord = CallPayload<'GET /user/Transfer/list'>['data'][number];

/** Coins that more than one account can hold, with their balances. fund/transfer moves them. */
export function useMovableCoins() {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.wallets, 'movable'],
    queryFn: ({ signal }) => api('GET /currency/user_currency_list', {}, { signal, showsRefusal: true }),
    enabled: signedIn,
  });
}

/** Coins that can be converted into each other, and the balances available for it. */
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

/** Requests the current rate. @throws ApiError */
export const fetchSwapQuote = ({ from, to }: SwapIds, signal?: AbortSignal): Promise<SwapQuote> =>
  api('POST /user/getTransferFee', { from_currency_id: from, to_currency_id: to }, { signal, quiet: true });

/**
 * The rate between two coins, refetched every `everyMs`. The last rate stays until the next arrives. `dataUpdatedAt` is
 * the time of the answer, on the device's clock. An answer for which `read` throws counts as a failed request.
 */
export function useSwapQuote<T>(ids: SwapIds | null, everyMs: number, read: (quote: SwapQuote) => T) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.swapQuote, ids?.from, ids?.to],
    queryFn: async ({ signal }) => read(await fetchSwapQuote(ids as SwapIds, signal)),
    enabled: signedIn && ids !== null,
    refetchInterval: everyMs,
    staleTime: 0,
  });
}

/**
 * Converts one coin into another. Resolves to the time of the quote that was relied on, null without one: a later try may
 * rely on another, but repeats the first if its answer was lost. @throws ApiError
 */
export async function swap(fields: CallFields<'POST /user/Transfer'>): Promise<number | null> {
  let quotedAtMs: number | null = null;
  const onSend = ({ quoted_at }: { readonly quoted_at?: unknown }) => {
    quotedAtMs = typeof quoted_at === 'number' ? quoted_at : null;
  };
  await api('POST /user/Transfer', fields, { showsRefusal: true, once: { apartFrom: ['quoted_at'], onSend } });
  return quotedAtMs;
}

/** Converts one coin into another, as `swap` does. The sheet shows refusals. */
export function useSwap() {
  return useMutation({
    mutationFn: swap,
    onSettled: () => refresh(keys.wallets, keys.accountLog, keys.swaps),
  });
}

/** The customer's conversions, newest first. */
export function useSwaps() {
  return usePagedQuery({
    queryKey: keys.swaps,
    queryFn: ({ signal, pageParam }) =>
      api('GET /user/Transfer/list', { page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    select: (data) => distinctRows(data.pages.map((page) => page.data)),
    enabled: useSignedIn(),
  });
}

/** A transfer has two rows, so this many rows are ten transfers. */
const TRANSFER_ROWS = 20;

export type TransferRow = CallPayload<'GET /wallet/hzhistory'>['data'][number];

/** Balance changes by transfers between accounts, newest first. */
export function useTransfers() {
  return usePagedQuery({
    queryKey: [...keys.accountLog, 'transfers'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /wallet/hzhistory', { page: pageParam, limit: TRANSFER_ROWS }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfPaginator,
    select: (data) => distinctRows(data.pages.map((page) => page.data)),
    enabled: useSignedIn(),
  });
}
