import { expect, test } from 'vitest';
import type { Duration } from '@/data/options/queries';
import { Decimal } from '@/domain/money/money';
import { largestStake, stakePicks } from './option-check';

const minute: Duration = {
  id: 2,
  seconds: 60,
  status: 1,
  profit_ratio: '15',
  min_amount: '50',
  max_amount: '10000',
  loss_ratio: '100',
};
test('a largest amount of 0 is no limit', () => {
  const endless = { ...minute, max_amount: '0' };
  expect(largestStake(endless, new Decimal(20_200), new Decimal(1)).toFixed()).toBe('20000');
});

test.each([
  ['1010', '1', '1000'],
  ['1000', '1', '990.09'],
  ['1000', '0', '1000'],
  ['99999', '1', '10000'],
])('of %s with a fee of %s percent at most %s can be staked, and the fee still be paid', (has, fee, most) => {
  const stake = largestStake(minute, new Decimal(has), new Decimal(fee));
  expect(stake.toFixed()).toBe(most);
  expect(stake.times(new Decimal(fee).div(100).plus(1)).lte(has)).toBe(true);
});

test('the suggested amounts are those that the duration allows', () => {
  expect(stakePicks(['10', '50', '100', '500', '1000', '20000'], minute)).toEqual(['100', '500', '1000']);
  expect(stakePicks(['10', '50', '100', '500'], minute)).toEqual(['50', '100', '500']);
  expect(stakePicks([], minute)).toEqual(['100', '250', '500']);
  expect(stakePicks(['1'], { ...minute, max_amount: '120' })).toEqual(['50', '100']);
});
