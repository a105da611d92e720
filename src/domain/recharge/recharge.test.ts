import { expect, test } from 'vitest';
import { Decimal } from '../money/money';
import { extraOf, rechargeViolations } from './recharge';

test.each([
  ['NaN', null, 'amount_invalid'],
  ['Infinity', null, 'amount_invalid'],
  ['0', null, 'amount_invalid'],
  ['-5', null, 'amount_invalid'],
  ['0.00000001', null, 'recharge_minimum'],
  ['9.99999999', '500', 'recharge_minimum'],
  ['10', null, null],
  ['10', '500', null],
  ['500', '500', null],
  ['500.00000001', '500', 'card_limit'],
  ['500.00000001', null, null],
  // Unverified customers may not pay by card.
  ['10', '0', 'card_limit'],
])('a deposit of %s of at most %s: %s', (amount, most, problem) => {
  const facts = { asset: 'USDT', minimum: '10', most };
  const [violation] = rechargeViolations({ amount: new Decimal(amount), hasVoucher: true, hash: '' }, facts);
  expect(violation?.code ?? null).toBe(problem);
});

test.each([
  ['1000', '0.02', '20'],
  ['0.00000049', '0.02', '0'],
  ['0.0000005', '0.02', '0.00000001'],
  ['123.45678901', '0.05', '6.17283945'],
  ['1000', '0', '0'],
])('%s at a share of %s brings %s, cut to what can be booked', (amount, share, extra) => {
  expect(extraOf(new Decimal(amount), share).toFixed()).toBe(extra);
});
