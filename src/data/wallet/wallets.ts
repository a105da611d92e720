import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AccountKind } from '@/contract/account-kinds';
import type { CallPayload } from '@/contract/calls';
import { walletAnswers } from '@/contract/wallet/answers';
import type { AccountLogGroup } from '@/domain/accounts/account-log-groups';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfCounted } from '../queries/pages';
import { useSignedIn } from '../session/session';

const api = apiOf(walletAnswers);

export type AccountLogRow = CallPayload<'POST /wallet/legal_log'>['list'][number];

export const walletsQuery = queryOptions({
  queryKey: keys.wallets,
  queryFn: ({ signal, client }) => {
    // A refetch is quiet, because the user waits only for the first load.
    const quiet = client.getQueryData(keys.wallets) !== undefined;
    return api('POST /wallet/list', {}, { signal, quiet, showsRefusal: true });
  },
});

/** All accounts of the user with their balances. */
export function useWallets() {
  return useQuery({ ...walletsQuery, enabled: useSignedIn() });
}

/** One coin in one account. `currency` 0 makes no request. */
export function useWalletDetail(currency: number, kind: AccountKind) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.wallets, currency, kind],
    queryFn: ({ signal }) => api('POST /wallet/detail', { currency, type: kind }, { signal, showsRefusal: true }),
    enabled: signedIn && currency > 0,
  });
}

/** Default page size of the app's lists (specification section 9). */
const PAGE_SIZE = 10;

export interface AccountLogFilter {
  /** Coin id; absent for all. */
  currency?: number;
  /** Account id (specification section 3); absent for all. */
  account?: number;
  /** Group of changes; absent for all. */
  group?: AccountLogGroup;
  /** Number of days back; absent for all. */
  days?: number;
}

/** Changes of balances, newest first. */
export function useAccountLog(filter: AccountLogFilter = {}) {
  return usePagedQuery({
    queryKey: [...keys.accountLog, filter],
    queryFn: ({ signal, pageParam }) =>
      api(
        'POST /wallet/legal_log',
        {
          currency: filter.currency,
          type: filter.account,
          group: filter.group,
          days: filter.days,
          page: pageParam,
          limit: PAGE_SIZE,
        },
        { signal, showsRefusal: true },
      ),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: (data) => distinctRows(data.pages.map((page) => page.list)),
    enabled: useSignedIn(),
  });
}
