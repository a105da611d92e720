import { useMutation } from '@tanstack/react-query';
import type { CallFields } from '@/contract/calls';
import { walletAnswers } from '@/contract/wallet/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { refreshShown } from '../queries/refresh-shown';

const api = apiOf(walletAnswers);

/**
 * Moves money between two accounts of the user. The form shows refusals. A transfer is pending until the new balances
 * are on screen: an order form behind its sheet would still refuse the order, or its button would move under the finger.
 */
export function useAccountTransfer() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /wallet/change'>) =>
      api('POST /wallet/change', fields, { showsRefusal: true, once: true }),
    // The futures order form gets its balance together with its terms, hence `keys.lever`.
    onSettled: refreshShown(keys.wallets, keys.accountLog, keys.lever),
  });
}
