import type { TimedEvent } from './clock/scheduler';
import type { LedgerEntry } from './ledger/entries';
import type { Trigger } from './market/triggers';
import type { PrivatePush } from './world';

/** What brings a change about by itself. */
export type OwnCause =
  | { readonly kind: 'fill'; readonly trigger: Trigger }
  | { readonly kind: 'timer'; readonly timed: TimedEvent };

/** One write of a watched table; both sides are the stored, frozen rows. */
export interface RowChange {
  /** Property of `world.tables`. */
  readonly table: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** What a transaction that stands has done. */
export interface Effects {
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
  readonly entries: readonly LedgerEntry[];
  readonly rows: readonly RowChange[];
  readonly pushes: readonly PrivatePush[];
}

/** Looks on while a world changes, and changes nothing itself: hash and snapshots are the same without it. */
export interface WorldObserver {
  /** Tables whose writes it wants to see, by property of `world.tables`. */
  readonly tables: readonly string[];
  /** `cause` is null for what a command of somebody's did. */
  stood(cause: OwnCause | null, effects: Effects): void;
}
