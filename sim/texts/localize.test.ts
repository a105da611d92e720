import { describe, expect, test } from 'vitest';
import { WIRE_LANGS } from '@/contract/lang';
import { allowedIn } from '@/i18n/allowed-words';
import { breakableInFrench, faultsOf } from '@/i18n/check-texts';
import { forbiddenIn } from '@/i18n/glossary';
import type { LanguageTexts } from './language-texts';
import { ownTexts } from './own-texts';

const files = import.meta.glob<LanguageTexts>('./{zh,hk,th,jp,kor,fra,spa,vn}.ts', { import: 'default', eager: true });

const english = new Map([...ownTexts().keys()].map((text) => [text, text]));

test('there are texts to check', () => {
  expect(english.size).toBeGreaterThan(400);
});

describe.each(WIRE_LANGS.filter((lang) => lang !== 'en' && lang !== 'id'))('%s', (lang) => {
  test('says all that the simulation says, with the same slots, and nothing else', () => {
    const texts = new Map(Object.entries(files[`./${lang}.ts`]?.dictionary ?? {}));
    expect(faultsOf(english, texts, lang, allowedIn(lang))).toEqual([]);
    expect(forbiddenIn(texts, lang)).toEqual([]);
  });
});

test('French marks and numbers stay whole at the end of a line', () => {
  const texts = new Map(Object.entries(files['./fra.ts']?.dictionary ?? {}));
  expect(breakableInFrench(texts)).toEqual([]);
});
