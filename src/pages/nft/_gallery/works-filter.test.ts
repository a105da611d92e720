import { expect, test } from 'vitest';
import { countOf, readWorksFilter, writeWorksFilter } from './works-filter';

test.each([
  ['nothing', '', {}],
  ['all of it', 'currency=2&mode=2&status=0&type=4', { currency: 2, pay_type: 2, status: 0, type: 4 }],
  ['what there is not', 'currency=0&mode=7&status=5&type=9', {}],
  ['no numbers', 'currency=eth&mode=auction&status=&type=x', {}],
  ['a fraction and a number too large', 'currency=1.5&type=1e400', {}],
] as const)('a filter in the address: %s', (_case, address, filter) => {
  expect(readWorksFilter(new URLSearchParams(address))).toEqual({
    currency: undefined,
    pay_type: undefined,
    status: undefined,
    type: undefined,
    ...filter,
  });
});

test('writing a filter keeps the other parameters and omits unset fields', () => {
  const fields = new URLSearchParams('tab=artworks&keyword=tide&type=4&mode=1');
  expect(writeWorksFilter(fields, { pay_type: 2, status: 0 }).toString()).toBe(
    'tab=artworks&keyword=tide&mode=2&status=0',
  );
});

test('the sale mode does not count among the filters of the sheet', () => {
  expect(countOf({ pay_type: 2, status: 0, type: 4, currency: 3 })).toBe(3);
  expect(countOf({ pay_type: 2 })).toBe(0);
});
