import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/money';
import {
  FALL,
  type OptionResult,
  type OptionSide,
  optionFee,
  optionPayout,
  optionProfit,
  optionResult,
  RISE,
} from './options';

const d = (text: string | number) => new Decimal(text);

describe('the result compares the price at expiry with the one at the order', () => {
  it.each<[OptionSide, string, string, OptionResult]>([
    [RISE, '60000', '60000.01', 1],
    [RISE, '60000', '59999.99', -1],
    [RISE, '60000', '60000.00', 0],
    [FALL, '60000', '59999.99', 1],
    [FALL, '60000', '60000.01', -1],
    [FALL, '60000', '60000', 0],
  ])('type %i from %s to %s: %i', (side, open, end, result) => {
    expect(optionResult(side, d(open), d(end))).toBe(result);
  });
});

describe('payout', () => {
  it.each<[string, OptionResult, string, string, string, string]>([
    // 100 x 1.10
    ['100', 1, '10', '100', '110', '10'],
    ['100', 0, '10', '100', '100', '0'],
    ['100', -1, '10', '100', '0', '-100'],
    // A loss ratio of 80 returns a fifth of the stake
    ['100', -1, '10', '80', '20', '-80'],
    // 33.33333333 x 1.15 = 38.3333333295, rounded down
    ['33.33333333', 1, '15', '100', '38.33333332', '4.99999999'],
  ])('%s, result %i at %s and %s percent: %s', (stake, result, profitRatio, lossRatio, payout, profit) => {
    const terms = { profitRatio: d(profitRatio), lossRatio: d(lossRatio) };
    expect(optionPayout(d(stake), result, terms).toFixed()).toBe(payout);
    expect(optionProfit(d(stake), result, terms).toFixed()).toBe(profit);
  });
});

describe('fee = stake x percent / 100, less the VIP options discount', () => {
  it.each([
    // 100 x 1 %
    ['100', '1', 0, '1'],
    // 17, 20, 25 and 35 % off
    ['100', '1', 1, '0.83'],
    ['100', '1', 2, '0.8'],
    ['100', '1', 3, '0.75'],
    ['100', '1', 4, '0.65'],
    ['0.0000001', '1', 0, '0.00000001'],
  ])('%s at %s percent, VIP %i: %s', (stake, percent, level, fee) => {
    expect(optionFee(d(stake), d(percent), level).toFixed()).toBe(fee);
  });
});
