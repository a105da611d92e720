import type { StartReason } from '../../start-reason';
import type { FromExchange, ToExchange } from '../port-messages';
import type { WantedExchange } from './open-exchange';

export type ToWorker = ToExchange | { readonly kind: 'begin'; readonly tab: string; readonly wanted: WantedExchange };

export type FromWorker =
  | FromExchange
  | { readonly kind: 'failed'; readonly message: string; readonly reason: StartReason | null }
  /** Now and then: browsers slow the timers of a hidden page, but not those of its worker, nor its messages. */
  | { readonly kind: 'alive' };
