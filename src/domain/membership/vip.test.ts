import { expect, test } from 'vitest';
import { Decimal } from '../money/money';
import { loanLimit, vipLevelOf } from './vip';

test.each([
  ['0', 0],
  ['100000', 0],
  ['100000.01', 1],
  ['200000', 1],
  ['200001', 2],
  ['300001', 3],
  ['500000', 3],
  ['500000.00000001', 4],
  ['90000000', 4],
])('deposits of %s USD earn tier %i', (deposits, tier) => {
  expect(vipLevelOf(deposits)).toBe(tier);
});

test.each([
  [0, '0'],
  [1, '200'],
  [2, '300'],
  [3, '400'],
  [4, '500'],
])('to tier %i, which has 1,000, the exchange lends up to %s', (tier, limit) => {
  expect(loanLimit(new Decimal(1000), tier).toFixed()).toBe(limit);
});

test('the borrowing limit is rounded down', () => {
  expect(loanLimit(new Decimal('0.00000009'), 1).toFixed()).toBe('0.00000001');
});
