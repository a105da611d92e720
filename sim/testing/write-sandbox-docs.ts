import { readFileSync, writeFileSync } from 'node:fs';
import { methodTableSource, withTables } from './sandbox-docs';

/** `npm run sandbox-docs`: generates the tables of e2e/README.md anew. */
const FILE = 'e2e/README.md';
const written = await withTables(readFileSync(FILE, 'utf8'), methodTableSource());
writeFileSync(FILE, written);
