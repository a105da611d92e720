import { expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { type DualPurchaseFacts, dualPurchaseViolations } from './purchase';

const facts: DualPurchaseFacts = {
  left: 100,
  limit: 50,
  held: 0,
  sharePrice: new Decimal('0.1'),
  available: new Decimal('2'),
};

it.each<[string | number, Partial<DualPurchaseFacts>, string[]]>([
  ['', {}, ['quantity_required']],
  ['0', {}, ['quantity_required']],
  ['1.5', {}, ['quantity_whole']],
  ['-1', {}, ['quantity_whole']],
  ['1000000', {}, ['quantity_whole']],
  ['101', {}, ['shares_left', 'shares_limit', 'insufficient_balance']],
  ['51', {}, ['shares_limit', 'insufficient_balance']],
  ['20', { held: 31 }, ['shares_limit']],
  ['20', { held: null }, []],
  ['51', { limit: null, available: null }, []],
  [21, {}, ['insufficient_balance']],
  [21, { available: null }, []],
  [21, { sharePrice: null }, []],
  [20, {}, []],
])('%j shares of %j: %j', (num, change, codes) => {
  expect(dualPurchaseViolations(num, { ...facts, ...change }).map(({ code }) => code)).toEqual(codes);
});
