import { expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { bidProblem } from './bid-check';

const usdt = {
  current: new Decimal(100),
  perIncrease: new Decimal(5),
  marginDue: new Decimal(20),
  inUsdt: true,
  available: new Decimal(125),
  availableUsdt: new Decimal(125),
};
const btc = {
  ...usdt,
  current: new Decimal('0.1'),
  perIncrease: new Decimal('0.001'),
  inUsdt: false,
  available: new Decimal('0.101'),
  availableUsdt: new Decimal(20),
};

it.each([
  ['nothing', '', usdt, 'bad'],
  ['nought', '0', usdt, 'bad'],
  ['less than the increment', '4.99', usdt, 'tooLittle'],
  ['the increment itself', '5', usdt, null],
  ['more than there is', '26', usdt, 'short'],
  ['all there is, and the margin is missing', '25', usdt, 'marginShort'],
  ['a hair too much for the margin', '5.00000001', usdt, 'marginShort'],
  ['all there is, and the margin is held', '25', { ...usdt, marginDue: new Decimal(0) }, null],
  ['another coin and its margin, to the last unit', '0.001', btc, null],
  ['another coin, more than there is', '0.00100001', btc, 'short'],
  ['another coin, without the margin', '0.001', { ...btc, availableUsdt: new Decimal('19.99') }, 'marginShort'],
  ['what nobody knows yet', '1000', { ...usdt, available: null, availableUsdt: null }, null],
] as const)('%s: %j', (_what, increment, terms, problem) => {
  expect(bidProblem(increment, terms)).toBe(problem);
});
