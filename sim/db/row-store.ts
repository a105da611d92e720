import { Database } from '@mswjs/data/lib/db/Database.js';
import { ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js';
import type { KeyValue } from './sorted-keys';

/**
 * The part of @mswjs/data's database that the table layer uses. The package's public queries visit every row, even by
 * primary key (measured: 35 ms at 100,000 rows), so reads go to the underlying map. row-store.test.ts checks these
 * internals. The package itself is not imported: it would bring REST and GraphQL handlers (200 kB gzip), and a channel
 * by which two tabs would write to each other's exchange.
 */
export interface RowStore {
  getModel(name: string): ReadonlyMap<KeyValue, object>;
  create(name: string, entity: object): unknown;
  update(name: string, before: object, after: object): void;
  delete(name: string, key: KeyValue): void;
}

/** The part of the package that passes copies of written rows to its event listeners. */
interface EntityPrototype {
  serializeEntity(entity: object): object;
  readonly events: { emit(...event: readonly unknown[]): boolean };
}

/** One model per table name. Throws when the package's internals differ from the version this layer was written for. */
export function openRowStore(tables: readonly { readonly name: string }[]): RowStore {
  const instance = new Database(Object.fromEntries(tables.map(({ name }) => [name, {}])));
  const fits =
    typeof instance?.getModel === 'function' &&
    tables.every(({ name }) => (instance.getModel(name) as unknown) instanceof Map) &&
    instance.events.listenerCount('create') === 0 &&
    typeof (instance as unknown as EntityPrototype).serializeEntity === 'function';
  if (!fits) throw new Error('@mswjs/data changed inside: sim/db/row-store.ts was written for version 0.16.2');
  // Every write copies the rows for event listeners: four copies per update, measured as more time than the rest of it.
  // There are no listeners, so this is switched off.
  Object.assign(instance as unknown as EntityPrototype, {
    serializeEntity: (entity: object) => entity,
    events: { emit: () => false },
  });
  return instance as unknown as RowStore;
}

const NOTHING: Values = {};

/** Creates a frozen row with these columns. A value comes from `patch` if it has the column, else from `values`. */
export type RowMaker = (columns: readonly string[], values: Values, patch?: Values) => object;

type Values = Readonly<Record<string, unknown>>;

/**
 * The rows of one table. Their prototype holds the package's markers, so that a row itself is plain data. A constructor
 * of its own for each table, and one assignment for each column, because `Object.assign` to a new object takes two to
 * four times as long (measured with V8).
 */
export function rowMaker(name: string, key: string): RowMaker {
  class Row {
    [column: string]: unknown;
  }
  Object.defineProperties(Row.prototype, {
    [ENTITY_TYPE]: { value: name, enumerable: false },
    [PRIMARY_KEY]: { value: key, enumerable: false },
  });
  return (columns, values, patch = NOTHING) => {
    const row = new Row();
    for (const column of columns) {
      row[column] = (column in patch ? patch : values)[column];
    }
    return Object.freeze(row);
  };
}
