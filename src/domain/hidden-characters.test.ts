import { expect, it } from 'vitest';
import { hasHiddenCharacters } from './hidden-characters';

it.each([
  ['Thai', 'น้ำผึ้ง กี่'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['Vietnamese in parts', 'Nguyễn Thị Ánh'.normalize('NFD')],
  ['Arabic with vowels', 'مُحَمَّدٌ'],
  ['Persian with a joiner', 'می\u200cخواهم'],
  ['Hindi', 'क्षत्रिय'],
  ['Chinese', '欧阳娜娜 𠮷'],
  ['a Japanese name with the variant of a sign', '辻\u{e0100}さん'],
  ['Korean in parts', '한글'.normalize('NFD')],
  ['a red heart', '\u2764\ufe0f'],
  ['a heart of keyboards that choose its variant twice', '\u2764\ufe0f\ufe0f'],
  ['a key, a flag, a skin', '1\ufe0f\u20e3 🇩🇪 👍🏽 🕵🏽\u200d♂\ufe0f'],
  ['a family', '👨\u200d👩\u200d👧 👩\u200d\u2764\ufe0f\u200d👨'],
  ['a rainbow', '🏳\ufe0f\u200d🌈'],
])('%s has none: %s', (_what, text) => {
  expect(hasHiddenCharacters(text)).toBe(false);
});

it.each([
  ['variants of nothing', '\ufe0f\ufe0f'],
  ['a variant after a blank', 'a \ufe0fb'],
  ['signs that name variants of ideographs alone', '\u{e0100}\u{e0101}'],
  ['joined variants', '\ufe0f\u200d\ufe0f'],
])('%s are hidden', (_what, text) => {
  expect(hasHiddenCharacters(text)).toBe(true);
});
