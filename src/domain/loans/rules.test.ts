import { expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { loanViolations, repaymentViolations } from './rules';

const of = (text: string) => new Decimal(text === '' ? Number.NaN : text);

it.each<[string, string, string[]]>([
  ['nothing', '', ['amount_invalid']],
  ['zero', '0', ['amount_invalid']],
  ['more than is owed', '100.00000001', ['repay_too_much', 'insufficient_balance']],
  ['more than there is', '80.00000001', ['insufficient_balance']],
  ['all there is', '80', []],
])('repaying %s', (_what, amount, codes) => {
  const found = repaymentViolations(of(amount), { asset: 'USDT', owed: of('100'), available: of('80') });
  expect(found.map(({ code }) => code)).toEqual(codes);
});

it.each<[string, string, string | null, string[]]>([
  ['nothing', '', '1000', ['amount_invalid']],
  ['zero', '0', '1000', ['amount_invalid', 'loan_too_small']],
  ['too little', '99.99999999', '1000', ['loan_too_small']],
  ['the least', '100', '1000', []],
  ['all that is left', '1000', '1000', []],
  ['more than is left', '1000.00000001', '1000', ['loan_over_limit']],
  ['anything while nobody knows the limit', '100000', null, []],
])('borrowing %s', (_what, amount, left, codes) => {
  const found = loanViolations(of(amount), { asset: 'USDT', min: '100', left: left === null ? null : of(left) });
  expect(found.map(({ code }) => code)).toEqual(codes);
});
