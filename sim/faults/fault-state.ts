import type { UndoLog } from '../db/undo-log';
import { hashJson } from '../journal/hash-json';
import type { Json } from '../journal/json';
import type { StatePart } from '../journal/snapshot';
import { StateHasher } from '../journal/state-hash';
import { adjusted } from './adjusted';
import { NO_FAULTS } from './no-faults';
import type { FaultAdjustment, FaultChange, FaultReading } from './settings';

/**
 * The faults as a part of the exchange's state. They are set by journalled actions, so that scenarios can script them,
 * replays repeat them and every tab applies them. They do not change the exchange's own answers; the hosts carry them
 * out.
 */
export class FaultState implements StatePart {
  /** A new object with every change, so that hosts can compare by identity. */
  reading: FaultReading;
  readonly #undo: UndoLog;

  constructor(seed: number, undo: UndoLog) {
    this.reading = { settings: NO_FAULTS, seed, drops: 0 };
    this.#undo = undo;
  }

  set(change: FaultChange): void {
    const { settings } = this.reading;
    this.#put({ ...this.reading, settings: { ...settings, ...change } as FaultReading['settings'] });
  }

  /** As `set`, but of single calls and events only the named settings are changed. */
  adjust(change: FaultAdjustment): void {
    this.#put({ ...this.reading, settings: adjusted(this.reading.settings, change) });
  }

  clear(): void {
    this.#put({ ...this.reading, settings: NO_FAULTS });
  }

  /** Closes every connection once. */
  drop(): void {
    this.#put({ ...this.reading, drops: this.reading.drops + 1 });
  }

  dump(): Json {
    return JSON.parse(JSON.stringify(this.reading)) as Json;
  }

  load(dump: Json): void {
    this.reading = dump as unknown as FaultReading;
  }

  hashPair() {
    const hasher = new StateHasher();
    hashJson(this.dump(), hasher);
    return hasher.finish();
  }

  #put(next: FaultReading): void {
    const before = this.reading;
    this.reading = next;
    this.#undo.record(() => {
      this.reading = before;
    });
  }
}
