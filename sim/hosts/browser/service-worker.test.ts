import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SCOPE = 'https://demo.example/h5/';
const SOURCE = readFileSync(fileURLToPath(new URL('./public/service-worker.js', import.meta.url)), 'utf8');

type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void;

/** What a browser keeps for the scope: copies of builds in the order of their creation, each with its addresses. */
type Copies = Map<string, Map<string, Response>>;

const named = (version: string) => `pocket-exchange ${SCOPE} ${version}`;
/** A copy of the build with the given files below the scope; '' is the page. */
const copyOf = (...files: readonly string[]) =>
  new Map(files.map((file) => [SCOPE + file, new Response(file)] as const));

/** Runs the service worker of a build among these copies; returns what sends it an event and awaits its work. */
function start(
  version: string,
  files: readonly string[],
  copies: Copies,
  fetch: typeof globalThis.fetch = async () => new Response(''),
) {
  const listeners = new Map<string, Listener[]>();
  const addEventListener = (type: string, listener: Listener) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const caches = {
    keys: async () => [...copies.keys()],
    open: async (name: string) => {
      const copy = copies.get(name) ?? new Map<string, Response>();
      copies.set(name, copy);
      return {
        match: async (address: string) => copy.get(address),
        put: async (address: string, response: Response) => void copy.set(address, response),
      };
    },
    match: async (address: string, { cacheName }: { cacheName: string }) => copies.get(cacheName)?.get(address),
    delete: async (name: string) => copies.delete(name),
  };
  const self = { registration: { scope: SCOPE, active: {} }, fetch };
  const build = `const BUILD = ${JSON.stringify({ version, files })};`;
  const source = SOURCE.replace(/const BUILD = .*;/, () => build);
  const browser = { self, caches, addEventListener, fetch, importScripts() {}, location: new URL(SCOPE) };
  runInNewContext(source, { ...browser, URL, Response, Headers, setTimeout });
  return (type: string): Promise<unknown> => {
    const work: Promise<unknown>[] = [];
    for (const listener of listeners.get(type) ?? []) listener({ waitUntil: (one) => void work.push(one) });
    return Promise.all(work);
  };
}

test.each<
  [what: string, files: readonly string[], copies: readonly (readonly [string, ...string[]])[], kept: string[]]
>([
  [
    'the build before it',
    ['a.js'],
    [
      ['one', 'a.js', ''],
      ['two', 'a.js', ''],
    ],
    ['two', 'new'],
  ],
  [
    'the whole build of the open tabs, not one that was never whole',
    ['a.js'],
    [
      ['one', 'a.js', ''],
      ['two', 'a.js'],
    ],
    ['one', 'new'],
  ],
  ['a build that is still being copied', ['a.js'], [['one', 'a.js']], ['one', 'new']],
  ['nothing of builds, in development', [], [['one', 'a.js', '']], ['new']],
])('a build that takes effect keeps %s', async (_what, files, older, kept) => {
  const copies: Copies = new Map(older.map(([version, ...stored]) => [named(version), copyOf(...stored)]));
  copies.set(named('new'), copyOf('a.js', ''));
  copies.set('of somebody else', copyOf('a.js'));
  await start('new', files, copies)('activate');
  expect([...copies.keys()]).toEqual([...kept.map(named), 'of somebody else']);
});

test('a build that takes effect leaves the newer one alone that is being copied', async () => {
  const copies: Copies = new Map(['one', 'new'].map((version) => [named(version), copyOf('a.js', '')]));
  copies.set(named('newer'), copyOf('a.js'));
  await start('new', ['a.js'], copies)('activate');
  expect([...copies.keys()]).toEqual(['one', 'new', 'newer'].map(named));
});

test('a build is stored as its server has it, except files that are named by their content', async () => {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (address, options) => {
    asked.push(`${String(address).slice(SCOPE.length)} ${options?.cache ?? 'default'}`);
    return new Response('');
  };
  await start('new', ['assets/app-1a2b.js', 'manual/index.html', 'nft/tide.webp'], new Map(), fetch)('install');
  expect(asked.sort()).toEqual([
    ' no-cache',
    'assets/app-1a2b.js default',
    'manual/index.html no-cache',
    'nft/tide.webp no-cache',
  ]);
});
