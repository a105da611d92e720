import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pageTexts } from './page-texts';
import { type Screen, screens } from './routes';

const SRC = join(__dirname, '..');
/** Loaded before anything is drawn (src/i18n/i18n.ts). */
const FIRST = ['common', 'errors', 'home', 'market', 'menu'];
/** Home loads further texts as it needs them; its first view needs none. */
const HOME = '/pages/index/index';

function fileOf(from: string, name: string): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined;
  const base = name.startsWith('@/') ? join(SRC, name.slice(2)) : resolve(dirname(from), name);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find((file) => statOf(file)?.isFile());
}

const statOf = (file: string) => (existsSync(file) ? statSync(file) : undefined);

/** All imports of a file, static and dynamic. */
const imported = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) (?!type )(?:[^;']* from )?'([^']+)'|import\('([^']+)'\)/gm)].map(
    ([, now, later]) => now ?? later ?? '',
  );

function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  for (const name of imported(readFileSync(file, 'utf8'))) {
    const next = fileOf(file, name);
    if (next) filesOf(next, seen);
  }
  return seen;
}

function textsOf(address: string, title: string): string[] {
  const page = join(SRC, 'pages', address.replace(/^\/pages/, ''), 'page.tsx');
  const used = [...filesOf(page)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
    ),
  );
  const own = title.split(':', 1)[0] ?? '';
  return [...new Set(used)].filter((name) => name !== own && !FIRST.includes(name)).sort();
}

test('all texts of a page load before it is drawn', () => {
  const used = Object.entries<Screen>(screens)
    .filter(([address]) => address !== HOME)
    .map(([address, { title }]) => [address, textsOf(address, title)] as const)
    .filter(([, names]) => names.length > 0);
  const listed = Object.fromEntries(Object.entries(pageTexts).map(([address, names]) => [address, [...names].sort()]));
  expect(listed, 'src/app/page-texts.ts has to name what the pages use').toEqual(Object.fromEntries(used));
});
