import { expect, test } from 'vitest';
import { columnDecimals } from './column-decimals';
import { Decimal } from './money';

test.each([
  [[], 0],
  [['5000'], 0],
  [['1', '1.001', '1.02'], 3],
  [['0.30', '0.4'], 1],
  [[new Decimal('21228.334'), 5], 3],
  [['0.00000001', '1e3'], 8],
])('a column of %j needs %i decimals', (figures, expected) => {
  expect(columnDecimals(figures)).toBe(expected);
});
