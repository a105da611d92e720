import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { manualSources } from './manual/examples';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = /`((?:src|sim|scripts|scenarios|e2e)\/[\w./-]*[\w/]|[\w-]+\.(?:ts|tsx))`/g;

/**
 * Every path that a document names in backticks. A bare file name belongs to the folder of the path named before it.
 */
function pathsIn(document: string): string[] {
  let folder = '';
  return [...readFileSync(join(ROOT, document), 'utf8').matchAll(FILE)].map(([, path = '']) => {
    if (!path.includes('/')) return join(folder, path);
    folder = dirname(path);
    return path;
  });
}

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names only existing files', (document) => {
  const paths = pathsIn(document);
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('pages of the manual name only existing files', () => {
  const pages = manualSources().map((file) => `docs/${file}`);
  expect(pages.length).toBeGreaterThan(20);
  const missing = pages.flatMap((page) =>
    pathsIn(page)
      .filter((path) => path.includes('/') && !existsSync(join(ROOT, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every document of the root folder is linked from another one', () => {
  const documents = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
  const text = documents.map((name) => readFileSync(join(ROOT, name), 'utf8')).join('\n');
  expect(documents.filter((name) => name !== 'README.md' && !text.includes(`(${name})`))).toEqual([]);
});
