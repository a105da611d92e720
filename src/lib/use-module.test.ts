import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(__dirname, '..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(join(SRC, name), 'utf8')] as const);

/** The places in the app's files, as `file: what was found`. */
const found = (pattern: RegExp) =>
  sources.flatMap(([name, source]) => [...source.matchAll(pattern)].map(([, what]) => `${name}: ${what}`));

test('nothing is loaded by React.lazy, which keeps a failure for ever', () => {
  expect(found(/import \{[^}]*\b(lazy)\b[^}]*\} from 'react'/g)).toEqual([]);
});

test('what is loaded later is a default export, because only that is found in a file that is requested again', () => {
  const exports = found(/=>\s*import\([^)]*\)\.then\(\s*\((?:\w+)\) => \w+\.(\w+)/g);
  expect(exports.length).toBeGreaterThan(0);
  expect(exports.filter((place) => !place.endsWith(': default'))).toEqual([]);
});
