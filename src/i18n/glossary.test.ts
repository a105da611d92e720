import { describe, expect, test } from 'vitest';
import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import { englishOf, textTables } from './check-texts';
import { forbiddenIn, rowsUnder } from './glossary';
import type { TextTree } from './text-tree';

const app = textTables(import.meta.glob<TextTree>('./*/*.ts', { import: 'default', eager: true }));
const room = textTables(
  import.meta.glob<TextTree>('../../sim/control/room/words/*/*.ts', { import: 'default', eager: true }),
);
const textsOf = (lang: WireLang) => [...(app.get(lang) ?? []), ...(room.get(lang) ?? [])];
const english = new Map(textsOf('en'));

const SOFT_HYPHEN = '\u00ad';
const plain = (text: string) => text.toLocaleLowerCase().replaceAll(/[’']/g, "'").replaceAll(SOFT_HYPHEN, '').trim();

/** What is in brackets after an English term says which of its meanings is meant: a machine can't tell that from a text. */
const concepts = new Map(
  rowsUnder('English')
    .filter(({ English = '' }) => !English.includes('('))
    .map((row) => [plain(row.English ?? ''), row]),
);
/** Where English has one word for two things, and the glossary's is the other one. */
const OTHER_MEANING = new Set([
  'loan:sheet.move.interest',
  'lockming:buy.title',
  'room-inspector:upcoming',
  'room-clock:duration',
  'room-nft:outbid',
  'game:stake',
  'game:detail.stake',
  // The margin level, short.
  'futures:head.riskShort',
  // What a dual investment pays.
  'invest:mine.received',
  'invest:purchase.submit',
  // Of the sheets with results, not of positions.
  'options:result.skip',
  'otc:ad.type1',
  'otc:cancel',
  'otc:cancelYes',
  'otc:status.cancelled',
]);

test('the glossary has its concepts in ten languages', () => {
  expect(concepts.size).toBeGreaterThan(100);
  for (const row of concepts.values())
    for (const lang of WIRE_LANGS) if (lang !== 'en') expect(row[lang], row.English).toBeTruthy();
  expect(rowsUnder('Language').length).toBeGreaterThan(40);
});

describe.each(WIRE_LANGS)('%s', (lang) => {
  test.runIf(lang !== 'en')('says the glossary’s word where English says nothing but the concept', () => {
    const others = textsOf(lang).flatMap(([key, text]) => {
      const own = englishOf(english, key);
      const wanted = own === undefined ? undefined : concepts.get(plain(own))?.[lang];
      if (wanted === undefined || OTHER_MEANING.has(key)) return [];
      const words = wanted.split('·').map(plain);
      return words.some((word) => plain(text).includes(word))
        ? []
        : [`${key}: "${text}", the glossary says "${wanted}"`];
    });
    expect(others).toEqual([]);
  });

  test('writes nothing that the glossary forbids', () => {
    expect(forbiddenIn(new Map(textsOf(lang)), lang)).toEqual([]);
  });
});
