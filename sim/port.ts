import type { EventWire, ServerEvent } from '@/contract/events';
import type { ClockReading } from '@/lib/clock/clock-port';
import type { FaultReading } from './faults/settings';
import type { JournalData, JournalHeader } from './journal/journal';

/** One `/api` call as a host receives it. Plain data: it crosses worker boundaries and goes into the journal. */
export interface WireRequest {
  /**
   * Identifies the call across retries: a repeated id gets the first answer again, so that the client can retry a call
   * that timed out. Empty for a call that is never retried.
   */
  readonly id: string;
  readonly method: string;
  /** Path below `/api`, such as `/coin/trade`. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Raw Authorization header; empty for a visitor. */
  readonly token: string;
  /** Network address of the caller's connection. Set only when the host knows it and the call depends on it. */
  readonly from?: string;
}

/** Servers of this API family answer everything with HTTP 200 and an envelope; only an undeclared path gets 404. */
export interface WireReply {
  readonly status: number;
  readonly body: unknown;
}

/** A realtime event addressed to sockets. */
export interface Push<E extends ServerEvent = ServerEvent> {
  /** Socket ids, or null for every socket. */
  readonly sockets: readonly string[] | null;
  readonly event: E;
  readonly payload: EventWire<E>;
}

/** Why the run has been replaced, so that clients must discard everything they know of the exchange. */
export type RunChange = 'started' | 'rewound' | 'imported';

/** Whether the run is stored, so that it outlives this page or process. */
export interface Persistence {
  readonly kept: boolean;
  /**
   * Why the run is not stored: `isolated` was requested (`?isolate`, or a host without a journal), `blocked`: the
   * browser allows no storage, `full`: its storage is full, `failed`: storing failed, `elsewhere`: another tab stores
   * the run. Null when the run is stored.
   */
  readonly reason: 'isolated' | 'blocked' | 'full' | 'failed' | 'elsewhere' | null;
  /**
   * Why the stored run could not be resumed, or only without some of its commands; null when it could. Its log is set
   * aside, and `persistence.broken` returns it; in a host's file, it is among the kept runs.
   */
  readonly broken: string | null;
}

/** A stored run that could not be resumed, or only in part, set aside for diagnosis. */
export interface BrokenRun extends JournalData {
  readonly problem: string;
}

/**
 * A run that another run has replaced. The last five with a command besides signing in a persona can be resumed.
 */
export interface ArchivedRunSummary {
  readonly id: string;
  readonly scenario: string;
  readonly seed: number;
  /** The user of its last login, as named in that login; `visitor` when there was none. */
  readonly person: string;
  /** How far the run had come, in virtual epoch milliseconds. */
  readonly now: number;
  readonly commands: number;
  /** When another run replaced it, in real epoch milliseconds. */
  readonly keptAtMs: number;
  /** True when the current run is an earlier moment of this one, so that resuming it goes forward. */
  readonly isAhead: boolean;
}

/** A named moment, kept with the run. */
export interface BookmarkSummary {
  readonly id: string;
  readonly name: string;
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
  /** Number of commands before it. */
  readonly seq: number;
  /** `past` and `ahead` lie on the line of the current run, `branch` on a run that another one has replaced. */
  readonly where: 'past' | 'ahead' | 'branch';
}

/** One command as the presenter's timeline shows it. */
export interface HistoryEntry {
  readonly seq: number;
  readonly atMs: number;
  /** The call (`POST /coin/trade`) or the control action (`market.set`). */
  readonly what: string;
  /** The user and the fields of the command, without secrets. May be empty. */
  readonly label: string;
}

/** The part of a rewound run that lies after the current moment. */
export interface RunAhead {
  /** How far the run had come, in virtual epoch milliseconds. */
  readonly nowMs: number;
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
}

/** The current state of an exchange that resumes a run. */
export interface RunSummary {
  readonly name: string;
  readonly seed: number;
  /** Virtual epoch milliseconds. */
  readonly now: number;
  readonly commands: number;
}

/** Sent to every client of an exchange, whichever client or action caused it. */
export type Notice =
  /** The clock was paused, sped up or moved. Clients compute the time themselves from this reading on. */
  | { readonly kind: 'clock'; readonly reading: ClockReading }
  | { readonly kind: 'run'; readonly change: RunChange; readonly header: JournalHeader }
  /** The set faults have changed, or connections must be cut once. */
  | { readonly kind: 'faults'; readonly reading: FaultReading }
  | { readonly kind: 'persistence'; readonly persistence: Persistence }
  /**
   * A command was executed after a rewind. It started a new branch of the run; the former continuation is now among the
   * archived runs.
   */
  | { readonly kind: 'branched' }
  /** Another tab runs the exchange from here on. No answer is lost, but events may have been missed. */
  | { readonly kind: 'moved' }
  /**
   * A control action has changed the state. No other event may reveal what it changed, so clients should read again.
   */
  | { readonly kind: 'steered'; readonly action: string };

/**
 * The exchange as the adapters of the hosts see it, whether it runs in this process, in a worker or in another tab.
 * Everything that crosses is structured-cloneable.
 */
export interface ExchangePort {
  call(request: WireRequest): Promise<WireReply>;
  /**
   * Control by testers and presenters, by action name such as `clock.advance` (see sim/control/actions.ts). `id` has
   * the meaning of `WireRequest.id`; hosts give one when the request may be sent again.
   */
  control(action: string, input: unknown, id?: string): Promise<unknown>;
  socketOpened(socketId: string): void;
  /** A client-to-server event: `login`, `watch`, `room`. Unknown events are ignored, as servers of this family do. */
  socketEvent(socketId: string, event: string, ...args: readonly unknown[]): void;
  socketClosed(socketId: string): void;
  /** Events, batched per beat of the host's driver. Returns the function that unsubscribes. */
  onPush(listener: (pushes: readonly Push[]) => void): () => void;
  /** Notices about the exchange itself. Returns the function that unsubscribes. */
  onNotice(listener: (notice: Notice) => void): () => void;
}
