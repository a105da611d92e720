/**
 * State hashes prove that two runs are equal (designed). A hash has two 32-bit halves, mixed with int32
 * operations only, so that every JavaScript engine computes the same. Hashes compare runs; they are not cryptographic.
 */
export interface HashPair {
  readonly a: number;
  readonly b: number;
}

const scratch = new DataView(new ArrayBuffer(8));

/** Feeds values into two murmur-like 32-bit hashes. `finish` returns both and resets the hasher for the next value. */
export class StateHasher {
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

  /** Any finite number. -0 and 0 are equal. NaN and infinities are defects of the exchange and throw RangeError. */
  number(value: number): this {
    if (value === (value | 0)) return this.int(value | 0);
    if (value - value !== 0) throw new RangeError(`state holds ${value}: keep finite numbers in it`);
    scratch.setFloat64(0, value, true);
    return this.int(0x7ff8).int(scratch.getInt32(0, true)).int(scratch.getInt32(4, true));
  }

  /** Text by UTF-16 code units, two per step. */
  text(value: string): this {
    const { length } = value;
    this.int(length);
    for (let i = 0; i < length; i += 2) {
      this.int(value.charCodeAt(i) | (i + 1 < length ? value.charCodeAt(i + 1) << 16 : 0));
    }
    return this;
  }

  /** A scalar with its type, so that '1', 1 and true have different hashes. */
  cell(value: string | number | boolean | null): this {
    if (typeof value === 'string') return this.int(4).text(value);
    if (typeof value === 'number') return this.int(3).number(value);
    return this.int(value === null ? 0 : value ? 2 : 1);
  }

  pair({ a, b }: HashPair): this {
    return this.int(a).int(b);
  }

  finish(): HashPair {
    const pair = { a: avalanche(this.#a ^ this.#length), b: avalanche(this.#b ^ Math.imul(this.#length, 0x9e3779b1)) };
    this.#a = 0x1b873593;
    this.#b = 0x6c62272e;
    this.#length = 0;
    return pair;
  }
}

function avalanche(half: number): number {
  let h = half ^ (half >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * The sum of the hashes of values, independent of their order. Each value is added once and may be subtracted again.
 */
class HashTotal<Value> {
  #a = 0;
  #b = 0;
  readonly #hasher = new StateHasher();
  readonly #feed: (value: Value, hasher: StateHasher, at: number) => void;

  constructor(feed: (value: Value, hasher: StateHasher, at: number) => void) {
    this.#feed = feed;
  }

  add(value: Value, sign: 1 | -1, at = 0): void {
    this.#feed(value, this.#hasher, at);
    const { a, b } = this.#hasher.finish();
    this.#a = (this.#a + sign * a) | 0;
    this.#b = (this.#b + sign * b) | 0;
  }

  hashPair(): HashPair {
    return { a: this.#a, b: this.#b };
  }

  reset(): void {
    this.#a = 0;
    this.#b = 0;
  }
}

/**
 * The hash of a collection of immutable values, independent of the order of writes. A write only records the value that
 * was hashed last. The hashing happens when the hash is requested, and only for the written keys.
 */
export class CollectionHash<Key, Value> {
  readonly #before = new Map<Key, Value | undefined>();
  readonly #total: HashTotal<Value>;

  constructor(feed: (value: Value, hasher: StateHasher) => void) {
    this.#total = new HashTotal(feed);
  }

  /** Call this on every write with the value that is being replaced, or undefined for a new one. */
  noteWrite(key: Key, before: Value | undefined): void {
    if (!this.#before.has(key)) this.#before.set(key, before);
  }

  /** `current` returns the present value of a written key. */
  hashPair(current: (key: Key) => Value | undefined): HashPair {
    for (const [key, before] of this.#before) {
      const after = current(key);
      if (after === before) continue;
      if (before !== undefined) this.#total.add(before, -1);
      if (after !== undefined) this.#total.add(after, 1);
    }
    this.#before.clear();
    return this.#total.hashPair();
  }

  /** Call this when the collection has become empty. */
  reset(): void {
    this.#total.reset();
    this.#before.clear();
  }
}

/**
 * The hash of a log whose entries are appended and whose last entry may be removed. Only entries that are new since the
 * last request are hashed, so an append records nothing.
 */
export class LogHash<Entry> {
  /** How many entries the hash includes. */
  #hashed = 0;
  readonly #entries: readonly Entry[];
  readonly #total: HashTotal<Entry>;

  /** `feed` also gets the index of an entry, for entries that do not contain it. */
  constructor(entries: readonly Entry[], feed: (entry: Entry, hasher: StateHasher, at: number) => void) {
    this.#entries = entries;
    this.#total = new HashTotal(feed);
  }

  /** Call this before the last entry is removed from the log. */
  beforePop(): void {
    if (this.#hashed < this.#entries.length) return;
    this.#hashed -= 1;
    this.#total.add(this.#entries[this.#hashed] as Entry, -1, this.#hashed);
  }

  hashPair(): HashPair {
    for (; this.#hashed < this.#entries.length; this.#hashed += 1) {
      this.#total.add(this.#entries[this.#hashed] as Entry, 1, this.#hashed);
    }
    return this.#total.hashPair();
  }

  /** Call this when the log has become empty. */
  reset(): void {
    this.#total.reset();
    this.#hashed = 0;
  }
}

/** One state hash of named parts, 16 hexadecimal digits. The order of the parts does not matter. */
export function combine(parts: Readonly<Record<string, HashPair>>): string {
  const { a, b } = combineHashes(parts);
  return hex(a) + hex(b);
}

/** The combined hash of several named parts. */
export function combineHashes(parts: Readonly<Record<string, HashPair>>): HashPair {
  const hasher = new StateHasher();
  for (const name of Object.keys(parts).sort()) hasher.text(name).pair(parts[name] as HashPair);
  return hasher.finish();
}

const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0');
