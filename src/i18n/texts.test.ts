import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { WIRE_LANGS } from '@/contract/lang';
import { allowedIn } from './allowed-words';
import { breakableInFrench, faultsOf, textTables } from './check-texts';
import { localeOf, wireLangOf } from './languages';
import type { TextTree } from './text-tree';

const tables = textTables(import.meta.glob<TextTree>('./*/*.ts', { import: 'default', eager: true }));
const room = textTables(import.meta.glob<TextTree>('../../sim/room/texts/*/*.ts', { import: 'default', eager: true }));

test('there are texts to check', () => {
  expect(tables.get('en')?.size).toBeGreaterThan(2_500);
  expect(room.get('en')?.size).toBeGreaterThan(300);
});

describe.each(WIRE_LANGS)('%s', (lang) => {
  const allowed = allowedIn(lang);

  test.each([
    ['the app and the refusals of the exchange', tables],
    ['the control room', room],
  ])('%s: complete, with the same placeholders, and not in English', (_what, all) => {
    expect(faultsOf(all.get('en') ?? new Map(), all.get(lang) ?? new Map(), lang, allowed)).toEqual([]);
  });
});

test('French marks and numbers stay whole at the end of a line', () => {
  const all = new Map([...(tables.get('fra') ?? []), ...(room.get('fra') ?? [])]);
  expect(breakableInFrench(all)).toEqual([]);
});

test('every namespace is used outside of src/i18n', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const sources = ['src', 'sim'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n/') && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8')),
  );
  const namespaces = new Set([...(tables.get('en')?.keys() ?? [])].map((key) => key.split(':', 1)[0] ?? ''));
  const unused = [...namespaces].filter(
    (namespace) =>
      namespace !== 'common' &&
      !sources.some((source) => source.includes(`'${namespace}'`) || source.includes(`${namespace}:`)),
  );
  expect(unused, 'delete their files in src/i18n, or use them').toEqual([]);
});

test.each(WIRE_LANGS)('%s maps to a language the platform knows, and back', (lang) => {
  const locale = localeOf(lang);
  expect(wireLangOf(locale)).toBe(lang);
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
});
