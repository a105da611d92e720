import { describe, expect, it, test } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import type { Duration } from '@/data/options/queries';
import { Decimal } from '@/domain/money/money';
import { fieldOf, largestStake, type Means, optionsState, stakePicks, stakeProblem } from './option-check';

const minute: Duration = {
  id: 2,
  seconds: 60,
  status: 1,
  profit_ratio: '15',
  min_amount: '50',
  max_amount: '10000',
  loss_ratio: '100',
};
const means: Means = { available: new Decimal(1000), fee: new Decimal(1), running: 3, most: 20 };

describe('what is wrong with a stake comes in the order of the exchange', () => {
  it.each([
    ['', means, 'amount_invalid'],
    ['0', means, 'amount_invalid'],
    ['-50', means, 'amount_invalid'],
    ['50.000000001', means, 'amount_invalid'],
    ['49.99', { ...means, running: 20 }, 'stake_too_small'],
    ['10000.01', means, 'stake_too_large'],
    ['5000', { ...means, running: 20 }, 'too_many_options'],
    ['999.01', means, 'insufficient_balance'],
    ['999', means, undefined],
    ['9999', { ...means, available: null }, undefined],
    ['50', { ...means, most: undefined, running: 99 }, undefined],
  ])('%s with %o: %s', (stake, has, code) => {
    expect(stakeProblem(new Decimal(stake === '' ? Number.NaN : stake), minute, has)?.code).toBe(code);
  });

  it('no largest amount is no limit', () => {
    const endless = { ...minute, max_amount: '0' };
    expect(stakeProblem(new Decimal(20_000), endless, { ...means, available: null })).toBeNull();
    expect(largestStake(endless, new Decimal(20_200), new Decimal(1)).toFixed()).toBe('20000');
  });
});

test.each([
  ['stake_too_small', 'amount'],
  ['insufficient_balance', 'amount'],
  ['seconds_not_offered', 'seconds'],
  ['market_halted', null],
  ['option_repeated', null],
  [null, null],
] as const)('%s stands beside %s', (code, field) => {
  expect(fieldOf(code)).toBe(field);
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

test('amounts to pick are those that the duration takes', () => {
  expect(stakePicks(['10', '50', '100', '500', '1000', '20000'], minute)).toEqual(['100', '500', '1000']);
  expect(stakePicks(['10', '50', '100', '500'], minute)).toEqual(['50', '100', '500']);
  expect(stakePicks([], minute)).toEqual(['100', '250', '500']);
  expect(stakePicks(['1'], { ...minute, max_amount: '120' })).toEqual(['50', '100']);
});

test.each([
  [{ open_microtrade: 0 }, 'none'],
  [{ open_microtrade: 1, is_open: false, is_halted: true }, 'closed'],
  [{ open_microtrade: 1, is_halted: true }, 'halted'],
  [{ open_microtrade: 1 }, 'open'],
] as const)('a market with %o is %s', (facts, state) => {
  expect(optionsState(facts as unknown as Pair)).toBe(state);
});
