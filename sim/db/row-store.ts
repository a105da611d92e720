import { ENTITY_TYPE, factory, PRIMARY_KEY, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';
import type { KeyValue } from './sorted-keys';

/**
 * The part of @mswjs/data's database instance that the table layer uses. Its public queries visit every row, even by
 * primary key (measured: 35 ms at 100,000 rows), so reads go to the underlying map. row-store.test.ts checks these
 * internals.
 */
export interface RowStore {
  getModel(name: string): ReadonlyMap<KeyValue, object>;
  create(name: string, entity: object): unknown;
  update(name: string, before: object, after: object): void;
  delete(name: string, key: KeyValue): void;
}

/** The part of the package that sends a write with copies of the rows to its event listeners. */
interface Telling {
  serializeEntity(entity: object): object;
  readonly events: { emit(...event: readonly unknown[]): boolean };
}

/** One model per table name. Throws when the package's internals differ from the version this layer was written for. */
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
  // Every write copies the rows for event listeners: four copies per update, measured as more time than the rest of it.
  // There are no listeners, so this is switched off.
  Object.assign(instance as unknown as Telling, {
    serializeEntity: (entity: object) => entity,
    events: { emit: () => false },
  });
  return instance as unknown as RowStore;
}

/** The prototype of a table's rows. It holds the package's markers, so that the row itself is plain data. */
export function entityPrototype(name: string, key: string): object {
  return Object.defineProperties(
    {},
    { [ENTITY_TYPE]: { value: name, enumerable: false }, [PRIMARY_KEY]: { value: key, enumerable: false } },
  );
}

/**
 * Where `window` exists, the package's factory opens a BroadcastChannel and applies what it receives to its tables: two
 * tabs would write to each other's exchange. It looks up the class while it runs, so the class is hidden meanwhile.
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
