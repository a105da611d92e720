import { describe, expect, test } from 'vitest';
import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import { breakableInFrench, type TextTable } from '@/i18n/check-texts';
import { forbiddenIn, otherWordsIn } from '@/i18n/glossary';
import { loadTour } from '../room/tour/tour-library';
import '../products/content/all-articles';
import { SEED_ARTICLES } from '../products/content/articles';
import { localizedSeedArticle } from '../products/content/localized-articles';
import { library } from '../scenarios/start/library';
import { loadAllTexts } from '../testing/all-texts';
import { reasonsOf } from '../testing/reasons-of';

await loadAllTexts();

const scenarios = library.list();
const tours = await Promise.all(
  scenarios.filter(({ tour }) => tour).map(async ({ name }) => [name, await loadTour(name)] as const),
);

/** The text between the tags. The tags are the same in every language. */
const partsOf = (html: string) => html.split(/<[^>]*>/).filter((part) => part !== '');

function articlesIn(lang: WireLang): [string, string][] {
  return SEED_ARTICLES.flatMap(({ slug }) => {
    const { title, abstract, content } = localizedSeedArticle(slug, lang).text;
    return [title, abstract, ...partsOf(content)].map((text, at): [string, string] => [`${slug}:${at}`, text]);
  });
}

/** The texts of scenarios, tours and seeded articles in a language, by their place. */
const textsIn = (lang: WireLang): TextTable =>
  new Map([
    ...scenarios.flatMap(({ name, title, summary, goal }): [string, string][] => [
      [`${name}:title`, title[lang] ?? ''],
      [`${name}:summary`, summary[lang] ?? ''],
      [`${name}:goal`, goal[lang] ?? ''],
      ...reasonsOf(library.named(name)).map((reason, at): [string, string] => [
        `${name}:reasons.${at}`,
        reason[lang] ?? '',
      ]),
    ]),
    ...tours.flatMap(([name, { steps }]) =>
      steps.map(({ text }, at): [string, string] => [`${name}:steps.${at}`, text[lang] ?? '']),
    ),
    ...articlesIn(lang),
  ]);

const english = textsIn('en');

test('there are texts to check', () => {
  expect(scenarios.length).toBeGreaterThan(60);
  expect(english.size).toBeGreaterThan(300);
});

describe.each(WIRE_LANGS)('scenarios, tours and articles in %s', (lang) => {
  test.runIf(lang !== 'en')('say the glossary’s word where English says nothing but the concept', () => {
    expect(otherWordsIn(english, textsIn(lang), lang)).toEqual([]);
  });

  test('write nothing that the glossary forbids', () => {
    expect(forbiddenIn(textsIn(lang), lang)).toEqual([]);
  });
});

test('French marks and numbers stay whole at the end of a line', () => {
  expect(breakableInFrench(textsIn('fra'))).toEqual([]);
});
