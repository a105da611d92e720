import type { EventWire, ServerEvent } from '@/contract/events';
import type { Scheduler, TimedEvent } from './clock/scheduler';
import type { Ledger } from './ledger/ledger';
import type { CustomerTrade } from './market/customer-trades';
import type { Instrument } from './market/instruments';
import type { Intervention } from './market/interventions/interventions';
import type { Market } from './market/market';
import type { Trigger } from './market/triggers/triggers';
import type { allStored, ProductName } from './products/all-stored';
import type { LedgerReason } from './products/reasons';
import type { RestingTriggers } from './resting-triggers';
import type { Tables } from './tables';

/** An event that a command emitted. */
export interface PrivatePush<E extends ServerEvent = ServerEvent> {
  /** Null means every customer. */
  readonly userId: number | null;
  /** Customers who do not get an event with `userId` null, because they get another event instead. */
  readonly except?: readonly number[];
  readonly event: E;
  readonly payload: EventWire<E>;
}

type Stored = (typeof allStored)[ProductName];
export type TimerKind = Stored['timers'][number];

/** The scheduler as products use it: a kind of timed event that no product declares does not compile. */
interface Timers extends Pick<Scheduler, 'size'> {
  schedule(event: TimedEvent & { readonly kind: TimerKind }): void;
  find(kind: TimerKind, id: string): TimedEvent | undefined;
  cancel(kind: TimerKind, id: string): boolean;
}

/** The resting triggers as products use them: a trigger that no product would fire does not compile. */
interface Triggers extends Pick<RestingTriggers, 'size' | 'get' | 'remove' | 'sorted'> {
  add(trigger: Trigger & { readonly id: `${Stored['triggers'][number]}:${string}` }): void;
}

/**
 * What handlers, timers and fills work on. All of it is state under the core's undo log, so the writes of a refused
 * command are rolled back. Nothing here knows about hosts, and `nowMs` is the only time.
 */
export interface World {
  readonly seed: number;
  /** Virtual epoch milliseconds of the command or timed event being executed. */
  readonly nowMs: number;
  readonly tables: Tables;
  readonly ledger: Ledger<LedgerReason>;
  readonly market: Market;
  readonly instruments: readonly Instrument[];
  /** Resting orders and stops, fired by the price path. */
  readonly triggers: Triggers;
  /** Everything that is due at a virtual instant. */
  readonly scheduler: Timers;
  /** Changes a market's price path from a second that no reader has seen yet, and recomputes when its triggers fire. */
  intervene(symbolIndex: number, intervention: Intervention): void;
  /** Puts what an order traded at this instant on a market's tape, and takes it out of the book if it came from there. */
  trade(symbolIndex: number, trade: Omit<CustomerTrade, 'atMs'>): void;
  /**
   * Emits an event to a customer, or to every customer when `userId` is null, once the command is committed. A refused
   * command emits nothing. The payload may be a function, which is called only when a client receives the event,
   * because a jump over a month fills thousands of orders of customers who are not connected. Such a payload must
   * follow only from data that never changes, such as a stored row.
   */
  push<E extends ServerEvent>(userId: number | null, event: E, payload: EventWire<E> | (() => EventWire<E>)): void;
  /** Emits an event to every customer except these, who get another event with the same content and more. */
  pushToOthers<E extends ServerEvent>(except: readonly number[], event: E, payload: EventWire<E>): void;
  /**
   * Does an optional part of a command or timed event. When a posting of it would exceed the balance limit
   * (sim/ledger/ledger.ts), everything that the part wrote or emitted is undone, and the result is false.
   */
  tryWithinLimit(work: () => void): boolean;
  /** 32 random bits that depend on the seed, the purpose and the identity, never on the order of calls. */
  chance(purpose: string, ...identity: (string | number)[]): number;
}
