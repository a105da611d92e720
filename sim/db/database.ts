import type { Json } from '@sim/journal/json';
import { combineHashes, type HashPair } from '@sim/journal/state-hash';
import { openRowStore } from './row-store';
import { Table } from './table';
import type { AnyTableDefinition, KeyColumn, RowShape, TableDefinition } from './table-definition';
import type { UndoLog } from './undo-log';

/** The table type of a definition. */
export type TableOf<Definition> =
  Definition extends TableDefinition<infer Row extends RowShape<Row>, infer Key, infer Index>
    ? Key extends KeyColumn<Row>
      ? Table<Row, Key, Index>
      : never
    : never;

export type TablesOf<Definitions> = { readonly [Name in keyof Definitions]: TableOf<Definitions[Name]> };

type Definitions = Readonly<Record<string, AnyTableDefinition>>;
type AnyTable = Pick<Table<Record<string, string>>, 'dump' | 'load' | 'hashPair' | 'observe'>;

/**
 * All tables of the exchange: `new Database({ users, orders }, undo).tables.orders`. Throws when two definitions have
 * the same name, because they would share rows.
 */
export class Database<const Defined extends Definitions> {
  readonly tables: TablesOf<Defined>;
  readonly #byName = new Map<string, AnyTable>();

  constructor(definitions: Defined, undo: UndoLog) {
    const store = openRowStore(Object.values(definitions));
    const tables: Record<string, unknown> = {};
    for (const [property, definition] of Object.entries(definitions)) {
      if (this.#byName.has(definition.name)) throw new Error(`two tables are called ${definition.name}`);
      // Definitions of many row types are handled alike here; TablesOf restores the type of each table.
      const table = new Table(
        definition as unknown as TableDefinition<Record<string, string>, string, string>,
        store,
        undo,
      );
      tables[property] = table;
      this.#byName.set(definition.name, table);
    }
    this.tables = tables as TablesOf<Defined>;
  }

  /** Calls back after every write to a table, named by its property of `tables`. Throws when there is no such table. */
  observe(property: string, listener: (before: object | undefined, after: object | undefined) => void): void {
    const table = (this.tables as Readonly<Record<string, AnyTable | undefined>>)[property];
    if (!table) throw new Error(`there is no table ${property} to observe`);
    table.observe(listener);
  }

  dump(): Json {
    return Object.fromEntries([...this.#byName].map(([name, table]) => [name, table.dump()]));
  }

  /** Throws when a table is missing from the dump, because another build took it. */
  load(dump: Json): void {
    const dumps = dump as Readonly<Record<string, Json>>;
    for (const [name, table] of this.#byName) {
      const part = dumps[name];
      if (part === undefined) throw new Error(`the snapshot has no table ${name}: it was taken by another build`);
      table.load(part);
    }
  }

  hashPair(): HashPair {
    return combineHashes(Object.fromEntries([...this.#byName].map(([name, table]) => [name, table.hashPair()])));
  }
}
