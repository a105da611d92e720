import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VIP_TIERS, vipLevelOf, vipTier } from '../membership/vip';
import { Decimal } from '../money/money';
import { BUY, SELL, type SpotTerms, spotCost, spotFee, spotProceeds } from './spot';

const d = (value: string | number) => new Decimal(value);
const terms: SpotTerms = { priceDecimals: 2, amountDecimals: 4, minAmount: d('0.001'), feeShare: d('0.001') };

describe('fees', () => {
  test.each([
    [0, '1000', '1'],
    [1, '1000', '0.9'],
    [2, '1000', '0.85'],
    [3, '1000', '0.7'],
    [4, '1000', '0'],
    [0, '0.00000001', '0.00000001'],
  ])('level %i pays on %s received %s', (level, received, fee) => {
    expect(spotFee(d(received), terms.feeShare, level).toFixed()).toBe(fee);
  });

  test('an unknown level is an error, not a level without discount', () => {
    expect(() => spotFee(d(1), terms.feeShare, 5)).toThrow(/levels are 0 to 4/);
  });
});

test.each([
  ['0', 0],
  ['100000', 0],
  ['100000.01', 1],
  ['300000', 2],
  ['500001', 4],
])('deposits of %s USD earn level %i', (deposits, level) => {
  expect(vipLevelOf(deposits)).toBe(level);
});

test('every tier is better than the one below', () => {
  for (const [index, tier] of VIP_TIERS.entries()) {
    expect(vipTier(tier.tier)).toBe(tier);
    const below = VIP_TIERS[index - 1];
    if (below) expect(d(tier.coinFeeDiscount).gt(below.coinFeeDiscount)).toBe(true);
  }
});

const price = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => d(cents).div(100));
const balance = fc.integer({ min: 0, max: 1_000_000_000 }).map((units) => d(units).div(10_000));

test('a buyer never locks less than the seller receives', () => {
  fc.assert(
    fc.property(price, balance, (at, amount) =>
      spotCost({ side: BUY, price: at, amount }).gte(spotProceeds({ side: SELL, price: at, amount })),
    ),
  );
});
