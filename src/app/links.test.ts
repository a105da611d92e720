import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screenQueries } from './route-queries';
import { findScreen } from './routes';

const queries: Readonly<Record<string, readonly string[]>> = screenQueries;

const root = join(import.meta.dirname, '../..');
const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|app\/route(s|-queries)\.ts$/.test(file);

/** All source files except tests, including the simulated exchange and the scenarios, which also contain links. */
const sources = ['src', 'sim', 'scenarios'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(isCode)
    .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) })),
);

/** A screen's address in code, with the beginning of its parameters; not a file's path. */
const ADDRESS = /(?<![\w.@-])\/(?:pages\/[\w/.-]+|choose-location|open-location)(?:\?[^'"`\s]*)?/g;
/** The parameters in a call such as `path('/pages/…', { tab: 'fixed' })`. */
const BUILT = /path\(\s*'([^']+)',\s*\{([^}]*)\}/g;

const addresses = sources.flatMap(({ file, text }) =>
  [...text.matchAll(ADDRESS)].map(([address]) => ({ file, address })),
);

describe('links to screens', () => {
  test('are found', () => {
    expect(addresses.length).toBeGreaterThan(200);
    expect(addresses.some(({ file }) => file === 'sim/products/content/menu.ts')).toBe(true);
  });

  test('lead to a screen that exists, with parameters it knows', () => {
    const dead = addresses.filter(({ address }) => {
      const found = findScreen(address);
      const names = [...(address.split('?')[1] ?? '').matchAll(/(?:^|&)([\w-]+)=/g)].map(([, name]) => name);
      return !found || names.some((name) => !queries[found.address]?.includes(name ?? ''));
    });
    expect(dead).toEqual([]);
  });

  test('name a tab, view or status that the screen knows', () => {
    const wrong = sources.flatMap(({ file, text }) =>
      [...text.matchAll(BUILT)].flatMap(([, screen = '', query = '']) =>
        [...query.matchAll(/\b(tab|view|status|step|to|type): '([\w-]+)'/g)]
          .filter(([, , value]) => !knows(screen, value ?? ''))
          .map(([pair]) => `${file}: ${screen} ${pair}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

/** Whether the code in a screen's folder contains the value as a word. */
function knows(screen: string, value: string): boolean {
  const word = new RegExp(`['"]${value}['"]|\\b${value}\\??:`);
  return sources.some(({ file, text }) => file.startsWith(`src${screen}/`) && word.test(text));
}
