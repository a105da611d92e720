import type { Json } from '@sim/journal/json';
import { CollectionHash, type HashPair, StateHasher } from '@sim/journal/state-hash';
import { type RowMaker, type RowStore, rowMaker } from './row-store';
import { type KeyValue, type Page, SortedKeys } from './sorted-keys';
import type { Cell, KeyColumn, RowShape, TableDefinition } from './table-definition';
import { TableIndex } from './table-index';
import type { UndoLog } from './undo-log';

/** A table in a snapshot: column names once, rows as arrays in the order of primary keys. */
interface TableDump {
  readonly nextId: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * One typed table over @mswjs/data. Rows are frozen: `get` returns the stored row itself, which later writes do not
 * change. A missing or duplicate row, an unknown column and a value that is not plain are defects of the exchange and
 * throw.
 */
export class Table<
  Row extends RowShape<Row>,
  Key extends KeyColumn<Row> = KeyColumn<Row>,
  Index extends string = string,
> {
  readonly name: string;
  readonly #key: Key;
  readonly #store: RowStore;
  readonly #rows: ReadonlyMap<Row[Key] & KeyValue, Readonly<Row>>;
  readonly #order = new SortedKeys<Row[Key] & KeyValue>();
  readonly #indexes: Readonly<Record<Index, TableIndex<Readonly<Row>, Row[Key] & KeyValue>>>;
  readonly #indexList: readonly TableIndex<Readonly<Row>, Row[Key] & KeyValue>[];
  readonly #makeRow: RowMaker;
  readonly #undo: UndoLog;
  readonly #sum: CollectionHash<Row[Key] & KeyValue, Readonly<Row>>;
  /**
   * Sorted column names, taken from the first row of an empty table. Every other row must have exactly these columns.
   */
  #columns: readonly (keyof Row & string)[] = [];
  #nextId = 1;
  #writes = 0;
  #onWrite: ((before: Readonly<Row> | undefined, after: Readonly<Row> | undefined) => void) | null = null;

  constructor(definition: TableDefinition<Row, Key, Index>, store: RowStore, undo: UndoLog) {
    this.name = definition.name;
    this.#key = definition.key;
    this.#store = store;
    this.#rows = store.getModel(definition.name) as ReadonlyMap<Row[Key] & KeyValue, Readonly<Row>>;
    this.#makeRow = rowMaker(definition.name, definition.key);
    this.#undo = undo;
    const indexes = {} as Record<Index, TableIndex<Readonly<Row>, Row[Key] & KeyValue>>;
    for (const index of Object.keys(definition.indexes) as Index[]) {
      indexes[index] = new TableIndex(definition.indexes[index]);
    }
    this.#indexes = indexes;
    this.#indexList = Object.values(indexes);
    this.#sum = new CollectionHash((row, hasher) => {
      for (const column of this.#columns) hasher.cell(row[column]);
    });
  }

  get size(): number {
    return this.#order.size;
  }

  /** Number of writes, rollbacks included. A value derived from the rows stays valid while this number is the same. */
  get writes(): number {
    return this.#writes;
  }

  get(id: Row[Key]): Readonly<Row> | undefined {
    return this.#rows.get(id as Row[Key] & KeyValue);
  }

  /** Like `get`, but throws when the row does not exist. */
  need(id: Row[Key]): Readonly<Row> {
    const row = this.get(id);
    if (!row) throw new Error(`${this.name}: no row ${String(id)}`);
    return row;
  }

  /** Inserts a row. An integer id raises the counter, so that `nextId` never returns a used one. */
  insert(row: Row): Readonly<Row> {
    const id = row[this.#key] as Row[Key] & KeyValue;
    if (this.#rows.has(id)) throw new Error(`${this.name}: row ${id} exists already`);
    const entity = this.#seal(row);
    if (typeof id === 'number' && id >= this.#nextId) this.#setNextId(id + 1);
    this.#write(id, undefined, entity);
    this.#undo.record(() => this.#write(id, entity, undefined));
    return entity;
  }

  update(id: Row[Key], patch: Partial<Omit<Row, Key>>): Readonly<Row> {
    const before = this.need(id);
    if (this.#key in patch) throw new Error(`${this.name}: the key ${this.#key} of a row cannot change`);
    const after = this.#sealChanged(before, patch);
    this.#write(id as Row[Key] & KeyValue, before, after);
    this.#undo.record(() => this.#write(id as Row[Key] & KeyValue, after, before));
    return after;
  }

  remove(id: Row[Key]): void {
    const before = this.need(id);
    this.#write(id as Row[Key] & KeyValue, before, undefined);
    this.#undo.record(() => this.#write(id as Row[Key] & KeyValue, undefined, before));
  }

  /** Rows with an index key, in the order of primary keys. */
  list(index: Index, indexKey: KeyValue, page: Page = {}): Readonly<Row>[] {
    return this.#indexes[index].page(indexKey, page).map((id) => this.#rows.get(id) as Readonly<Row>);
  }

  count(index: Index, indexKey: KeyValue): number {
    return this.#indexes[index].count(indexKey);
  }

  /** The row with the smallest primary key among those with an index key. */
  first(index: Index, indexKey: KeyValue): Readonly<Row> | undefined {
    const id = this.#indexes[index].first(indexKey);
    return id === undefined ? undefined : this.#rows.get(id);
  }

  /** All rows, or a page of them, in the order of primary keys. */
  all(page: Page = {}): Readonly<Row>[] {
    return this.#order.page(page).map((id) => this.#rows.get(id) as Readonly<Row>);
  }

  /** A new integer key. The counter is part of the state and is rolled back with the transaction. */
  nextId(): number {
    const id = this.#nextId;
    this.#setNextId(id + 1);
    return id;
  }

  /**
   * Calls back after every write, including rollbacks and loading. There is one listener, which must not write itself.
   */
  observe(listener: (before: Readonly<Row> | undefined, after: Readonly<Row> | undefined) => void): void {
    this.#onWrite = listener;
  }

  dump(): Json {
    const columns = this.size === 0 ? [] : this.#columns;
    const rows = this.all().map((row) => columns.map((column) => row[column] as Cell));
    return { nextId: this.#nextId, columns, rows } satisfies TableDump;
  }

  /**
   * Replaces the content by that of a dump. Not allowed inside a transaction, because loading cannot be rolled back.
   */
  load(dump: Json): void {
    if (this.#undo.isOpen) throw new Error(`${this.name}: a snapshot cannot be loaded inside a transaction`);
    const { nextId, columns, rows } = dump as unknown as TableDump;
    for (const row of this.all()) this.#write(row[this.#key] as Row[Key] & KeyValue, row, undefined);
    this.#sum.reset();
    for (const cells of rows) {
      this.insert(Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as unknown as Row);
    }
    this.#nextId = nextId;
  }

  hashPair(): HashPair {
    const hashPair = this.#sum.hashPair((id) => this.#rows.get(id));
    return new StateHasher().pair(hashPair).number(this.#nextId).finish();
  }

  #setNextId(next: number): void {
    const before = this.#nextId;
    this.#nextId = next;
    this.#undo.record(() => {
      this.#nextId = before;
    });
  }

  /** The only place that writes, for commands, rollbacks and snapshots alike. */
  #write(id: Row[Key] & KeyValue, before: Readonly<Row> | undefined, after: Readonly<Row> | undefined): void {
    this.#writes++;
    this.#sum.noteWrite(id, before);
    if (!before) {
      this.#store.create(this.name, after as object);
      this.#order.add(id);
    } else if (after) {
      this.#store.update(this.name, before, after);
    } else {
      this.#store.delete(this.name, id);
      this.#order.remove(id);
    }
    for (const index of this.#indexList) index.move(id, before, after);
    this.#onWrite?.(before, after);
  }

  /** Checks a row and returns a frozen copy for the store. */
  #seal(row: Row): Readonly<Row> {
    if (this.size === 0) this.#columns = (Object.keys(row) as (keyof Row & string)[]).sort();
    for (const column of this.#columns) this.#requirePlain(column, row[column]);
    const given = Object.keys(row);
    if (given.length !== this.#columns.length) {
      throw new Error(`${this.name}: the columns are ${this.#columns.join(', ')}, not ${given.join(', ')}`);
    }
    return this.#makeRow(this.#columns, row) as Readonly<Row>;
  }

  /** The same for an update; only the changed columns are checked, because the others were checked before. */
  #sealChanged(before: Readonly<Row>, patch: Partial<Omit<Row, Key>>): Readonly<Row> {
    const changed = patch as Readonly<Record<string, unknown>>;
    for (const column in changed) {
      if (!Object.hasOwn(before, column)) {
        throw new Error(`${this.name}: the columns are ${this.#columns.join(', ')}, not ${column}`);
      }
      this.#requirePlain(column, changed[column]);
    }
    return this.#makeRow(this.#columns, before, patch) as Readonly<Row>;
  }

  #requirePlain(column: string, cell: unknown): void {
    const plain = typeof cell === 'string' || typeof cell === 'boolean' || cell === null || Number.isFinite(cell);
    if (!plain) {
      throw new Error(`${this.name}.${column}: ${String(cell)} is not a string, finite number, boolean or null`);
    }
  }
}
