import type { InlineConfig } from 'vite';
import { expect, test } from 'vitest';
import { offlineCopy } from './offline-copy';
import { buildFiles, type Files } from './testing/build-files';

const EMPTY = "const BUILD = { version: 'development', files: [] };";

const FILES: Files = {
  'index.html': '<!doctype html><title>page</title><script type="module" src="/main.js"></script>',
  'main.js': `import './main.css'; import mark from './mark.svg?no-inline'; self.mark = mark; import('./late.js');`,
  'late.js': 'self.late = 1;',
  'main.css': 'p { color: red }',
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manual/index.html': '<h1>Manual</h1>',
  'manual/search.json': '[]',
  'public/service-worker.js': `${EMPTY}\nself.files = BUILD.files;`,
  'public/embed.html': '<h1>Examples</h1>',
  'public/nft/1.webp': 'picture',
  'public/nft/$&.mp3': 'sound',
};

const built = (changes: Files = {}, { mode = 'sandbox', build }: InlineConfig = {}) => {
  const files = Object.fromEntries(Object.entries({ ...FILES, ...changes }).filter(([, text]) => text !== ''));
  return buildFiles(files, (root) => ({
    mode,
    plugins: [
      {
        name: 'manual',
        generateBundle() {
          for (const [fileName, source] of Object.entries(files))
            if (fileName.startsWith('manual/')) this.emitFile({ type: 'asset', fileName, source });
        },
      },
      offlineCopy(`${root}/public`),
    ],
    build: { manifest: true, ...build },
  }));
};

async function copied(changes?: Files): Promise<{ readonly version: string; readonly files: readonly string[] }> {
  const { 'service-worker.js': worker = '' } = await built(changes);
  expect(worker).toMatch(/^const BUILD = .*\nself\.files = BUILD\.files;$/);
  return JSON.parse(/const BUILD = (\{.*\});/.exec(worker)?.[1] ?? '');
}

test('the copy has all files that the app, its gallery and the manual load', async () => {
  const { files } = await copied();
  expect(files.map((name) => name.replace(/-[\w-]{8}\./, '.')).sort()).toEqual([
    'assets/index.css',
    'assets/index.js',
    'assets/late.js',
    'assets/mark.svg',
    'manual/index.html',
    'manual/search.json',
    'nft/$&.mp3',
    'nft/1.webp',
  ]);
  const output = await built();
  expect(files.filter((name) => !name.startsWith('nft/') && output[name] === undefined)).toEqual([]);
});

test.each<[string, Files]>([
  ['the page', { 'index.html': `${FILES['index.html']}<p>` }],
  ['a script', { 'late.js': 'self.late = 2;' }],
  ['a style sheet', { 'main.css': 'p { color: blue }' }],
  ['a picture', { 'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1"/>' }],
  ['a page of the manual', { 'manual/index.html': '<h1>Handbook</h1>' }],
  ['a file of the gallery', { 'public/nft/1.webp': 'another' }],
  ['the name of one', { 'public/nft/1.webp': '', 'public/nft/2.webp': 'picture' }],
])('the name of the build changes with %s', async (_name, changes) => {
  expect((await copied(changes)).version).not.toBe((await copied()).version);
});

test.each<[string, Files]>([
  ['nothing', {}],
  ['a file that is not in the copy', { 'public/embed.html': '<h1>Others</h1>' }],
])('a build that changes %s keeps its name', async (_name, changes) => {
  expect(await copied(changes)).toEqual(await copied());
});

test.each<[string, boolean, InlineConfig]>([
  ['the sandbox', true, { mode: 'sandbox' }],
  ['the app for a real exchange', false, { mode: 'production' }],
  ['a single file', false, { mode: 'single' }],
  ['a host for Node', false, { build: { ssr: 'late.js' } }],
  ['a module for checks', false, { build: { lib: { entry: 'late.js', formats: ['es'] } } }],
])('%s has a copy: %s', async (_name, has, config) => {
  expect('service-worker.js' in (await built({}, config))).toBe(has);
});

test('a service worker without a place for the list fails the build', async () => {
  await expect(built({ 'public/service-worker.js': 'const BUILD = {};' })).rejects.toThrow('no place');
});
