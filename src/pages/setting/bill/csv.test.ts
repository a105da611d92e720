import { expect, test } from 'vitest';
import { toCsv } from './csv';

test.each([
  ['plain text', 'Deposit', 'Deposit'],
  ['a comma', 'Rp 1,000', '"Rp 1,000"'],
  ['a quotation mark', 'the "big" one', '"the ""big"" one"'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a negative amount, which stays one', '-12.50000000', '-12.50000000'],
  ['a formula', '=SUM(A1)', "'=SUM(A1)"],
  ['a formula with a minus', '-1+cmd', "'-1+cmd"],
  ['nothing', '', ''],
])('a cell with %s', (_name, value, written) => {
  expect(toCsv([[value, 'x']])).toBe(`\uFEFF${written},x\r\n`);
});
