import { describe, expect, test } from 'vitest';
import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import { textTables } from './check-texts';
import { concepts, forbiddenIn, otherWordsIn, rowsUnder } from './glossary';
import type { TextTree } from './text-tree';

const app = textTables(import.meta.glob<TextTree>('./*/*.ts', { import: 'default', eager: true }));
const room = textTables(import.meta.glob<TextTree>('../../sim/room/texts/*/*.ts', { import: 'default', eager: true }));
const textsOf = (lang: WireLang) => [...(app.get(lang) ?? []), ...(room.get(lang) ?? [])];
const english = new Map(textsOf('en'));

test('the glossary has its concepts in ten languages', () => {
  expect(concepts.size).toBeGreaterThan(100);
  for (const row of concepts.values())
    for (const lang of WIRE_LANGS) if (lang !== 'en') expect(row[lang], row.English).toBeTruthy();
  expect(rowsUnder('Language').length).toBeGreaterThan(40);
});

describe.each(WIRE_LANGS)('%s', (lang) => {
  test.runIf(lang !== 'en')('says the glossary’s word where English says nothing but the concept', () => {
    expect(otherWordsIn(english, new Map(textsOf(lang)), lang)).toEqual([]);
  });

  test('writes nothing that the glossary forbids', () => {
    expect(forbiddenIn(new Map(textsOf(lang)), lang)).toEqual([]);
  });
});
