/** Where a list is stored. */
interface ListStore<T> {
  /** Null when it was never written. */
  read(): Promise<readonly T[] | null>;
  write(all: readonly T[]): Promise<void>;
}

/** A list that is stored beside the run, else kept in the memory of this process. */
export class KeptList<T> {
  #store: ListStore<T> | null;
  readonly #onFailure: (error: unknown) => void | Promise<void>;
  #memory: readonly T[] = [];
  #last: Promise<unknown> = Promise.resolve();

  /** `onFailure` is called when the store has failed. The list is then kept in memory, without another try. */
  constructor(store: ListStore<T> | null, onFailure: (error: unknown) => void | Promise<void>) {
    this.#store = store;
    this.#onFailure = onFailure;
  }

  async read(): Promise<readonly T[]> {
    await this.#last;
    return this.#read();
  }

  /** Changes the list, one change at a time. Rejects only with what `onFailure` rejects with. */
  change(next: (all: readonly T[]) => readonly T[]): Promise<void> {
    const changed = this.#last.then(async () => {
      const all = next(await this.#read());
      this.#memory = all;
      await this.#try((store) => store.write(all));
    });
    // The caller hears of the rejection, and the next change takes place all the same.
    this.#last = changed.catch(() => {});
    return changed;
  }

  async #read(): Promise<readonly T[]> {
    return (await this.#try((store) => store.read())) ?? this.#memory;
  }

  /** Null when the store has failed, now or before. A list that was not read must not be written over. */
  async #try<R>(work: (store: ListStore<T>) => Promise<R>): Promise<R | null> {
    if (!this.#store) return null;
    try {
      return await work(this.#store);
    } catch (error) {
      this.#store = null;
      await this.#onFailure(error);
      return null;
    }
  }
}
