import { expect, test } from 'vitest';
import type { TextTree } from '@/i18n/text-tree';

const files = import.meta.glob<TextTree>('./*/*.ts', { import: 'default', eager: true });

function textsOf(lang: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (prefix: string, tree: TextTree) => {
    for (const [key, value] of Object.entries(tree))
      if (typeof value === 'string') texts.set(prefix + key, value);
      else walk(`${prefix}${key}.`, value);
  };
  for (const [file, tree] of Object.entries(files)) {
    const [, folder, namespace] = /^\.\/(\w+)\/([\w-]+)\.ts$/.exec(file) ?? [];
    if (folder === lang) walk(`${namespace}:`, tree);
  }
  return texts;
}

const english = textsOf('en');
const placeholders = (text: string) => (text.match(/\{\{[^}]+\}\}/g) ?? []).sort().join();
const others = [...new Set(Object.keys(files).map((file) => file.split('/')[1] ?? ''))].filter((lang) => lang !== 'en');

test('there are words to check, and Indonesian has all of them', () => {
  expect(english.size).toBeGreaterThan(100);
  expect([...textsOf('id').keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(others)('%s keeps the placeholders and has no empty text', (lang) => {
  const changed = [...textsOf(lang)].filter(
    ([key, text]) => text.trim() === '' || placeholders(text) !== placeholders(english.get(key) ?? ''),
  );
  expect(changed).toEqual([]);
});
