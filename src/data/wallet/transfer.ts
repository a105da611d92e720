import { useMutation } from '@tanstack/react-query';
import type { CallFields } from '@/contract/calls';
import { transfer } from '@/contract/transfer';
import { api } from '../api/http';
import { knowCalls } from '../api/known-calls';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';

knowCalls(transfer);

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
