import { expect, test } from 'vitest';
import { typedMobile } from './account-text';

test.each([
  ['as it is written', '(0812) 345-678', '0812345678'],
  ['with the area code', '+62 812 345 678', '812345678'],
  ['in full-width letters', '＋６２８１２３４５６７８', '812345678'],
  ['in Thai digits', '๐๘๑๒๓๔๕๖๗๘', '0812345678'],
])('a phone number is read %s', (_how, text, digits) => {
  expect(typedMobile(text, '62')).toBe(digits);
});
