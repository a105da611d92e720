/**
 * State hashes: the proof that two runs are the same run (designed). Two 32-bit lanes, mixed with int32 operations
 * only, so that every engine computes the same. Hashes are for comparing runs, not for keeping secrets.
 */
export interface Lanes {
  readonly a: number;
  readonly b: number;
}

const scratch = new DataView(new ArrayBuffer(8));

/** Feeds values into two murmur-like lanes. `finish` returns them and leaves the hasher ready for the next value. */
export class LaneHasher {
  #a = 0x1b873593;
  #b = 0x6c62272e;
  #length = 0;

  /** One 32-bit integer. */
  int(value: number): this {
    let k = Math.imul(value, 0xcc9e2d51);
    k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
    let a = this.#a ^ k;
    a = (a << 13) | (a >>> 19);
    this.#a = (Math.imul(a, 5) + 0xe6546b64) | 0;
    k = Math.imul(value ^ 0x5bd1e995, 0x9e3779b1);
    k = Math.imul((k << 17) | (k >>> 15), 0x85ebca77);
    let b = this.#b ^ k;
    b = (b << 11) | (b >>> 21);
    this.#b = (Math.imul(b, 9) + 0x38495ab5) | 0;
    this.#length += 1;
    return this;
  }

  /** Any finite number. -0 and 0 are the same; NaN and infinities are our own mistake and throw. */
  number(value: number): this {
    if (value === (value | 0)) return this.int(value | 0);
    if (value - value !== 0) throw new RangeError(`state holds ${value}: keep finite numbers in it`);
    scratch.setFloat64(0, value, true);
    return this.int(0x7ff8).int(scratch.getInt32(0, true)).int(scratch.getInt32(4, true));
  }

  /** Text by UTF-16 code units, two to a step. */
  text(value: string): this {
    const { length } = value;
    this.int(length);
    for (let i = 0; i < length; i += 2) {
      this.int(value.charCodeAt(i) | (i + 1 < length ? value.charCodeAt(i + 1) << 16 : 0));
    }
    return this;
  }

  /** A scalar with its type, so that '1', 1 and true differ. */
  cell(value: string | number | boolean | null): this {
    if (typeof value === 'string') return this.int(4).text(value);
    if (typeof value === 'number') return this.int(3).number(value);
    return this.int(value === null ? 0 : value ? 2 : 1);
  }

  lanes({ a, b }: Lanes): this {
    return this.int(a).int(b);
  }

  finish(): Lanes {
    const lanes = { a: avalanche(this.#a ^ this.#length), b: avalanche(this.#b ^ Math.imul(this.#length, 0x9e3779b1)) };
    this.#a = 0x1b873593;
    this.#b = 0x6c62272e;
    this.#length = 0;
    return lanes;
  }
}

function avalanche(lane: number): number {
  let h = lane ^ (lane >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** What values come to together, whatever their order: each is added once and may be taken out again. */
class LaneTotal<Value> {
  #a = 0;
  #b = 0;
  readonly #hasher = new LaneHasher();
  readonly #feed: (value: Value, hasher: LaneHasher) => void;

  constructor(feed: (value: Value, hasher: LaneHasher) => void) {
    this.#feed = feed;
  }

  add(value: Value, sign: 1 | -1): void {
    this.#feed(value, this.#hasher);
    const { a, b } = this.#hasher.finish();
    this.#a = (this.#a + sign * a) | 0;
    this.#b = (this.#b + sign * b) | 0;
  }

  lanes(): Lanes {
    return { a: this.#a, b: this.#b };
  }

  reset(): void {
    this.#a = 0;
    this.#b = 0;
  }
}

/**
 * The lanes of a collection of immutable values, whatever order they were written in. A write only notes what the value
 * was when it was last hashed; the hashing itself waits until somebody asks, and then visits only what was written.
 */
export class LaneSum<Key, Value> {
  readonly #before = new Map<Key, Value | undefined>();
  readonly #total: LaneTotal<Value>;

  constructor(feed: (value: Value, hasher: LaneHasher) => void) {
    this.#total = new LaneTotal(feed);
  }

  /** Call on every write with the value that is being replaced, or undefined for a new one. */
  touch(key: Key, before: Value | undefined): void {
    if (!this.#before.has(key)) this.#before.set(key, before);
  }

  /** `current` looks up what a touched key holds now. */
  lanes(current: (key: Key) => Value | undefined): Lanes {
    for (const [key, before] of this.#before) {
      const after = current(key);
      if (after === before) continue;
      if (before !== undefined) this.#total.add(before, -1);
      if (after !== undefined) this.#total.add(after, 1);
    }
    this.#before.clear();
    return this.#total.lanes();
  }

  /** Forgets everything: the collection is empty again. */
  reset(): void {
    this.#total.reset();
    this.#before.clear();
  }
}

/**
 * The lanes of a log: entries are appended, and the last may be taken back. What is new since somebody asked is all
 * that has to be visited, so a write notes nothing.
 */
export class LogLanes<Entry> {
  /** How many entries are in the lanes. */
  #hashed = 0;
  readonly #entries: readonly Entry[];
  readonly #total: LaneTotal<Entry>;

  constructor(entries: readonly Entry[], feed: (entry: Entry, hasher: LaneHasher) => void) {
    this.#entries = entries;
    this.#total = new LaneTotal(feed);
  }

  /** Call before the last entry is taken from the log. */
  beforePop(): void {
    if (this.#hashed < this.#entries.length) return;
    this.#hashed -= 1;
    this.#total.add(this.#entries[this.#hashed] as Entry, -1);
  }

  lanes(): Lanes {
    for (; this.#hashed < this.#entries.length; this.#hashed += 1) {
      this.#total.add(this.#entries[this.#hashed] as Entry, 1);
    }
    return this.#total.lanes();
  }

  /** Forgets everything: the log is empty again. */
  reset(): void {
    this.#total.reset();
    this.#hashed = 0;
  }
}

/** One state hash from named parts, 16 hexadecimal digits. The order in which parts are listed does not matter. */
export function combine(parts: Readonly<Record<string, Lanes>>): string {
  const { a, b } = combineLanes(parts);
  return hex(a) + hex(b);
}

/** The lanes of several named parts as one. */
export function combineLanes(parts: Readonly<Record<string, Lanes>>): Lanes {
  const hasher = new LaneHasher();
  for (const name of Object.keys(parts).sort()) hasher.text(name).lanes(parts[name] as Lanes);
  return hasher.finish();
}

const hex = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0');
