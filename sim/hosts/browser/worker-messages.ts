import type { ClockReading } from '../clock-report';
import type { FromExchange, ToExchange } from '../remote-port';
import type { WantedRun } from '../resume-run';
import type { Persistence } from '../run-keeper';

export type ToWorker = ToExchange | { readonly kind: 'begin'; readonly wanted: WantedRun };

export type FromWorker =
  | FromExchange
  | { readonly kind: 'begun'; readonly reading: ClockReading; readonly persistence: Persistence }
  | { readonly kind: 'failed'; readonly message: string }
  /** Now and then: browsers slow the timers of a hidden page, but not those of its worker, nor its messages. */
  | { readonly kind: 'alive' };
