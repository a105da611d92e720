import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Manual, Parts } from '../manual/site';
import { manual } from './manual';
import { outputOf, writeFiles } from './testing/build-files';
import { originOf, SERVED } from './testing/served';

const { bundleNode, buildManual } = vi.hoisted(() => ({
  bundleNode: vi.fn<(entry: string) => Promise<string>>(),
  buildManual: vi.fn<(parts: Parts) => Promise<Manual>>(),
}));
// These tests include the generated pages, which takes seconds.
vi.mock('../bundle-node.mjs', () => ({ bundleNode }));
vi.mock('../manual/site.ts', () => ({ buildManual }));

const { root, remove } = writeFiles({
  'index.html': '<!doctype html><title>the app</title>',
  'reference.mjs': "export const manualReference = () => ({ keys: 'table of keys' });",
});
let server: ViteDevServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});
afterAll(remove);

const SEARCH: Manual['search'] = [{ id: 'index.html', page: 'Manual', heading: '', text: 'of everything' }];
beforeEach(() => {
  bundleNode.mockReset().mockResolvedValue(`${root}/reference.mjs`);
  buildManual.mockReset().mockImplementation(async ({ script, style, reference }) => ({
    pages: ['index.html', 'how-to/serve.html'].map((file) => ({
      file,
      html: `<h1>${file}</h1> ${reference.keys} <link href="${style}"><script src="${script}"></script>`,
    })),
    search: SEARCH,
  }));
});

const built = ({ mode = 'sandbox', build }: InlineConfig = {}) =>
  outputOf({
    mode,
    plugins: [
      { name: 'app', resolveId: (id) => (id === '/app' ? id : null), load: (id) => (id === '/app' ? 'app()' : null) },
      manual(SERVED.base),
    ],
    build: { rolldownOptions: { input: '/app' }, ...build },
  });

test('a build of the sandbox has the manual beside the app, with all files that its pages request', async () => {
  const output = await built();
  expect(Object.keys(output).filter((name) => name.startsWith('manual/'))).toEqual([
    'manual/how-to/serve.html',
    'manual/index.html',
    'manual/search.json',
  ]);
  expect(JSON.parse(output['manual/search.json'] ?? '')).toEqual(SEARCH);
  const page = output['manual/index.html'] ?? '';
  expect(page).toContain('<h1>index.html</h1> table of keys');
  const [style, script] = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, asked = '']) =>
    posix.join('manual', asked),
  );
  expect(output[style ?? '']).toBe(readFileSync('docs/site/manual.css', 'utf8'));
  expect(output[script ?? '']).toContain('search.json');
});

test.each<[string, InlineConfig]>([
  ['the app for a real exchange', { mode: 'production' }],
  ['a single file', { mode: 'single' }],
  ['a host for Node', { build: { ssr: '/app' } }],
  ['a module for checks', { build: { lib: { entry: '/app', formats: ['es'] } } }],
])('%s has no manual', async (_name, config) => {
  expect(Object.keys(await built(config))).toHaveLength(1);
});

async function started() {
  server = await createServer({ ...SERVED, root, mode: 'sandbox', plugins: [manual(SERVED.base)] });
  const at = originOf(await server.listen());
  const asked = async (path: string) => {
    const response = await fetch(at + path, { redirect: 'manual' });
    const { status, headers } = response;
    return {
      status,
      type: headers.get('content-type'),
      location: headers.get('location'),
      text: await response.text(),
    };
  };
  return { asked, change: (file: string) => server?.watcher.emit('all', 'change', `${root}/${file}`) };
}

test('the development server answers its pages, and leaves all others to Vite', async () => {
  const { asked } = await started();
  for (const path of ['/h5/manual', '/h5/manual/'])
    expect(await asked(path)).toMatchObject({ status: 302, location: '/h5/manual/index.html' });
  const html = { status: 200, type: 'text/html; charset=utf-8' };
  expect(await asked('/h5/manual/index.html')).toMatchObject({
    ...html,
    text: expect.stringContaining('table of keys'),
  });
  expect(await asked('/h5/manual/how-to/serve.html?find=policy')).toMatchObject({
    ...html,
    text: expect.stringContaining('<h1>how-to/serve.html'),
  });
  expect(await asked('/h5/manual/search.json')).toMatchObject({
    type: 'application/json',
    text: JSON.stringify(SEARCH),
  });
  expect(await asked('/h5/manual/gone.html')).toMatchObject({ status: 404 });
  expect(await asked('/h5/')).toMatchObject({ status: 200, text: expect.stringContaining('the app') });
});

test('the development server generates the manual once, and again after a change of its texts', async () => {
  const { asked, change } = await started();
  const made = async (file?: string) => {
    if (file) change(file);
    await asked('/h5/manual/index.html');
    return buildManual.mock.calls.length;
  };
  expect([await made(), await made(), await made('src/main.ts'), await made('docs/index.md')]).toEqual([1, 1, 1, 2]);
  expect(bundleNode).toHaveBeenCalledExactlyOnceWith('sim/documents/manual/reference.ts');
});

test.each([
  ['a reference', bundleNode],
  ['a manual', buildManual],
])('%s that could not be made is made once its source is mended', async (_name, make) => {
  make.mockRejectedValueOnce(new Error('does not compile'));
  const { asked } = await started();
  expect(await asked('/h5/manual/index.html')).toMatchObject({ status: 500 });
  expect(await asked('/h5/manual/index.html')).toMatchObject({ status: 200 });
});
