import type { Answered } from '../../answered';
import type { Json } from '../../journal/json';
import type { LedgerReason } from '../../products/reasons';

/** The inspector's data, all plain: it crosses worker boundaries and HTTP. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

export interface CallCause {
  readonly kind: 'call';
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The customer of the session at the time of the call; null for a visitor. */
  readonly who: Person | null;
  /** Null when the call threw. */
  readonly answer: Answered | null;
  /** Real milliseconds inside the exchange; null without a clock. */
  readonly tookMs: number | null;
  /** A fault answered, and the exchange never received the call. */
  readonly isFaulty?: boolean;
  /** The call was too long, and only the beginning of its fields is kept. */
  readonly isCut?: boolean;
}

/** A screen of the app was opened; `screen` is its path. */
export interface ScreenCause {
  readonly kind: 'screen';
  readonly screen: string;
  /** Wire code of the language. */
  readonly lang: string;
}

/** Something was pressed, in the words of the screen: `button "Buy BTC"`. */
export interface TapCause {
  readonly kind: 'tap';
  readonly on: string;
}

export interface ControlCause {
  readonly kind: 'control';
  readonly action: string;
  readonly input: Json;
  /** Why it was refused, when another build had accepted it. */
  readonly refusal?: string;
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

export type Cause = CallCause | ControlCause | FillCause | TimerCause | ScreenCause | TapCause;

export interface PostingRecord {
  /** Id of the entry in the books. */
  readonly id: number;
  readonly reason: LedgerReason;
  readonly ref: string;
  readonly legs: readonly LegRecord[];
}

export interface LegRecord {
  /** Null for a house account. */
  readonly who: Person | null;
  /** Account kind such as `change` or `lever`, or the name of a house account. */
  readonly account: string;
  readonly isFrozen: boolean;
  readonly asset: string;
  /** Signed decimal string. */
  readonly amount: string;
}

/** A row whose state has changed. */
export interface TransitionRecord {
  readonly entity: string;
  readonly id: string;
  readonly who: Person | null;
  /** `from` is null for a new row, `to` for a removed one. */
  readonly from: string | null;
  readonly to: string | null;
}

/** An event that a command emitted; `inspect.payload` returns its payload. */
export interface EventRecord {
  readonly event: string;
  /** Null for an event to every customer. */
  readonly to: Person | null;
}

/** One cause and all its effects. */
export interface Step {
  /** Rises by one with each step, and identifies the step in `inspect.payload`. */
  readonly seq: number;
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
  readonly cause: Cause;
  readonly postings: readonly PostingRecord[];
  readonly transitions: readonly TransitionRecord[];
  readonly events: readonly EventRecord[];
}

/** Public events of one name between two steps, as in "daymarket · 42 pairs". */
export interface Burst {
  readonly id: number;
  /** Rises with each event added. */
  readonly seq: number;
  readonly event: string;
  readonly fromMs: number;
  readonly atMs: number;
  readonly count: number;
  readonly symbols: readonly string[];
}

/** The answer of `inspect.read`. */
export interface Reading {
  /** Another number means another run: everything read before belongs to the previous one. */
  readonly run: number;
  readonly nowMs: number;
  readonly hash: string;
  /** The value for `after` in the next request. */
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
  /** Id of the trigger or the timed event. */
  readonly id: string;
  /** The payload of the timed event, or the price of the fill. */
  readonly payload: Json;
  /** True for a fill after a timed event, because that event may still move the market or change the order. */
  readonly isForecast: boolean;
}
