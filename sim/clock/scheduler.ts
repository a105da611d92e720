import type { UndoLog } from '@sim/db/undo-log';
import { hashJson } from '@sim/journal/hash-json';
import type { Json } from '@sim/journal/json';
import { CollectionHash, type HashPair, type StateHasher } from '@sim/journal/state-hash';
import { EventHeap } from './event-heap';

/**
 * Something that happens at a virtual instant. Deadlines are stored as data and not as timers, so they survive a
 * reload.
 */
export interface TimedEvent {
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
  /** Name of the handler, such as `option.settle`. */
  readonly kind: string;
  /** The market it belongs to; '' when it belongs to none. */
  readonly symbol: string;
  /** Id of its subject, such as an order; unique together with the kind. */
  readonly id: string;
  readonly payload?: Json;
  /** Its last postponement (sim/postponement.ts) in milliseconds; missing when it was never postponed. */
  readonly waitedMs?: number;
}

/** The total order of all events: (time, kind, symbol, id), text by UTF-16 code units. */
export function compareEvents(a: TimedEvent, b: TimedEvent): number {
  if (a.atMs !== b.atMs) return a.atMs - b.atMs;
  return compareText(a.kind, b.kind) || compareText(a.symbol, b.symbol) || compareText(a.id, b.id);
}
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const keyOf = (kind: string, id: string) => `${kind}\n${id}`;

/**
 * All events that are due at a virtual instant. Part of the state: rolled back by the undo log, in snapshots and in the
 * state hash.
 */
export class Scheduler {
  readonly #heap = new EventHeap<TimedEvent>(compareEvents);
  readonly #byKey = new Map<string, TimedEvent>();
  readonly #undo: UndoLog;
  readonly #sum = new CollectionHash<string, TimedEvent>(hashEvent);

  constructor(undo: UndoLog) {
    this.#undo = undo;
  }

  get size(): number {
    return this.#heap.size;
  }

  /** Throws when an event of this kind and id is already scheduled: cancel it first. */
  schedule(event: TimedEvent): void {
    if (!Number.isSafeInteger(event.atMs)) throw new Error(`${event.kind}: ${event.atMs} is no instant`);
    if (this.#byKey.has(keyOf(event.kind, event.id))) {
      throw new Error(`${event.kind} ${event.id} is scheduled already: cancel it first`);
    }
    const own = Object.freeze({ ...event });
    this.#put(own);
    this.#undo.record(() => this.#take(own));
  }

  /** The scheduled event; undefined when there is none. */
  find(kind: string, id: string): TimedEvent | undefined {
    return this.#byKey.get(keyOf(kind, id));
  }

  /** Returns whether such an event was scheduled. */
  cancel(kind: string, id: string): boolean {
    const event = this.find(kind, id);
    if (!event) return false;
    this.#take(event);
    this.#undo.record(() => this.#put(event));
    return true;
  }

  /** The next event, whenever it is due; undefined when there is none. */
  peek(): TimedEvent | undefined {
    return this.#heap.peek();
  }

  /**
   * Removes and returns the next event that is due at or before an instant. One at a time, because its handler may
   * schedule events that come before the others.
   */
  popDue(toMs: number): TimedEvent | undefined {
    const event = this.#heap.peek();
    if (!event || event.atMs > toMs) return undefined;
    this.#take(event);
    this.#undo.record(() => this.#put(event));
    return event;
  }

  /** All scheduled events in the order in which they will happen. */
  all(): readonly TimedEvent[] {
    return [...this.#byKey.values()].sort(compareEvents);
  }

  dump(): Json {
    return this.all().map((event) => ({ ...event }));
  }

  load(dump: Json): void {
    if (this.#undo.isOpen) throw new Error('a snapshot cannot be loaded inside a transaction');
    this.#heap.clear();
    this.#byKey.clear();
    this.#sum.reset();
    for (const event of dump as unknown as readonly TimedEvent[]) this.schedule(event);
  }

  hashPair(): HashPair {
    return this.#sum.hashPair((key) => this.#byKey.get(key));
  }

  #put(event: TimedEvent): void {
    const key = keyOf(event.kind, event.id);
    this.#sum.noteWrite(key, undefined);
    this.#byKey.set(key, event);
    this.#heap.add(event);
  }

  #take(event: TimedEvent): void {
    const key = keyOf(event.kind, event.id);
    this.#sum.noteWrite(key, event);
    this.#byKey.delete(key);
    this.#heap.remove(event);
  }
}

function hashEvent(event: TimedEvent, hasher: StateHasher): void {
  hasher.number(event.atMs).text(event.kind).text(event.symbol).text(event.id);
  hashJson(event.payload ?? null, hasher);
  if (event.waitedMs !== undefined) hasher.number(event.waitedMs);
}
