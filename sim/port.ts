import type { EventWire, ServerEvent } from '@/contract/events';
import type { ClockReading } from '@/lib/clock-port';
import type { FaultReading } from './faults/settings';
import type { JournalData, JournalHeader } from './journal/journal';

/** One `/api` call as a host receives it. Plain data: it crosses worker boundaries and goes into the journal. */
export interface WireRequest {
  /**
   * One call's, however often it is sent: a repeated id gets the first answer again, so that a timed-out call can be
   * retried. Empty for a call that nobody repeats.
   */
  readonly id: string;
  readonly method: string;
  /** Path below `/api`, such as `/coin/trade`. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Raw Authorization header; empty for a visitor. */
  readonly token: string;
  /** Address of the caller's connection, where the host has one and the call is about who calls. */
  readonly from?: string;
}

/** The family answers everything with HTTP 200 and an envelope. */
export interface WireReply {
  readonly status: number;
  readonly body: unknown;
}

/** A realtime event on its way to sockets. */
export interface Push<E extends ServerEvent = ServerEvent> {
  /** Socket ids, or null for every socket. */
  readonly sockets: readonly string[] | null;
  readonly event: E;
  readonly payload: EventWire<E>;
}

/** Why everything a client knows of the exchange is of another run. */
export type RunChange = 'started' | 'rewound' | 'imported';

/** Whether the run outlives this page or process. */
export interface Persistence {
  readonly kept: boolean;
  /**
   * Why it is not kept: asked for (`?isolate`, a host without a journal), the browser stores nothing, its storage is
   * full, storing failed, another tab keeps the run. Null when it is.
   */
  readonly reason: 'isolated' | 'blocked' | 'full' | 'failed' | 'elsewhere' | null;
  /** Why the kept run could not be gone on with; it is put aside, and `persistence.broken` gives it. */
  readonly broken: string | null;
}

/** A run that could not be gone on with, put aside for whoever wants to know why. */
export interface BrokenRun extends JournalData {
  readonly problem: string;
}

/** A run whose place another one has taken: the last five that somebody had worked on can be taken up again. */
export interface ListedRun {
  readonly id: string;
  readonly scenario: string;
  readonly seed: number;
  /** Whom its last login let in, as it was named there; `visitor` for nobody. */
  readonly person: string;
  /** How far it had come, virtual epoch milliseconds. */
  readonly now: number;
  readonly commands: number;
  /** When it lost its place, real epoch milliseconds. */
  readonly keptAtMs: number;
  /** The running one is a moment of it: taking it up is going forward. */
  readonly isAhead: boolean;
}

/** One command as a presenter reads it in a timeline. */
export interface HistoryEntry {
  readonly seq: number;
  readonly atMs: number;
  /** The call (`POST /coin/trade`) or the control action (`market.set`). */
  readonly what: string;
  /** Who, and with which fields; without secrets. May be empty. */
  readonly label: string;
}

/** What lies ahead of a run that was rewound. */
export interface RunAhead {
  /** How far it had come, virtual epoch milliseconds. */
  readonly nowMs: number;
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
}

/** Where an exchange stands that goes on with a run. */
export interface RunStanding {
  readonly name: string;
  readonly seed: number;
  /** Virtual epoch milliseconds. */
  readonly now: number;
  readonly commands: number;
}

/** What is told to every client of an exchange, whoever brought it about. */
export type Notice =
  /** The clock was paused, sped up or moved: readers run on by themselves from here. */
  | { readonly kind: 'clock'; readonly reading: ClockReading }
  | { readonly kind: 'run'; readonly change: RunChange; readonly header: JournalHeader }
  /** What is wrong with the way to the exchange has changed, or connections are to break once. */
  | { readonly kind: 'faults'; readonly reading: FaultReading }
  | { readonly kind: 'persistence'; readonly persistence: Persistence }
  /** Something was done at a moment that had a future: this is another one, and the old one is among the kept runs. */
  | { readonly kind: 'branched' }
  /** Another tab runs the exchange from here on. Nothing answered is lost, but events may have been missed. */
  | { readonly kind: 'moved' }
  /** A control action has changed the state; of what it gave or took no event may tell. */
  | { readonly kind: 'steered'; readonly action: string };

/**
 * The exchange as hosts' adapters see it, wherever it runs: in this process, in a worker, or in another tab.
 * Everything that crosses is structured-cloneable.
 */
export interface ExchangePort {
  call(request: WireRequest): Promise<WireReply>;
  /**
   * Testers' and presenters' control by action name, such as `clock.advance` (see sim/control/actions.ts). `id` is a
   * call's: hosts give one where a question may be repeated.
   */
  control(action: string, input: unknown, id?: string): Promise<unknown>;
  socketOpened(socketId: string): void;
  /** A client-to-server event: `login`, `watch`, `room`. Unknown ones are ignored, as the family's servers do. */
  socketSaid(socketId: string, event: string, ...args: readonly unknown[]): void;
  socketClosed(socketId: string): void;
  /** Events, batched per beat of the host's driver. Returns the unsubscriber. */
  onPush(listener: (pushes: readonly Push[]) => void): () => void;
  /** What a client has to know of the exchange itself. Returns the unsubscriber. */
  onNotice(listener: (notice: Notice) => void): () => void;
}
