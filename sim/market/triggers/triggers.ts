import { DAY_MS } from '@/domain/time';
import type { Market } from '../market';
import { HISTORY_END_SEC } from '../market-line';
import { findMarkHit } from './mark-hit';
import { findPriceHit } from './price-hit';

/** A price at which something happens for a customer: a resting limit order, a stop, a take-profit. */
export interface Trigger {
  readonly id: string;
  readonly symbolIndex: number;
  /** 1 fires when the price is at `priceTicks` or above, -1 when it is at `priceTicks` or below. */
  readonly direction: 1 | -1;
  readonly priceTicks: number;
  /** `mark` fires by the mark price of futures instead of the last price. */
  readonly by?: 'mark';
  /** Epoch second in which it was placed. It fires in the following second at the earliest. */
  readonly sinceSec: number;
  /** Its last postponement (sim/postponement.ts) in milliseconds; missing when it was never postponed. */
  readonly waitedMs?: number;
}

/** A trigger fires at the first live tick, in epoch milliseconds, whose price (in ticks) reaches it. */
export interface Fire {
  readonly trigger: Trigger;
  readonly atMs: number;
  readonly priceTicks: number;
}

/**
 * Search window of a first search. It doubles while nothing is found, so a quiet market is searched less and less
 * often.
 */
const FIRST_WINDOW_MS = DAY_MS;
const MAX_WINDOW_MS = 32 * DAY_MS;

/** Directions of a market's queues: two by the last price, then two by the mark price. */
const QUEUES = [1, -1, 1, -1] as const;

/** The triggers of one market, direction and kind of price, the nearest first, and the result of the last search. */
interface TriggerQueue {
  readonly symbolIndex: number;
  readonly direction: 1 | -1;
  readonly sorted: Trigger[];
  /** No trigger fires from this instant (epoch ms) … */
  searchedFromMs: number;
  /** … until this one. At this instant `fire` fires, or the search has ended here. */
  knownUntilMs: number;
  fire: Fire | null;
  windowMs: number;
}

/** By price, the one reached first in front; then older ones first; then by id. */
function compare(a: Trigger, b: Trigger): number {
  const byPrice = (a.priceTicks - b.priceTicks) * a.direction;
  if (byPrice !== 0) return byPrice;
  if (a.sinceSec !== b.sinceSec) return a.sinceSec - b.sinceSec;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

const startMsOf = (trigger: Trigger) => (trigger.sinceSec + 1) * 1_000;

/**
 * All resting triggers (designed). `nextFire` answers in a fixed total order: time, market index, last price before mark
 * price, upward before downward, price in the order it is reached, age, id. The next fire of every queue is searched once
 * and remembered, so a tick in which nothing fires costs one comparison, however many triggers rest. The remembered
 * results are not state: `add` and `remove` are exact inverses, in any order.
 */
export class TriggerIndex {
  private readonly market: Market;
  private readonly byId = new Map<string, Trigger>();
  private readonly queues: readonly TriggerQueue[];
  /** No queue has a fire before this instant when asked from `askedFromMs` or later. */
  private quietUntilMs = Number.NEGATIVE_INFINITY;
  private askedFromMs = Number.NEGATIVE_INFINITY;

  constructor(market: Market) {
    this.market = market;
    this.queues = market.instruments.flatMap(({ index }) => QUEUES.map((direction) => emptyQueue(index, direction)));
  }

  get size(): number {
    return this.byId.size;
  }

  get(id: string): Trigger | undefined {
    return this.byId.get(id);
  }

  /** The triggers by the last price of one market and direction, the one reached first in front. */
  sorted(symbolIndex: number, direction: 1 | -1): readonly Trigger[] {
    return this.queueAt(symbolIndex, direction === 1 ? 0 : 1).sorted;
  }

  /** Throws RangeError when a trigger with this id already rests, and when the price is not at least one whole tick. */
  add(trigger: Trigger): void {
    if (this.byId.has(trigger.id)) throw new RangeError(`trigger ${trigger.id} rests already: remove it first`);
    if (!(Number.isSafeInteger(trigger.priceTicks) && trigger.priceTicks >= 1)) {
      throw new RangeError(`trigger ${trigger.id} is priced in whole ticks, not ${trigger.priceTicks}`);
    }
    const queue = this.queueOf(trigger);
    const at = position(queue.sorted, trigger);
    // A new trigger that is reached after the front one does not change the result, if the front one could fire at any
    // time of the search.
    const front = queue.sorted[0];
    const isShielded = at > 0 && front !== undefined && startMsOf(front) <= queue.searchedFromMs;
    queue.sorted.splice(at, 0, trigger);
    this.byId.set(trigger.id, trigger);
    if (!isShielded) this.forget(queue);
  }

  /** Returns the removed trigger, so that it can be added again; undefined when no trigger with this id rests. */
  remove(id: string): Trigger | undefined {
    const trigger = this.byId.get(id);
    if (!trigger) return undefined;
    this.byId.delete(id);
    const queue = this.queueOf(trigger);
    if (queue.sorted[0] === trigger) queue.sorted.shift();
    else queue.sorted.splice(position(queue.sorted, trigger), 1);
    // When no fire was found, or another trigger fires first, the known result stays valid.
    if (queue.fire?.trigger.id === id) this.forgetAfter(queue);
    return trigger;
  }

  /** Call this after an intervention has changed the future prices of a market. */
  invalidate(symbolIndex: number): void {
    for (let n = 0; n < QUEUES.length; n++) this.forget(this.queueAt(symbolIndex, n));
  }

  /**
   * The first fire with fromMs ≤ atMs < toMs, or null. It returns the same fire again until that trigger is removed, so
   * the caller removes each executed trigger and continues from `atMs`. Going back in time is allowed and costs a new
   * search.
   */
  nextFire(fromMs: number, toMs: number): Fire | null {
    if (fromMs < this.askedFromMs) for (const queue of this.queues) this.forget(queue);
    this.askedFromMs = fromMs;
    if (toMs <= this.quietUntilMs) return null;
    for (;;) {
      const queue = this.soonest();
      this.quietUntilMs = queue ? queue.knownUntilMs : Number.POSITIVE_INFINITY;
      if (!queue || queue.knownUntilMs >= toMs) return null;
      if (queue.fire && queue.fire.atMs >= fromMs) return queue.fire;
      this.search(queue, fromMs);
    }
  }

  /** All triggers, by market and direction, in firing order. */
  toJSON(): Trigger[] {
    return this.queues.flatMap(({ sorted }) => sorted);
  }

  /** Replaces all triggers by those of an earlier `toJSON`. */
  restore(triggers: readonly Trigger[]): void {
    this.byId.clear();
    for (const queue of this.queues) {
      queue.sorted.length = 0;
      this.forget(queue);
    }
    for (const trigger of triggers) this.add(trigger);
  }

  /** The queue whose known future ends first. At the same instant a queue without a known fire goes first. */
  private soonest(): TriggerQueue | null {
    let best: TriggerQueue | null = null;
    for (const queue of this.queues) {
      if (queue.sorted.length === 0) continue;
      if (
        !best ||
        queue.knownUntilMs < best.knownUntilMs ||
        (queue.knownUntilMs === best.knownUntilMs && best.fire && !queue.fire)
      ) {
        best = queue;
      }
    }
    return best;
  }

  /** Extends the known future of a queue by one window. */
  private search(queue: TriggerQueue, fromMs: number): void {
    // The part that an earlier search has ruled out is not searched again. A fire before `fromMs` no longer counts, so
    // the search starts at `fromMs`.
    const startMs = Math.max(fromMs, queue.fire ? fromMs : queue.knownUntilMs);
    if (queue.searchedFromMs === Number.NEGATIVE_INFINITY || queue.fire || queue.knownUntilMs < fromMs) {
      queue.searchedFromMs = startMs;
    }
    const endMs = Math.min(startMs + queue.windowMs, HISTORY_END_SEC * 1_000);
    queue.fire = startMs < endMs ? this.firstOf(queue, startMs, endMs) : null;
    queue.knownUntilMs = queue.fire ? queue.fire.atMs : endMs > startMs ? endMs : Number.POSITIVE_INFINITY;
    queue.windowMs = Math.min(2 * queue.windowMs, MAX_WINDOW_MS);
  }

  /**
   * The first trigger to fire. A trigger further back can only be the first if it was placed earlier than all in front
   * of it.
   */
  private firstOf(queue: TriggerQueue, fromMs: number, endMs: number): Fire | null {
    let earliestStartMs = Number.POSITIVE_INFINITY;
    let untilMs = endMs;
    let found: Fire | null = null;
    for (const trigger of queue.sorted) {
      const startMs = Math.max(fromMs, startMsOf(trigger));
      if (startMs >= earliestStartMs) continue;
      earliestStartMs = startMs;
      const find = trigger.by === 'mark' ? findMarkHit : findPriceHit;
      const hit = find(this.market, trigger, startMs, untilMs);
      if (hit) {
        found = { trigger, ...hit };
        untilMs = hit.atMs;
      }
      if (startMs === fromMs) break;
    }
    return found;
  }

  private forget(queue: TriggerQueue): void {
    queue.searchedFromMs = Number.NEGATIVE_INFINITY;
    queue.knownUntilMs = Number.NEGATIVE_INFINITY;
    queue.fire = null;
    queue.windowMs = FIRST_WINDOW_MS;
    this.quietUntilMs = Number.NEGATIVE_INFINITY;
  }

  /** Forgets the expected fire. The part of the search before it stays valid. */
  private forgetAfter(queue: TriggerQueue): void {
    queue.fire = null;
    queue.windowMs = FIRST_WINDOW_MS;
    this.quietUntilMs = Number.NEGATIVE_INFINITY;
  }

  private queueOf({ symbolIndex, direction, by }: Trigger): TriggerQueue {
    return this.queueAt(symbolIndex, (by === 'mark' ? 2 : 0) + (direction === 1 ? 0 : 1));
  }

  private queueAt(symbolIndex: number, n: number): TriggerQueue {
    const queue = this.queues[QUEUES.length * symbolIndex + n];
    if (!queue) throw new RangeError(`no market number ${symbolIndex}: pass Instrument.index`);
    return queue;
  }
}

function emptyQueue(symbolIndex: number, direction: 1 | -1): TriggerQueue {
  return {
    symbolIndex,
    direction,
    sorted: [],
    searchedFromMs: Number.NEGATIVE_INFINITY,
    knownUntilMs: Number.NEGATIVE_INFINITY,
    fire: null,
    windowMs: FIRST_WINDOW_MS,
  };
}

/** Index of the trigger in the sorted list, or the index at which it must be inserted. */
function position(sorted: readonly Trigger[], trigger: Trigger): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as Trigger, trigger) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
