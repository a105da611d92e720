import type { TimedEvent } from './clock/scheduler';
import type { LedgerEntry } from './ledger/entries';
import type { Trigger } from './market/triggers/triggers';
import type { LedgerReason } from './products/reasons';
import type { PrivatePush } from './world';

/** What causes a change other than a command: a fill or a timer. */
export type AutomaticCause =
  | { readonly kind: 'fill'; readonly trigger: Trigger }
  | { readonly kind: 'timer'; readonly timed: TimedEvent };

/** One write to an observed table. `before` and `after` are the stored, frozen rows. */
export interface RowChange {
  /** Property of `world.tables`. */
  readonly table: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** What a committed transaction has done. */
export interface Effects {
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
  readonly entries: readonly LedgerEntry<LedgerReason>[];
  readonly rows: readonly RowChange[];
  readonly pushes: readonly PrivatePush[];
}

/** Observes changes of a world without causing any: state hash and snapshots are the same without it. */
export interface WorldObserver {
  /** The tables whose writes it wants to receive, by property of `world.tables`. */
  readonly tables: readonly string[];
  /** Called after each commit. `cause` is null when a command made the change, not a fill or a timer. */
  committed(cause: AutomaticCause | null, effects: Effects): void;
}
