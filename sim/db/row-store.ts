import { ENTITY_TYPE, factory, PRIMARY_KEY, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';
import type { KeyValue } from './sorted-keys';

/**
 * The part of @mswjs/data's database instance that the table layer stands on. Its public queries visit every row, even
 * by primary key (measured: 35 ms at 100,000 rows), so reads go to the map behind them. Pinned by row-store.test.ts.
 */
export interface RowStore {
  getModel(name: string): ReadonlyMap<KeyValue, object>;
  create(name: string, entity: object): unknown;
  update(name: string, before: object, after: object): void;
  delete(name: string, key: KeyValue): void;
}

/** How the package tells the listeners of its events of a write, with copies of the rows. */
interface Telling {
  serializeEntity(entity: object): object;
  readonly events: { emit(...event: readonly unknown[]): boolean };
}

/** One model per table name. Throws when the package no longer looks like the version this layer was written for. */
export function openRowStore(tables: readonly { readonly name: string; readonly key: string }[]): RowStore {
  const models: Record<string, Record<string, ReturnType<typeof primaryKey>>> = {};
  for (const { name, key } of tables) models[name] = { [key]: primaryKey(String) };
  const instance = withoutBroadcastChannel(() => factory(models))[DATABASE_INSTANCE];
  const fits =
    typeof instance?.getModel === 'function' &&
    tables.every(({ name }) => (instance.getModel(name) as unknown) instanceof Map) &&
    instance.events.listenerCount('create') === 0 &&
    typeof (instance as unknown as Telling).serializeEntity === 'function';
  if (!fits) throw new Error('@mswjs/data changed inside: sim/db/row-store.ts was written for version 0.16.2');
  // Every write copies the rows for listeners (four copies an update, measured: more than all else it does); none listens.
  Object.assign(instance as unknown as Telling, {
    serializeEntity: (entity: object) => entity,
    events: { emit: () => false },
  });
  return instance as unknown as RowStore;
}

/** What every row of a table inherits, so that the package recognises it while the row itself stays plain data. */
export function entityPrototype(name: string, key: string): object {
  return Object.defineProperties(
    {},
    { [ENTITY_TYPE]: { value: name, enumerable: false }, [PRIMARY_KEY]: { value: key, enumerable: false } },
  );
}

/**
 * Where `window` exists, the package's factory opens a BroadcastChannel and writes what it hears into its tables: two
 * tabs would write into each other's exchange. It looks for the channel while it runs, so it runs without one.
 */
function withoutBroadcastChannel<Result>(build: () => Result): Result {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  if (!original) return build();
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true, writable: true });
  try {
    return build();
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', original);
  }
}
