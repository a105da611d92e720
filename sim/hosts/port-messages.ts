import type { ClockReading } from '@/lib/clock-port';
import type { FaultReading } from '../faults/settings';
import type { JournalHeader } from '../journal/journal';
import type { Notice, Persistence, Push, WireRequest } from '../port';

/** What asks for an answer; the rest is told. A repeated question has the id it had at first. */
export type Question =
  | { readonly kind: 'call'; readonly request: WireRequest }
  | { readonly kind: 'control'; readonly id: string; readonly action: string; readonly input: unknown };

export type ToExchange =
  | { readonly kind: 'ask'; readonly number: number; readonly question: Question }
  | { readonly kind: 'opened'; readonly socketId: string }
  | { readonly kind: 'said'; readonly socketId: string; readonly event: string; readonly args: readonly unknown[] }
  | { readonly kind: 'closed'; readonly socketId: string };

/** How an exchange stands when a client finds it. */
export interface Standing {
  readonly header: JournalHeader;
  readonly reading: ClockReading;
  readonly persistence: Persistence;
  readonly faults: FaultReading;
  /** The session that a page finds in a run in which nobody has done anything yet, '' for a visitor; null once somebody has. */
  readonly beginsWith: string | null;
  /** Whether the run has begun with this client: what its browser knows is of another one. */
  readonly isNew: boolean;
}

export type FromExchange =
  /** An exchange answers from here on. After the first time: another one does, and what is unanswered is to be asked again. */
  | { readonly kind: 'leads'; readonly standing: Standing }
  /** A run begins, and its preview answers what it can until the exchange leads; the rest is then asked again. */
  | { readonly kind: 'begins'; readonly standing: Standing }
  | { readonly kind: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly number: number; readonly message: string; readonly isInput: boolean }
  | { readonly kind: 'pushes'; readonly pushes: readonly Push[] }
  | { readonly kind: 'notice'; readonly notice: Notice };
