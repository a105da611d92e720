import type { KeyValue } from './sorted-keys';

/**
 * What a column may hold. Amounts are decimal strings, because the store cannot hold bigints, and numbers lose
 * decimals.
 */
export type Cell = string | number | boolean | null;

/** A row is flat. An optional column does not compile: write `T | null`. */
export type RowShape<Row> = { [Column in keyof Row]: Cell };

/** The columns that can be the primary key. */
export type KeyColumn<Row> = keyof { [Column in keyof Row as Row[Column] extends KeyValue ? Column : never]: true } &
  string;

/** The index key of a row; null leaves the row out of the index. */
export type IndexKey<Row> = (row: Readonly<Row>) => KeyValue | null;

export interface TableDefinition<Row extends RowShape<Row>, Key extends KeyColumn<Row>, Index extends string> {
  readonly name: string;
  readonly key: Key;
  readonly indexes: Readonly<Record<Index, IndexKey<Row>>>;
  /** Never set; it only carries the row type to the code that opens the table. */
  readonly row?: Row;
}

/** A definition with any row type. */
export interface AnyTableDefinition {
  readonly name: string;
  readonly key: string;
  readonly indexes: Readonly<Record<string, (row: never) => KeyValue | null>>;
}

/**
 * Declares a table: `defineTable<OrderRow>()({ name: 'orders', key: 'id', indexes: { byUser: (row) => row.userId } })`.
 * It takes two calls, because TypeScript infers either all type parameters or none. Index keys of several columns are
 * joined by a bar: `${row.userId}|${row.status}`.
 */
export function defineTable<Row extends RowShape<Row>>() {
  return <Key extends KeyColumn<Row>, const Index extends string = never>(definition: {
    readonly name: string;
    readonly key: Key;
    readonly indexes?: Readonly<Record<Index, IndexKey<Row>>>;
  }): TableDefinition<Row, Key, Index> => ({
    name: definition.name,
    key: definition.key,
    indexes: definition.indexes ?? ({} as Record<Index, IndexKey<Row>>),
  });
}
