import { expect, test } from 'vitest';
import { Decimal } from './money';
import { shareOf } from './share-of';

test.each([
  ['10', 25, 2, '2.5'],
  ['0.1234', 50, 3, '0.061'],
  ['7', 100, 0, '7'],
  ['7', 0, 0, '0'],
  ['0.00000003', 50, undefined, '0.00000001'],
  ['0.000000019', 100, undefined, '0.00000001'],
])('%s at %i percent with %s decimals is %s', (amount, percent, decimals, expected) => {
  expect(shareOf(new Decimal(amount), percent, decimals).toFixed()).toBe(expected);
});
