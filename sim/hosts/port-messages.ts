import type { ClockReading } from '@/lib/clock/clock-port';
import type { FaultReading } from '../faults/settings';
import type { JournalHeader } from '../journal/journal';
import type { Notice, Persistence, Push, WireRequest } from '../port';

/** The requests that get an answer; all other messages get none. A repeated request keeps its first id. */
export type PortRequest =
  | { readonly kind: 'call'; readonly request: WireRequest }
  | { readonly kind: 'control'; readonly id: string; readonly action: string; readonly input: unknown };

export type ToExchange =
  | { readonly kind: 'ask'; readonly number: number; readonly body: PortRequest }
  | { readonly kind: 'opened'; readonly socketId: string }
  | { readonly kind: 'said'; readonly socketId: string; readonly event: string; readonly args: readonly unknown[] }
  | { readonly kind: 'closed'; readonly socketId: string };

/** The state of an exchange at the moment a client connects to it. */
export interface ExchangeState {
  readonly header: JournalHeader;
  readonly reading: ClockReading;
  readonly persistence: Persistence;
  readonly faults: FaultReading;
  /**
   * The token of the session that a page starts with, '' for a visitor. Null once a command has been executed in the
   * run.
   */
  readonly startToken: string | null;
  /** Whether the run has begun with this client, so that everything its browser knows belongs to another run. */
  readonly isNew: boolean;
}

export type FromExchange =
  /**
   * An exchange answers from here on. When it is not the first one, the client sends every unanswered request again.
   */
  | { readonly kind: 'leads'; readonly state: ExchangeState }
  /**
   * A run begins, and its preview answers what it can until the message `leads`. The client then sends the rest again.
   */
  | { readonly kind: 'begins'; readonly state: ExchangeState }
  | { readonly kind: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly number: number; readonly message: string; readonly isInput: boolean }
  | { readonly kind: 'pushes'; readonly pushes: readonly Push[] }
  | { readonly kind: 'notice'; readonly notice: Notice };
