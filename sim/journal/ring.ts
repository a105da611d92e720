/** Keeps the newest values, oldest first, up to a limit. Adding takes constant time. */
export class Ring<T> {
  readonly #slots: T[] = [];
  readonly #limit: number;
  #next = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#slots.length;
  }

  /** Adds a value; beyond the limit it replaces the oldest one. */
  add(value: T): void {
    this.#slots[this.#next] = value;
    this.#next = (this.#next + 1) % this.#limit;
  }

  /** The value that was added `back` values before the last one; undefined when it is no longer kept. */
  newest(back = 0): T | undefined {
    if (back >= this.#slots.length) return undefined;
    return this.#slots[(this.#next - 1 - back + 2 * this.#limit) % this.#limit];
  }

  /** The newest values for which `isWanted` is true, back to the first one for which it is not; oldest first. */
  tail(isWanted: (value: T) => boolean): T[] {
    const found: T[] = [];
    for (let back = 0; back < this.#slots.length; back += 1) {
      const value = this.newest(back) as T;
      if (!isWanted(value)) break;
      found.push(value);
    }
    return found.reverse();
  }

  clear(): void {
    this.#slots.length = 0;
    this.#next = 0;
  }
}
