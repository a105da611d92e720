import { expect, test } from 'vitest';
import { money } from '@/domain/money/money';
import { readableRate } from './rate-text';

test.each([
  ['60123.45', '1', true, '60123.45', 3],
  ['1', '60123.45', false, '60123.45', 3],
  ['60000', '3000.5', true, '19.996667', 6],
  ['1', '0.00001234', true, '81037.277', 3],
  ['1', '1', true, '1', 7],
] as const)('%s to %s reads well', (from, to, isOneGiven, amount, decimals) => {
  const rate = readableRate({ from: money(from), to: money(to) });
  expect([rate.isOneGiven, rate.amount.toFixed(), rate.decimals]).toEqual([isOneGiven, amount, decimals]);
});
