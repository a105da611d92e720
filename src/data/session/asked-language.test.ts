import { expect, test } from 'vitest';
import { askedLanguage } from './asked-language';

test.each([
  ['?lang=fra', false, 'fra'],
  ['?scenario=spot-trader&seed=7&lang=kor', false, 'kor'],
  ['?lang=fra', true, null],
  ['?lang=fr', false, null],
  ['?lang=', false, null],
  ['', false, null],
] as const)('"%s", loaded again: %s, asks for %s', (search, isReload, lang) => {
  expect(askedLanguage(search, isReload)).toBe(lang);
});
