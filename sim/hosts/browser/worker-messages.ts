import type { StartReason } from '../../start-reason';
import type { FromExchange, ToExchange } from '../port-messages';
import type { RequestedExchange } from './open-exchange';

export type ToWorker =
  | ToExchange
  | { readonly kind: 'begin'; readonly tab: string; readonly requested: RequestedExchange };

export type FromWorker =
  | FromExchange
  | { readonly kind: 'failed'; readonly message: string; readonly reason: StartReason | null }
  /** The browser has locks and refuses them, so this exchange is for this tab alone. Sent before it opens. */
  | { readonly kind: 'alone' }
  /** Sent at intervals. Browsers slow the timers of a hidden page, but neither its worker's timers nor its messages. */
  | { readonly kind: 'alive' };
