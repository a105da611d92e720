import type { UndoLog } from './db/undo-log';
import type { Json } from './journal/json';
import type { StatePart } from './journal/snapshot';
import { CollectionHash, type HashPair, type StateHasher } from './journal/state-hash';
import type { Market } from './market/market';
import { type Fire, type Trigger, TriggerIndex } from './market/triggers/triggers';

/** The trigger index as a part of the state: rolled back with a refused command, saved and hashed. */
export class RestingTriggers implements StatePart {
  readonly #index: TriggerIndex;
  readonly #undo: UndoLog;
  readonly #sum = new CollectionHash<string, Trigger>(hashTrigger);

  constructor(market: Market, undo: UndoLog) {
    this.#index = new TriggerIndex(market);
    this.#undo = undo;
  }

  get size(): number {
    return this.#index.size;
  }

  get(id: string): Trigger | undefined {
    return this.#index.get(id);
  }

  /** The triggers by the last price of one market and direction, the one reached first in front. */
  sorted(symbolIndex: number, direction: 1 | -1): readonly Trigger[] {
    return this.#index.sorted(symbolIndex, direction);
  }

  /** Throws when a trigger with this id already rests, and when the price is not at least one whole tick. */
  add(trigger: Trigger): void {
    this.#put(trigger);
    this.#undo.record(() => this.#take(trigger.id));
  }

  /** Returns whether a trigger with this id rested. */
  remove(id: string): boolean {
    const trigger = this.#take(id);
    if (trigger) this.#undo.record(() => this.#put(trigger));
    return trigger !== undefined;
  }

  /** The first fire with fromMs ≤ atMs < toMs, or null; see TriggerIndex. */
  nextFire(fromMs: number, toMs: number): Fire | null {
    return this.#index.nextFire(fromMs, toMs);
  }

  /** Call this after an intervention has changed the future prices of a market. */
  invalidate(symbolIndex: number): void {
    this.#index.invalidate(symbolIndex);
  }

  dump(): Json {
    return JSON.parse(JSON.stringify(this.#index)) as Json;
  }

  load(dump: Json): void {
    this.#index.restore([]);
    this.#sum.reset();
    for (const trigger of dump as unknown as readonly Trigger[]) this.#put(trigger);
  }

  hashPair(): HashPair {
    return this.#sum.hashPair((id) => this.#index.get(id));
  }

  #put(trigger: Trigger): void {
    this.#index.add(trigger);
    this.#sum.noteWrite(trigger.id, undefined);
  }

  #take(id: string): Trigger | undefined {
    const trigger = this.#index.remove(id);
    if (trigger) this.#sum.noteWrite(id, trigger);
    return trigger;
  }
}

function hashTrigger(trigger: Trigger, hasher: StateHasher): void {
  hasher.text(trigger.id).int(trigger.symbolIndex).int(trigger.direction);
  hasher.number(trigger.priceTicks).number(trigger.sinceSec);
  if (trigger.by) hasher.text(trigger.by);
  if (trigger.waitedMs !== undefined) hasher.number(trigger.waitedMs);
}
