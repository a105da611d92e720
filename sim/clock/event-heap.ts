/**
 * A binary heap that can also remove items from its middle. The order must be total, so that the sequence of removed
 * items does not depend on the sequence of insertions.
 */
export class EventHeap<Item> {
  readonly #items: Item[] = [];
  /** The index of each item, so that removing one needs no search. */
  readonly #places = new Map<Item, number>();
  readonly #compare: (a: Item, b: Item) => number;

  constructor(compare: (a: Item, b: Item) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#items.length;
  }

  peek(): Item | undefined {
    return this.#items[0];
  }

  add(item: Item): void {
    this.#rise(this.#items.length, item);
  }

  /** Throws when the item is not in the heap. */
  remove(item: Item): void {
    const place = this.#places.get(item);
    if (place === undefined) throw new Error('not in the heap');
    this.#places.delete(item);
    const last = this.#items.pop() as Item;
    if (last === item) return;
    // The last item fills the gap; it may have to move up or down from there.
    this.#rise(place, last);
    this.#sink(this.#places.get(last) as number, last);
  }

  clear(): void {
    this.#items.length = 0;
    this.#places.clear();
  }

  #rise(from: number, item: Item): void {
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = this.#items[above] as Item;
      if (this.#compare(item, parent) >= 0) break;
      this.#set(place, parent);
      place = above;
    }
    this.#set(place, item);
  }

  #sink(from: number, item: Item): void {
    const { length } = this.#items;
    let place = from;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= length) break;
      const right = below + 1;
      if (right < length && this.#compare(this.#items[right] as Item, this.#items[below] as Item) < 0) below = right;
      const child = this.#items[below] as Item;
      if (this.#compare(child, item) >= 0) break;
      this.#set(place, child);
      place = below;
    }
    this.#set(place, item);
  }

  #set(place: number, item: Item): void {
    this.#items[place] = item;
    this.#places.set(item, place);
  }
}
