import { createServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseSlash } from './base-slash';
import { writeFiles } from './testing/build-files';
import { originOf, SERVED } from './testing/served';

const PAGE = '<!doctype html><title>page</title>';
const at = { server: '', preview: '' };
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  const { root, remove } = writeFiles({ 'index.html': PAGE, 'dist/index.html': PAGE });
  const config = { ...SERVED, root, plugins: [baseSlash(SERVED.base)] };
  const server = await (await createServer(config)).listen();
  const built = await preview(config);
  at.server = originOf(server);
  at.preview = originOf(built);
  ends.push(
    () => server.close(),
    () => built.close(),
    remove,
  );
});

afterAll(async () => {
  for (const end of ends) await end();
});

const CASES = [
  ['/h5', 302, '/h5/'],
  ['/h5?lang=en', 302, '/h5/?lang=en'],
  ['/h5?link=/a?b', 302, '/h5/?link=/a?b'],
  ['/h5/?lang=en', 200, null],
  ['/h5x', 404, null],
] as const;

test.each((['server', 'preview'] as const).flatMap((host) => CASES.map((row) => [host, ...row] as const)))(
  'the %s answers %s with %i %s',
  async (host, path, status, location) => {
    const response = await fetch(at[host] + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  },
);
