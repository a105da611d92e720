import type { ClockRate } from '../clock/virtual-clock';
import type { Recorder } from '../control/inspect/recorder';
import type { FaultReading } from '../faults/settings';
import type { CommandRenumbering } from '../journal/command-renumbering';
import type { Journal, JournalEntry, KeptLog } from '../journal/journal';
import type { Snapshot } from '../journal/snapshot';
import type { Trail, TrailEntry } from '../journal/trail';
import type { Book } from '../market/book/book';
import type { Market } from '../market/market';
import type { HistoryEntry, RunChange, WireReply, WireRequest } from '../port';
import type { Comparison } from '../replay/compare';
import type { PrivatePush } from '../world';
import type { Log } from './run-archive';

/**
 * The part of the exchange (sim/core.ts) that hosts use; tests may host a smaller object. All methods are synchronous.
 */
export interface HostedExchange {
  readonly nowMs: number;
  readonly market: Market;
  readonly clock: { readonly rate: ClockRate; readonly paused: boolean };
  /** A new object whenever the faults have changed, so that hosts can compare by identity. */
  readonly faults: FaultReading;
  /**
   * The token of the session that a page without a session continues with; '' for a visitor. Missing where no sessions
   * exist.
   */
  session?(): string;
  /** The persona that the scenario starts signed in as; missing for a visitor. */
  readonly signIn?: string | undefined;
  readonly journal: Pick<Journal, 'header' | 'seq' | 'entries'>;
  call(request: WireRequest): WireReply;
  /** The user id of a token's live session; null for a visitor. Missing where no files are uploaded. */
  customerOf?(token: string): number | null;
  /** Throws ControlError on wrong input. */
  control(action: string, input: unknown): unknown;
  advanceTo(atMs: number): void;
  /**
   * The whole state, so that a start need not replay the journal. It takes milliseconds, so hosts do not take one after
   * every command.
   */
  snapshot(): Snapshot;
  /** Private events since the last call of this method. */
  drainPrivateEvents(): readonly PrivatePush[];
  /** Records public events and the duration of calls for the inspector; missing where nothing is inspected. */
  readonly recorder?: Pick<Recorder, 'recordPublicEvents' | 'timeWith'>;
  /** The open limit orders of a market, which stand in its book; missing where nothing is traded. */
  restingIn?(symbolIndex: number): Book;
  /** Private events that follow from price movements (see Exchange.privatePriceEvents). */
  privatePriceEvents?(userId: number): readonly PrivatePush[];
  /**
   * The chat room's event for the time since `fromMs` (virtual epoch milliseconds); null when there is nothing to send.
   */
  roomEvent?(fromMs: number): PrivatePush | null;
  /** Describes commands of this run, or of a run that continues it, for the presenter's timeline. */
  describeEntries?(entries: readonly JournalEntry[]): readonly HistoryEntry[];
  /**
   * Continues, with the clock paused, a log that this exchange had before. Throws when it does not replay, and then
   * nothing has changed.
   */
  resumeLog?(log: KeptLog, nowMs: number, change: RunChange): void;
  /**
   * How the commands of the log that was replayed last are numbered now; missing where no log of another build can be
   * replayed.
   */
  readonly renumbering?: Pick<CommandRenumbering, 'numberOf'>;
  /** The trail of the run; missing where none is kept. */
  readonly trail?: Pick<Trail, 'entries' | 'last' | 'lastBesideReads'>;
  /**
   * What differs between two moments of runs that this exchange has or had. Throws when one of the logs does not
   * replay. Changes nothing.
   */
  compareLogs?(from: Log, to: Log): Comparison;
  /**
   * Registers a callback for the moment after another run has begun in this exchange. It gets the trail of the run that
   * was left.
   */
  onStart(listener: (change: RunChange, left?: readonly TrailEntry[]) => void): void;
}
