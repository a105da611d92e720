import type { Json } from '../../journal/json';
import type { LedgerReason } from '../../ledger/reasons';

/** What the inspector shows, as plain data: it crosses worker boundaries and HTTP. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

/** How a call was answered. */
export interface Answered {
  /** HTTP status. */
  readonly status: number;
  /** The envelope's `type`, or the `code` of a chart call: `ok` is a payload, everything else a refusal. */
  readonly type: string;
  /** The declared refusal and its sentence, null for an accepted call. */
  readonly refusal: string | null;
  readonly text: string | null;
}

export interface CallCause {
  readonly kind: 'call';
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Whose session the token was when the call came; null for a visitor. */
  readonly who: Person | null;
  /** Null when the exchange broke down over it. */
  readonly answer: Answered | null;
  /** Real milliseconds inside the exchange, null without a clock. */
  readonly tookMs: number | null;
}

export interface ControlCause {
  readonly kind: 'control';
  readonly action: string;
  readonly input: Json;
}

export interface FillCause {
  readonly kind: 'fill';
  readonly trigger: string;
  readonly symbol: string;
  readonly price: string;
}

export interface TimerCause {
  readonly kind: 'timer';
  readonly timer: string;
  readonly symbol: string;
  readonly id: string;
  readonly payload: Json;
}

export type Cause = CallCause | ControlCause | FillCause | TimerCause;

export interface PostingRecord {
  /** Number of the entry in the books. */
  readonly id: number;
  readonly reason: LedgerReason;
  readonly ref: string;
  readonly legs: readonly LegRecord[];
}

export interface LegRecord {
  /** Null for an account of the house. */
  readonly who: Person | null;
  /** `change`, `lever`, or the name of the house's account. */
  readonly account: string;
  readonly isFrozen: boolean;
  readonly asset: string;
  /** Signed decimal string. */
  readonly amount: string;
}

/** An entity of the exchange that changed its state. */
export interface TransitionRecord {
  readonly entity: string;
  readonly id: string;
  readonly who: Person | null;
  /** Null for one that began to exist, or that ended. */
  readonly from: string | null;
  readonly to: string | null;
}

/** An event that a command emitted; its payload is asked for with `inspect.payload`. */
export interface EventRecord {
  readonly event: string;
  /** Null for everybody. */
  readonly to: Person | null;
}

/** One thing that happened, and everything it brought about. */
export interface Step {
  /** Rises by one with each; also names the step when its payload is asked for. */
  readonly seq: number;
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
  readonly cause: Cause;
  readonly postings: readonly PostingRecord[];
  readonly transitions: readonly TransitionRecord[];
  readonly events: readonly EventRecord[];
}

/** Public events of one name between two steps: "daymarket · 42 pairs". */
export interface Burst {
  readonly id: number;
  /** Rises whenever it grows. */
  readonly seq: number;
  readonly event: string;
  readonly fromMs: number;
  readonly atMs: number;
  readonly count: number;
  readonly symbols: readonly string[];
}

/** An answer of `inspect.read`. */
export interface Reading {
  /** Another number means another run: everything read before is of the last one. */
  readonly run: number;
  readonly nowMs: number;
  readonly hash: string;
  /** To be given as `after` next time. */
  readonly last: number;
  readonly steps: readonly Step[];
  readonly bursts: readonly Burst[];
}

/** Something that will happen by itself. */
export interface Upcoming {
  readonly atMs: number;
  /** `fill`, or the kind of the timed event. */
  readonly kind: string;
  readonly symbol: string;
  /** Of the trigger or the timed event. */
  readonly id: string;
  /** What the timed event carries, or the price of a fill. */
  readonly payload: Json;
  /** A fill behind a timed event, which may still move the market or the order. */
  readonly isForecast: boolean;
}
