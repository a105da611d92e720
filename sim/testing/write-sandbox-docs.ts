import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './sandbox-docs';

/** `npm run sandbox-docs`: generates the tables of e2e/README.md anew. */
const FILE = 'e2e/README.md';
const written = await withTables(readFileSync(FILE, 'utf8'), readFileSync('sim/control/sandbox.ts', 'utf8'));
writeFileSync(FILE, written);
