import type { EventWire, ServerEvent } from '@/contract/events';
import type { Scheduler } from './clock/scheduler';
import type { Ledger } from './ledger/ledger';
import type { Instrument } from './market/instruments';
import type { Intervention } from './market/interventions';
import type { Market } from './market/market';
import type { RestingTriggers } from './resting-triggers';
import type { Tables } from './tables';

/** An event that a command emitted. */
export interface PrivatePush<E extends ServerEvent = ServerEvent> {
  /** Null for everybody. */
  readonly userId: number | null;
  /** Of everybody, those who have been told otherwise. */
  readonly except?: readonly number[];
  readonly event: E;
  readonly payload: EventWire<E>;
}

/**
 * What handlers, timers and fills work on. All of it is state under the core's undo log: what a refused command has
 * written is taken back. Nothing here knows about hosts, and `nowMs` is the only time there is.
 */
export interface World {
  readonly seed: number;
  /** Virtual epoch milliseconds of the command or timed event being executed. */
  readonly nowMs: number;
  readonly tables: Tables;
  readonly ledger: Ledger;
  readonly market: Market;
  readonly instruments: readonly Instrument[];
  /** Resting orders and stops, fired by the price path. */
  readonly triggers: RestingTriggers;
  /** Everything that is due at a virtual instant. */
  readonly scheduler: Scheduler;
  /** Changes a market's price path from a second nobody has seen yet, and has its triggers looked at anew. */
  intervene(symbolIndex: number, intervention: Intervention): void;
  /**
   * Emits an event to a customer, or with null to everybody, once the command stands; a refused one emits nothing. A
   * payload may be given as what makes it, and is made when somebody is there to be told: a jump over a month fills
   * thousands of orders of customers who are not. It must then follow from what never changes, such as a stored row.
   */
  push<E extends ServerEvent>(userId: number | null, event: E, payload: EventWire<E> | (() => EventWire<E>)): void;
  /** Emits an event to everybody but these customers, whom another event tells the same and more. */
  pushToOthers<E extends ServerEvent>(except: readonly number[], event: E, payload: EventWire<E>): void;
  /** 32 random bits keyed by identity, never by call order. */
  chance(purpose: string, ...identity: (string | number)[]): number;
}
