import { expect, test } from 'vitest';
import { Decimal } from './money';
import { cardCashback, extraDeposit, loanLimit, vipLevelOf } from './vip';

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

// The columns of the specification's table, section 6, for 1,000 of something.
test.each([
  [0, '0', '0', '0'],
  [1, '20', '20', '200'],
  [2, '30', '30', '300'],
  [3, '40', '40', '400'],
  [4, '50', '50', '500'],
])(
  'tier %i adds %s to a deposit of 1,000, brings %s of a card payment back, and lends %s',
  (tier, extra, back, loan) => {
    const thousand = new Decimal(1000);
    expect(extraDeposit(thousand, tier).toFixed()).toBe(extra);
    expect(cardCashback(thousand, tier).toFixed()).toBe(back);
    expect(loanLimit(thousand, tier).toFixed()).toBe(loan);
  },
);

test('what a customer receives is cut, never rounded up', () => {
  expect(extraDeposit(new Decimal('0.00000099'), 4).toFixed()).toBe('0.00000004');
});
