import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(__dirname, '../../..');
const sources = ['src', 'sim']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(join(ROOT, name), 'utf8')] as const);

/** Matches in the files of the app and the simulation, as `file: matched text`. */
const found = (pattern: RegExp) =>
  sources.flatMap(([name, source]) => [...source.matchAll(pattern)].map(([, what]) => `${name}: ${what}`));

test('nothing is loaded by React.lazy, which keeps a failure for ever', () => {
  expect(found(/import \{[^}]*\b(lazy)\b[^}]*\} from 'react'/g)).toEqual([]);
});

test('dynamic imports use default exports, which loadModule can find in a file requested again', () => {
  const exports = found(/=>\s*import\([^)]*\)\.then\(\s*\((?:\w+)\) => \w+\.(\w+)/g);
  expect(exports.length).toBeGreaterThan(0);
  expect(exports.filter((place) => !place.endsWith(': default'))).toEqual([]);
});

/** Imports without loadModule, and why nothing needs to repeat them. */
const NOT_REPEATED: Readonly<Record<string, string>> = {
  'sim/control/page-link.ts': 'a page that does not start says so, and starts anew',
  'sim/control/page-person.ts': 'a page that does not start says so, and starts anew',
  'sim/hosts/browser/core.ts': 'a page that does not start says so, and starts anew',
  'sim/hosts/browser/lone-page.ts': 'a page that does not start says so, and starts anew',
  'src/main.tsx': 'a page that does not start says so, and starts anew',
  'src/i18n/i18n.ts': 'only developers look at the texts of no language',
  'sim/hosts/browser/start.ts': 'only a developer’s server sends scenarios while they are written',
  'sim/hosts/node-server/contract-documents.ts': 'a file of the host itself',
  'src/app/notices.ts': 'the pages of markets load it as well',
  'src/app/start.ts': 'messages say the same as the notices',
  'src/app/page-container.tsx': 'the next page loads it again, and its back button works without it',
  'src/data/realtime/start-realtime.ts': 'whoever calls it loads it again',
  'src/pages/_shared/market/favourite-star.tsx':
    'the next tap loads it again, and the star says by itself that it fell back',
};

test('dynamic imports go through loadModule, which can repeat them in every browser', () => {
  const bare = found(/(?<!typeof |=>\s*|^\s*\*.*)(?<![\w.])(import)\(\s*'/gm).map(
    (place) => place.split(':')[0] as string,
  );
  expect([...new Set(bare)].sort()).toEqual(Object.keys(NOT_REPEATED).sort());
});
