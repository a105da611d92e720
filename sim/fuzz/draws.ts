import { indexOf, keyedWord, unitOf } from '@/lib/prng';

/** Random choices of one request. They depend on seed and index alone, so that any request can be made again. */
export class Draws {
  readonly #seed: number;
  readonly #index: number;
  #drawn = 0;

  constructor(seed: number, index: number) {
    this.#seed = seed;
    this.#index = index;
  }

  /** An integer, 0 ≤ n < count. */
  below(count: number): number {
    return indexOf(this.#next(), count);
  }

  chance(share: number): boolean {
    return unitOf(this.#next()) < share;
  }

  /** @throws RangeError if the list is empty */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[this.below(list.length)] as T;
  }

  #next(): number {
    this.#drawn += 1;
    return keyedWord(this.#seed, 'fuzz', this.#index, this.#drawn);
  }
}
