import type { ClockRate } from '../clock/virtual-clock';
import type { Recorder } from '../control/inspect/recorder';
import type { FaultReading } from '../faults/settings';
import type { Journal, JournalData, JournalEntry } from '../journal/journal';
import type { Snapshot } from '../journal/snapshot';
import type { Market } from '../market/market';
import type { HistoryEntry, RunChange, WireReply, WireRequest } from '../port';
import type { PrivatePush } from '../world';

/** What hosts use of the exchange (sim/core.ts); tests may host something smaller. Everything is synchronous. */
export interface HostedExchange {
  readonly nowMs: number;
  readonly market: Market;
  readonly clock: { readonly rate: ClockRate; readonly paused: boolean };
  /** A new object whenever the faults have changed. */
  readonly faults: FaultReading;
  /** The session a page goes on with that holds none; '' for a visitor's, missing where nobody signs in. */
  session?(): string;
  /** Whom its scenario finds signed in; missing for a visitor. */
  readonly signIn?: string | undefined;
  readonly journal: Pick<Journal, 'header' | 'seq' | 'entries'>;
  call(request: WireRequest): WireReply;
  /** Whose live session a token is; null for a visitor. Missing where nobody uploads. */
  customerOf?(token: string): number | null;
  /** Throws ControlError on wrong input. */
  control(action: string, input: unknown): unknown;
  advanceTo(atMs: number): void;
  /** The whole state, so that a start need not replay the journal; takes milliseconds, so not after every command. */
  snapshot(): Snapshot;
  /** Private events since the last call. */
  takePushes(): readonly PrivatePush[];
  /** Takes note of what is told in public, and of how long calls take; missing where nobody inspects. */
  readonly recorder?: Pick<Recorder, 'told' | 'timeWith'>;
  /** What a customer is told of their own as prices move. */
  privateNews?(userId: number): readonly PrivatePush[];
  /** What those in the chat room are told of the time after `fromMs`; null for nothing. */
  roomNews?(fromMs: number): PrivatePush | null;
  /** Commands of this run, or of one that goes on from it, as a presenter reads them. */
  told?(entries: readonly JournalEntry[]): readonly HistoryEntry[];
  /** Goes on, at rest, with a log that was this exchange's. Throws when it does not replay, and changes nothing then. */
  takeUp?(log: JournalData, nowMs: number, change: RunChange): void;
  /** Calls back after another run has begun in this exchange. */
  onStart(listener: (change: RunChange) => void): void;
}
