import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastingAssets } from './lasting-assets';
import { writeFiles } from './testing/build-files';
import { originOf, SERVED } from './testing/served';

let at = '';
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  const { root, remove } = writeFiles({
    'built/index.html': '<!doctype html><title>page</title>',
    'built/assets/app-1a2b3c4d.js': 'self.app = 1;',
    'built/nft/1.webp': 'picture',
  });
  const server = await preview({ ...SERVED, root, build: { outDir: 'built' }, plugins: [lastingAssets()] });
  at = originOf(server);
  ends.push(() => server.close(), remove);
});

afterAll(async () => {
  for (const end of ends) await end();
});

const SCRIPT = '*/*';
const DATA = 'application/json';

test.each([
  ['a file whose name has its hash', '/h5/assets/app-1a2b3c4d.js', SCRIPT, true],
  ['one with a query', '/h5/assets/app-1a2b3c4d.js?v=1', SCRIPT, true],
  ['the page', '/h5/', SCRIPT, false],
  ['the page by its name', '/h5/index.html', SCRIPT, false],
  ['a file whose name stays', '/h5/nft/1.webp', SCRIPT, false],
  ['the page in place of a file of another build', '/h5/assets/app-9z8y7x6w.js', SCRIPT, false],
  ['the lack of such a file', '/h5/assets/app-9z8y7x6w.js', DATA, false],
  ['the lack of a file beside the base', '/assets/app-1a2b3c4d.js', SCRIPT, false],
])('browsers keep %s (%s, %s) for good: %s', async (_name, path, accept, isKept) => {
  const { headers } = await fetch(at + path, { headers: { accept } });
  expect(/immutable/.test(headers.get('cache-control') ?? '')).toBe(isKept);
});
