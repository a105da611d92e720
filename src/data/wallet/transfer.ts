import { useMutation } from '@tanstack/react-query';
import type { CallFields } from '@/contract/calls';
import { walletAnswers } from '@/contract/wallet/answers';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';

const api = apiOf(walletAnswers);

/** Moves money between two accounts of the user. The sheet shows refusals. */
export function useAccountTransfer() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /wallet/change'>) =>
      api('POST /wallet/change', fields, { showsRefusal: true, once: true }),
    // Also after a failure: a call that timed out may have been executed. The futures order form gets its balance
    // together with its terms, hence `keys.lever`.
    onSettled: () => refresh(keys.wallets, keys.accountLog, keys.lever),
  });
}
