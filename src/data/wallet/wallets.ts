import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AccountKind } from '@/contract/account-kinds';
import { walletAnswers } from '@/contract/wallet/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { useSignedIn } from '../session/session';

const api = apiOf(walletAnswers);

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
