/** Primary keys: integers or strings, one type per table. */
export type KeyValue = number | string;

/** A part of a list. The order is that of primary keys, oldest first unless `newestFirst` is set. */
export interface Page {
  readonly offset?: number;
  readonly limit?: number;
  readonly newestFirst?: boolean;
}

const CHUNK = 512;

/**
 * Primary keys in order, in chunks: removing one from the middle of 100,000 moves a few hundred keys and not all of
 * them, and appending is as cheap as a push.
 */
export class SortedKeys<Key extends KeyValue> {
  readonly #chunks: Key[][] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The key must not be in the list yet. */
  add(key: Key): void {
    this.#size += 1;
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    if (!chunk) {
      const last = this.#chunks.at(-1);
      if (last && last.length < CHUNK) last.push(key);
      else this.#chunks.push([key]);
      return;
    }
    chunk.splice(lowerBound(chunk, key), 0, key);
    if (chunk.length > CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK >> 1));
  }

  /** The key must be in the list. */
  remove(key: Key): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    const position = chunk ? lowerBound(chunk, key) : 0;
    if (!chunk || chunk[position] !== key) throw new Error(`key ${key} is not in the index`);
    this.#size -= 1;
    if (chunk.length === 1) this.#chunks.splice(at, 1);
    else takeOut(chunk, position);
  }

  first(): Key | undefined {
    return this.#chunks[0]?.[0];
  }

  page({ offset = 0, limit = this.#size, newestFirst = false }: Page): Key[] {
    const found: Key[] = [];
    const chunks = this.#chunks;
    let skip = offset;
    for (let c = 0; c < chunks.length && found.length < limit; c += 1) {
      const chunk = chunks[newestFirst ? chunks.length - 1 - c : c] as Key[];
      if (skip >= chunk.length) {
        skip -= chunk.length;
        continue;
      }
      for (let i = skip; i < chunk.length && found.length < limit; i += 1) {
        found.push(chunk[newestFirst ? chunk.length - 1 - i : i] as Key);
      }
      skip = 0;
    }
    return found;
  }

  /** Index of the first chunk whose last key is not below the key; the number of chunks when there is none. */
  #chunkOf(key: Key): number {
    const chunks = this.#chunks;
    let low = 0;
    let high = chunks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const chunk = chunks[middle] as Key[];
      if ((chunk[chunk.length - 1] as Key) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Like `splice`, but without an array of the removed items. A clock jump over months of fills removes tens of thousands
 * of keys.
 */
function takeOut(chunk: unknown[], position: number): void {
  for (let at = position; at < chunk.length - 1; at += 1) chunk[at] = chunk[at + 1];
  chunk.pop();
}

function lowerBound<Key extends KeyValue>(chunk: readonly Key[], key: Key): number {
  let low = 0;
  let high = chunk.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chunk[middle] as Key) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
