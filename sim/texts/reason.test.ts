import { expect, it } from 'vitest';
import { encodeReason, reasonFor } from './reason';

const IN_SOME = { en: 'Too dark', id: 'Terlalu gelap', jp: '暗すぎます' };

it.each([
  ['what was typed, in any language', 'Blurred', 'jp', 'Blurred'],
  ['a text in the language of who reads it', IN_SOME, 'jp', '暗すぎます'],
  ['English where the language is missing', IN_SOME, 'vn', 'Too dark'],
  ['as it is what only looks like several texts', '\u001e{"en":1}', 'jp', '\u001e{"en":1}'],
  ['as it is what cannot be read', '\u001e{', 'jp', '\u001e{'],
] as const)('says %s', (_what, reason, lang, words) => {
  expect(reasonFor(encodeReason(reason), lang)).toBe(words);
});
