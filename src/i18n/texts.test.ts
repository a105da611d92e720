import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import { localeOf, wireLangOf } from './languages';
import type { TextTree } from './text-tree';

const files = import.meta.glob<TextTree>('./*/*.ts', { import: 'default', eager: true });

/** Texts of a language as `namespace:key.of.text` → text. */
function textsOf(lang: WireLang): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (prefix: string, tree: TextTree) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') texts.set(`${prefix}${key}`, value);
      else walk(`${prefix}${key}.`, value);
    }
  };
  for (const [file, tree] of Object.entries(files)) {
    const [, folder, namespace] = /^\.\/(\w+)\/([\w-]+)\.ts$/.exec(file) ?? [];
    if (folder === lang) walk(`${namespace}:`, tree);
  }
  return texts;
}

const placeholders = (text: string) => (text.match(/\{\{[^}]+\}\}|<\/?\w+\/?>/g) ?? []).sort();

const english = textsOf('en');
const namespaces = [...new Set([...english.keys()].map((key) => key.split(':', 1)[0] ?? ''))];

test('there are texts to check', () => {
  expect(english.size).toBeGreaterThan(40);
});

describe.each(WIRE_LANGS.filter((lang) => lang !== 'en'))('%s', (lang) => {
  const texts = textsOf(lang);

  test('has common words of its own', () => {
    expect([...texts.keys()].filter((key) => key.startsWith('common:'))).not.toEqual([]);
  });

  test('has no text that English has not', () => {
    expect([...texts.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  test('keeps the placeholders and has no empty text', () => {
    const changed = [...texts].filter(
      ([key, text]) => text.trim() === '' || `${placeholders(text)}` !== `${placeholders(english.get(key) ?? '')}`,
    );
    expect(changed).toEqual([]);
  });
});

test('Indonesian, the default, has every text', () => {
  const indonesian = textsOf('id');
  expect(
    [...english.keys()].filter((key) => !indonesian.has(key)),
    'add them to src/i18n/id',
  ).toEqual([]);
});

test('every namespace is used outside of src/i18n', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const sources = ['src', 'sim'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n/') && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8')),
  );
  const unused = namespaces.filter(
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
