import { expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { type LockDepositFacts, largestDeposit, lockDepositViolations } from './deposit';

const facts: LockDepositFacts = { asset: 'USDT', min: '100', max: '50000.00', available: new Decimal(1000) };

it.each<[string, Partial<LockDepositFacts>, string[]]>([
  ['', {}, ['amount_invalid']],
  ['0', {}, ['amount_invalid', 'deposit_too_small']],
  ['99.99999999', {}, ['deposit_too_small']],
  ['50000.00000001', {}, ['deposit_too_large', 'insufficient_balance']],
  ['1000.00000001', {}, ['insufficient_balance']],
  ['1000', {}, []],
  ['900000', { max: null, available: null }, []],
])('%j with %j: %j', (amount, change, codes) => {
  const found = lockDepositViolations(new Decimal(amount === '' ? Number.NaN : amount), { ...facts, ...change });
  expect(found.map(({ code }) => code)).toEqual(codes);
});

it.each([
  ['50000.0000', '50000.0000'],
  ['0', null],
  ['0.0000', null],
])('a product with the maximum %j limits deposits to %j', (saveMax, largest) => {
  expect(largestDeposit(saveMax)).toBe(largest);
});
