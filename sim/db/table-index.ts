import { type KeyValue, type Page, SortedKeys } from './sorted-keys';

/** A secondary index: primary keys by index key, in the order of primary keys. */
export class TableIndex<Row, Key extends KeyValue> {
  readonly #entries = new Map<string, SortedKeys<Key>>();
  readonly #keyOf: (row: Row) => KeyValue | null;

  constructor(keyOf: (row: Row) => KeyValue | null) {
    this.#keyOf = keyOf;
  }

  /** Moves a row from the index key of its old version to that of its new version. */
  move(key: Key, before: Row | undefined, after: Row | undefined): void {
    const from = before === undefined ? null : this.#keyOf(before);
    const to = after === undefined ? null : this.#keyOf(after);
    if (from === to) return;
    if (from !== null) this.#remove(String(from), key);
    if (to !== null) this.#add(String(to), key);
  }

  page(indexKey: KeyValue, page: Page): Key[] {
    return this.#entries.get(String(indexKey))?.page(page) ?? [];
  }

  count(indexKey: KeyValue): number {
    return this.#entries.get(String(indexKey))?.size ?? 0;
  }

  first(indexKey: KeyValue): Key | undefined {
    return this.#entries.get(String(indexKey))?.first();
  }

  clear(): void {
    this.#entries.clear();
  }

  #add(indexKey: string, key: Key): void {
    const keys = this.#entries.get(indexKey) ?? new SortedKeys<Key>();
    if (keys.size === 0) this.#entries.set(indexKey, keys);
    keys.add(key);
  }

  #remove(indexKey: string, key: Key): void {
    const keys = this.#entries.get(indexKey);
    if (!keys) throw new Error(`index lost ${indexKey}: an index key must depend on the row alone`);
    keys.remove(key);
    if (keys.size === 0) this.#entries.delete(indexKey);
  }
}
