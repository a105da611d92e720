import type { Market } from './market';
import { HISTORY_END_SEC } from './market-line';
import { findTouch } from './touch';

/** A price at which something of a customer's happens: a resting limit order, a stop, a take-profit. */
export interface Trigger {
  readonly id: string;
  readonly symbolIndex: number;
  /** 1 fires when the price is at `priceTicks` or above, -1 when it is there or below. */
  readonly direction: 1 | -1;
  readonly priceTicks: number;
  /** Second in which it was placed. It fires in the second after at the earliest. */
  readonly sinceSec: number;
}

/** A trigger meets the path: at the first live tick, in epoch milliseconds, whose price (ticks) reaches it. */
export interface Fire {
  readonly trigger: Trigger;
  readonly atMs: number;
  readonly priceTicks: number;
}

const DAY_MS = 86_400_000;
/** Look-ahead of a first search; it doubles while nothing is found, so a quiet market is asked ever less often. */
const FIRST_WINDOW_MS = DAY_MS;
const MAX_WINDOW_MS = 32 * DAY_MS;

/** The triggers of one market in one direction, the nearest to fire first, and what is known about their future. */
interface Lane {
  readonly symbolIndex: number;
  readonly direction: 1 | -1;
  readonly sorted: Trigger[];
  /** Nothing fires from here (ms) … */
  searchedFromMs: number;
  /** … to here; at here `fire` does, or the search ended. */
  knownUntilMs: number;
  fire: Fire | null;
  windowMs: number;
}

/** By price, the one that is reached first in front; then the older; then by id. */
function compare(a: Trigger, b: Trigger): number {
  const byPrice = (a.priceTicks - b.priceTicks) * a.direction;
  if (byPrice !== 0) return byPrice;
  if (a.sinceSec !== b.sinceSec) return a.sinceSec - b.sinceSec;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

const startMsOf = (trigger: Trigger) => (trigger.sinceSec + 1) * 1_000;

/**
 * All resting triggers (designed). `nextFire` answers in a fixed total order: time, market index, upward before
 * downward, price as reached, age, id. The future of every lane's best trigger is searched once and remembered, so a
 * tick in which nothing fires is one comparison however many triggers rest. What is remembered is no state: `add` and
 * `remove` are exact inverses, in any order.
 */
export class TriggerIndex {
  private readonly market: Market;
  private readonly byId = new Map<string, Trigger>();
  private readonly lanes: readonly Lane[];
  /** Every lane is quiet before this instant, if asked from `askedFromMs` or later. */
  private quietUntilMs = Number.NEGATIVE_INFINITY;
  private askedFromMs = Number.NEGATIVE_INFINITY;

  constructor(market: Market) {
    this.market = market;
    this.lanes = market.instruments.flatMap(({ index }) => [emptyLane(index, 1), emptyLane(index, -1)]);
  }

  get size(): number {
    return this.byId.size;
  }

  get(id: string): Trigger | undefined {
    return this.byId.get(id);
  }

  /** Throws on an id that rests already and on a price that is not at least one whole tick. */
  add(trigger: Trigger): void {
    if (this.byId.has(trigger.id)) throw new RangeError(`trigger ${trigger.id} rests already: remove it first`);
    if (!(Number.isSafeInteger(trigger.priceTicks) && trigger.priceTicks >= 1)) {
      throw new RangeError(`trigger ${trigger.id} is priced in whole ticks, not ${trigger.priceTicks}`);
    }
    const lane = this.laneOf(trigger);
    const at = position(lane.sorted, trigger);
    // Behind a trigger that could fire at any time of the search, a new one changes nothing that is known.
    const front = lane.sorted[0];
    const isShielded = at > 0 && front !== undefined && startMsOf(front) <= lane.searchedFromMs;
    lane.sorted.splice(at, 0, trigger);
    this.byId.set(trigger.id, trigger);
    if (!isShielded) this.forget(lane);
  }

  /** Returns what was removed, so that it can be added again; undefined if nothing of that id rests. */
  remove(id: string): Trigger | undefined {
    const trigger = this.byId.get(id);
    if (!trigger) return undefined;
    this.byId.delete(id);
    const lane = this.laneOf(trigger);
    if (lane.sorted[0] === trigger) lane.sorted.shift();
    else lane.sorted.splice(position(lane.sorted, trigger), 1);
    // Where nothing was going to fire, or another one was, that stays true.
    if (lane.fire?.trigger.id === id) this.forgetAfter(lane);
    return trigger;
  }

  /** Call when an intervention has changed the future of a market. */
  invalidate(symbolIndex: number): void {
    this.forget(this.lane(symbolIndex, 1));
    this.forget(this.lane(symbolIndex, -1));
  }

  /**
   * The first fire with fromMs ≤ atMs < toMs, or null. The same one again until it is removed, so the caller removes
   * what it has executed and asks on from `atMs`. Going back in time is allowed and costs a new search.
   */
  nextFire(fromMs: number, toMs: number): Fire | null {
    if (fromMs < this.askedFromMs) for (const lane of this.lanes) this.forget(lane);
    this.askedFromMs = fromMs;
    if (toMs <= this.quietUntilMs) return null;
    for (;;) {
      const lane = this.soonest();
      this.quietUntilMs = lane ? lane.knownUntilMs : Number.POSITIVE_INFINITY;
      if (!lane || lane.knownUntilMs >= toMs) return null;
      if (lane.fire && lane.fire.atMs >= fromMs) return lane.fire;
      this.search(lane, fromMs);
    }
  }

  /** All triggers, by market and direction and in firing order. */
  toJSON(): Trigger[] {
    return this.lanes.flatMap(({ sorted }) => sorted);
  }

  /** Replaces all triggers by those of a former `toJSON`. */
  restore(triggers: readonly Trigger[]): void {
    this.byId.clear();
    for (const lane of this.lanes) {
      lane.sorted.length = 0;
      this.forget(lane);
    }
    for (const trigger of triggers) this.add(trigger);
  }

  /** The lane whose future ends first; one not yet searched before one that fires at the same instant. */
  private soonest(): Lane | null {
    let best: Lane | null = null;
    for (const lane of this.lanes) {
      if (lane.sorted.length === 0) continue;
      if (
        !best ||
        lane.knownUntilMs < best.knownUntilMs ||
        (lane.knownUntilMs === best.knownUntilMs && best.fire && !lane.fire)
      ) {
        best = lane;
      }
    }
    return best;
  }

  /** Extends what is known of a lane by one window. */
  private search(lane: Lane, fromMs: number): void {
    // What an earlier search has ruled out need not be looked at again; a fire that was passed by, though, is over.
    const startMs = Math.max(fromMs, lane.fire ? fromMs : lane.knownUntilMs);
    if (lane.searchedFromMs === Number.NEGATIVE_INFINITY || lane.fire || lane.knownUntilMs < fromMs) {
      lane.searchedFromMs = startMs;
    }
    const endMs = Math.min(startMs + lane.windowMs, HISTORY_END_SEC * 1_000);
    lane.fire = startMs < endMs ? this.firstOf(lane, startMs, endMs) : null;
    lane.knownUntilMs = lane.fire ? lane.fire.atMs : endMs > startMs ? endMs : Number.POSITIVE_INFINITY;
    lane.windowMs = Math.min(2 * lane.windowMs, MAX_WINDOW_MS);
  }

  /** Front to back, for as long as a trigger behind was placed earlier than all in front of it. */
  private firstOf(lane: Lane, fromMs: number, endMs: number): Fire | null {
    let earliestStartMs = Number.POSITIVE_INFINITY;
    let untilMs = endMs;
    let found: Fire | null = null;
    for (const trigger of lane.sorted) {
      const startMs = Math.max(fromMs, startMsOf(trigger));
      if (startMs >= earliestStartMs) continue;
      earliestStartMs = startMs;
      const touch = findTouch(this.market, trigger, startMs, untilMs);
      if (touch) {
        found = { trigger, ...touch };
        untilMs = touch.atMs;
      }
      if (startMs === fromMs) break;
    }
    return found;
  }

  private forget(lane: Lane): void {
    lane.searchedFromMs = Number.NEGATIVE_INFINITY;
    lane.knownUntilMs = Number.NEGATIVE_INFINITY;
    lane.fire = null;
    lane.windowMs = FIRST_WINDOW_MS;
    this.quietUntilMs = Number.NEGATIVE_INFINITY;
  }

  /** The fire that was expected is off; that nothing comes before it stays true. */
  private forgetAfter(lane: Lane): void {
    lane.fire = null;
    lane.windowMs = FIRST_WINDOW_MS;
    this.quietUntilMs = Number.NEGATIVE_INFINITY;
  }

  private laneOf(trigger: Trigger): Lane {
    return this.lane(trigger.symbolIndex, trigger.direction);
  }

  private lane(symbolIndex: number, direction: 1 | -1): Lane {
    const lane = this.lanes[2 * symbolIndex + (direction === 1 ? 0 : 1)];
    if (!lane) throw new RangeError(`no market number ${symbolIndex}: pass Instrument.index`);
    return lane;
  }
}

function emptyLane(symbolIndex: number, direction: 1 | -1): Lane {
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

/** Index at which the trigger stands, or would. */
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
