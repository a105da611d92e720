import { expect, test } from 'vitest';
import { pseudo } from './pseudo';

test.each([
  ['Buy', '[Búý~~]'],
  ['Read the <terms>terms</terms>', '[Řéád thé <terms>téřmš</terms>~~~~~~]'],
  ['12.50 USDT', '[12.50 ÚŠDT~~~~]'],
])('%s becomes %s', (text, expected) => {
  expect(pseudo(text)).toBe(expected);
});
