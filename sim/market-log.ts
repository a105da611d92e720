import { hashJson } from './journal/hash-json';
import type { Json } from './journal/json';
import type { StatePart } from './journal/snapshot';
import { type HashPair, LogHash, StateHasher } from './journal/state-hash';

/** Reads and writes the lists that a MarketLog covers: all of them by market index, as JSON, and back. */
interface Lists<Entry> {
  readonly lists: readonly (readonly Entry[])[];
  dump(): unknown;
  load(json: Json): void;
}

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/**
 * A part of the market's state: for each market a list that grows, and loses its last entry when a command is taken
 * back. Prices are a function of the seed, so only such lists are stored. Each entry is hashed once, so that a hash
 * costs the same after one trade and after ten thousand.
 */
export class MarketLog<Entry> implements StatePart {
  readonly #source: Lists<Entry>;
  readonly #logs: readonly LogHash<Entry>[];

  constructor(source: Lists<Entry>) {
    this.#source = source;
    const feed = (entry: Entry, hasher: StateHasher, at: number) => hashJson(plain(entry), hasher.int(at));
    this.#logs = source.lists.map((list) => new LogHash(list, feed));
  }

  /** Call this before the last entry of a market's list is removed. */
  beforePop(marketIndex: number): void {
    this.#logs[marketIndex]?.beforePop();
  }

  dump(): Json {
    return plain(this.#source.dump());
  }

  load(json: Json): void {
    this.#source.load(json);
    for (const log of this.#logs) log.reset();
  }

  hashPair(): HashPair {
    const hasher = new StateHasher();
    for (const [index, log] of this.#logs.entries()) {
      if (this.#source.lists[index]?.length) hasher.int(index).pair(log.hashPair());
    }
    return hasher.finish();
  }
}
