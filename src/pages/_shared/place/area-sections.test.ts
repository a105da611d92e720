import { expect, test } from 'vitest';
import { AREA_CODES, namedAreaCodes } from '@/domain/places/area-codes';
import { areaSections, findAreas } from './area-sections';

const LOCALES = ['zh-CN', 'en', 'zh-HK', 'th', 'ja', 'id', 'ko', 'fr', 'es', 'vi'];

test.each(LOCALES)('in %s every country is listed once, and Latin letters come in their order', (locale) => {
  const sections = areaSections(namedAreaCodes(locale));
  expect(sections.flatMap(({ areas }) => areas).length).toBe(AREA_CODES.length);
  const letters = sections.flatMap(({ letter }) => letter ?? []);
  expect(letters).toEqual([...letters].sort());
});

test('letters with accents are in the section of the letter without', () => {
  const french = areaSections(namedAreaCodes('fr')).find(({ letter }) => letter === 'E');
  expect(french?.areas.map(({ country }) => country)).toEqual(expect.arrayContaining(['EG', 'ES', 'EE']));
});

const english = new Intl.DisplayNames(['en'], { type: 'region' });
const search = (words: string, locale = 'id') =>
  findAreas(namedAreaCodes(locale), words, (country) => english.of(country) ?? '').map(({ country }) => country);

test.each([
  ['jerman', 'id', 'DE'],
  ['germany', 'id', 'DE'],
  ['de', 'id', 'DE'],
  ['+62', 'id', 'ID'],
  ['852', 'id', 'HK'],
  ['日本', 'ja', 'JP'],
  ['viet', 'vi', 'VN'],
  ['cote', 'fr', 'CI'],
])('"%s" in %s finds %s', (words, locale, country) => {
  expect(search(words, locale)).toContain(country);
});

test('no country is found for nonsense', () => {
  expect(search('qqqq')).toEqual([]);
});
