import type { TablesOf } from './db/database';
import { allStored } from './products/all-stored';
import { folded } from './products/fold';

/** Every table of the exchange. A table that no product declares is not saved, hashed or rolled back. */
export const tableDefinitions = folded(allStored, 'tables');

export type Tables = TablesOf<typeof tableDefinitions>;
