import { queryClient, refresh, retryFailed, STALE_MS } from '../queries/client';
import { keys } from '../queries/keys';
import { REPORTED_BY_MESSAGES } from './trading-events';

/** Data of everybody that events keep up to date. */
const PUBLIC = [keys.quotes, keys.currencies, keys.projects, keys.content];
/** Data of the signed-in user that private events keep up to date. */
const PRIVATE = [
  keys.coinOrders,
  keys.options,
  keys.lever,
  keys.wallets,
  keys.accountLog,
  keys.wealth,
  keys.nft,
  keys.messages,
  keys.alerts,
  keys.talk,
  keys.otc,
];

/**
 * Refetches what may have changed while no connection reported it, and failed queries. On a page's first connection
 * public answers that are not stale are kept: they are about a second old, prices arrive with `watch`, and refetching
 * them would cost a slow phone a tenth of a second.
 */
export function catchUp(connection: 'first' | 'later'): void {
  if (connection === 'later') refresh(...PUBLIC, ...REPORTED_BY_MESSAGES);
  else
    for (const queryKey of PUBLIC) {
      void queryClient.invalidateQueries({ queryKey, predicate: (query) => query.isStaleByTime(STALE_MS) });
      // The next screen asks again: something may have changed between the answer and the connection.
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    }
  refresh(...PRIVATE);
  retryFailed();
}
