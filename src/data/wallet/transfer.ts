import { useMutation } from '@tanstack/react-query';
import type { CallFields } from '@/contract/calls';
import { walletAnswers } from '@/contract/wallet/answers';
import { apiOf } from '../api/http';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';

const api = apiOf(walletAnswers);

/** How long a transfer that is done waits for the new balances, in milliseconds of real time. */
const BALANCES_MS = 2_000;

/** Resolves when the balances on screen have been refetched, or after a while without them. */
async function balancesShown(): Promise<void> {
  const fetching = [keys.wallets, keys.lever].flatMap((queryKey) =>
    queryClient.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }),
  );
  const late = new Promise((resolve) => setTimeout(resolve, BALANCES_MS));
  await Promise.race([Promise.allSettled(fetching.map((query) => query.fetch())), late]);
}

/**
 * Moves money between two accounts of the user. The form shows refusals. A transfer is pending until the new balances
 * are on screen: an order form behind its sheet would still refuse the order, or its button would move under the finger.
 */
export function useAccountTransfer() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /wallet/change'>) =>
      api('POST /wallet/change', fields, { showsRefusal: true, once: true }),
    // Also after a failure: a call that timed out may have been executed. The futures order form gets its balance
    // together with its terms, hence `keys.lever`.
    onSettled: async (_, error) => {
      refresh(keys.wallets, keys.accountLog, keys.lever);
      if (!error) await balancesShown();
    },
  });
}
