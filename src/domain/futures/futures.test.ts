import { describe, expect, it } from 'vitest';
import { Decimal, type Money } from '../money/money';
import {
  type Direction,
  exposureOf,
  LONG,
  leverFee,
  liquidationPrice,
  lossBuffer,
  marginOf,
  numberOf,
  openPrice,
  overnightFee,
  profitFactor,
  profitOf,
  riskRate,
  roiOf,
  SHORT,
  splitOvernight,
} from './futures';

const d = (text: string | number): Money => new Decimal(text);

describe('opening price is the market’s plus the spread for a long, less it for a short', () => {
  it.each<[Direction, string, string, string]>([
    [LONG, '60000', '6', '60006'],
    [SHORT, '60000', '6', '59994'],
    [LONG, '0.1234', '0.0001', '0.1235'],
  ])('type %i at %s with a spread of %s: %s', (direction, last, spread, price) => {
    expect(openPrice(direction, d(last), d(spread)).toFixed()).toBe(price);
  });
});

describe('margin = price x number / multiple, raised to 8 decimals', () => {
  it.each([
    // 60,006 x 0.12 / 20 = 7,200.72 / 20
    [12, '0.01', '60006', 20, '360.036'],
    // 3,000 x 0.1 / 100
    [1, '0.1', '3000', 100, '3'],
    // 0.1235 x 700 / 3 = 28.8166666…
    [7, '100', '0.1235', 3, '28.81666667'],
  ])('%i lots of %s at %s, %i times: %s', (share, shareNum, price, multiple, margin) => {
    expect(marginOf(d(price), numberOf(share, d(shareNum)), multiple).toFixed()).toBe(margin);
  });
});

describe('fee = price x number x percent / 100, less the VIP contract discount, raised to 8 decimals', () => {
  it.each([
    // 7,200.72 x 0.03 % = 2.160216
    ['60006', '0.12', '0.03', 0, '2.160216'],
    // Tier 1 takes 10 % off: 2.160216 x 0.9
    ['60006', '0.12', '0.03', 1, '1.9441944'],
    // Tier 4 takes 35 % off: 2.160216 x 0.65 = 1.4041404
    ['60006', '0.12', '0.03', 4, '1.4041404'],
    // Tier 2: 0.1 x 1 x 0.0003 x 0.85 = 0.0000255
    ['0.1', '1', '0.03', 2, '0.0000255'],
    // 0.00001 x 1 x 0.0003 = 0.000000003, rounded up
    ['0.00001', '1', '0.03', 0, '0.00000001'],
  ])('%s x %s at %s percent, VIP %i: %s', (price, number, percent, level, fee) => {
    expect(leverFee(d(price), d(number), d(percent), level).toFixed()).toBe(fee);
  });
});

describe('profit = (price - open) x number, negated for shorts; ROI is over the margin', () => {
  it.each<[Direction, string, string, string, string, string, string]>([
    // (67,412.5 - 66,647) x 0.12 = 91.86; over 399.882 = 22.97 %
    [LONG, '66647', '67412.5', '0.12', '91.86', '399.882', '22.97'],
    [SHORT, '66647', '67412.5', '0.12', '-91.86', '399.882', '-22.98'],
    // (59,000 - 60,006) x 0.12 = -120.72; over 360.036 = -33.5299…, rounded down
    [LONG, '60006', '59000', '0.12', '-120.72', '360.036', '-33.53'],
    [SHORT, '60006', '59000', '0.12', '120.72', '360.036', '33.52'],
    [LONG, '100', '100', '5', '0', '25', '0'],
  ])('type %i from %s to %s, %s coins: %s', (direction, open, at, number, profit, margin, roi) => {
    const result = profitOf(direction, d(open), d(at), d(number));
    expect(result.toFixed()).toBe(profit);
    expect(roiOf(result, d(margin)).toFixed()).toBe(roi);
  });

  it.each([
    ['counted once', '91.86', 1],
    ['times the multiple', '1837.2', 20],
    ['a last digit cut off', '1837.19999999', 20],
  ])('a server’s rows tell its convention: %s', (_name, profits, factor) => {
    const row = {
      direction: LONG,
      price: d('66647'),
      updatePrice: d('67412.5'),
      number: d('0.12'),
      multiple: 20,
    } as const;
    expect(profitFactor({ ...row, profits: d(profits) })).toBe(factor);
    expect(profitOf(LONG, row.price, row.updatePrice, row.number, factor).toFixed(2)).toBe(
      d(profits).toDP(2, 0).toFixed(2),
    );
  });

  it('has the factor 1 if a row does not show it: the price has not moved, or the leverage is 1', () => {
    const row = {
      direction: LONG,
      price: d(10),
      updatePrice: d(10),
      number: d(1),
      multiple: 5,
      profits: d(0),
    } as const;
    expect(profitFactor(row)).toBe(1);
    expect(profitFactor({ ...row, updatePrice: d(11), multiple: 1, profits: d(1) })).toBe(1);
  });
});

describe('risk rate = (available + margins + profits) / origin margins x 100', () => {
  it.each([
    ['no position', '500', '0', '0', '0', '0'],
    // (1000 + 500 + 0) / 500
    ['fresh', '1000', '500', '500', '0', '300'],
    // (1000 + 500 - 1200) / 500 = 60 %
    ['a loss beyond the margin', '1000', '500', '500', '-1200', '60'],
    // (0 + 500 - 450) / 500: the risk rate at which all positions are liquidated
    ['the edge', '0', '500', '500', '-450', '10'],
    // 10.0002 is shown as 10.01, because 10.00 would mean liquidation
    ['just above the edge', '0', '500', '500', '-449.999', '10.01'],
    // Overnight fees have taken 100 of the margin: (0 + 400 - 0) / 500
    ['after nights', '0', '400', '500', '0', '80'],
    ['under water', '0', '500', '500', '-600', '-20'],
  ])('%s', (_name, available, margins, originMargins, profits, rate) => {
    const account = {
      available: d(available),
      margins: d(margins),
      originMargins: d(originMargins),
      profits: d(profits),
    };
    expect(riskRate(account).toFixed()).toBe(rate);
    if (rate !== '0') expect(lossBuffer(account).gt(0)).toBe(d(rate).gt(10));
  });
});

describe('liquidation price is where the slack is used up', () => {
  it.each<[string, Direction, string, string, string, string | null]>([
    // (1,000 + 360.036 - 36.0036) / 0.12 = 11,033.6033… below the market
    ['long', LONG, '0.12', '60000', '1324.0324', '48966.39666667'],
    ['short', SHORT, '0.12', '60000', '1324.0324', '71033.60333333'],
    ['a long that can lose everything', LONG, '1', '100', '100', null],
    ['a short never runs out of prices', SHORT, '1', '100', '1000', '1100'],
  ])('%s', (_name, direction, number, at, slack, price) => {
    const found = liquidationPrice(exposureOf(direction, d(number)), d(at), d(slack));
    expect(found?.toDecimalPlaces(8, Decimal.ROUND_HALF_UP).toFixed() ?? null).toBe(price);
  });

  it('does not exist where longs and shorts of a market cancel out', () => {
    expect(liquidationPrice(d(0), d(100), d(10))).toBeNull();
  });
});

describe('overnight fee = price x number x percent / 100, from the margin first', () => {
  it.each([
    // 60,006 x 0.12 x 0.02 % = 1.440144
    ['the margin pays', '60006', '0.12', '360.036', '1000', '1.440144', '0'],
    ['the balance pays the rest', '60006', '0.12', '1', '1000', '1', '0.440144'],
    ['neither has enough', '60006', '0.12', '1', '0.4', '1', '0.4'],
  ])('%s', (_name, price, number, margin, available, fromMargin, fromBalance) => {
    const fee = overnightFee(d(price), d(number), d('0.02'));
    const parts = splitOvernight(fee, d(margin), d(available));
    expect([parts.margin.toFixed(), parts.available.toFixed()]).toEqual([fromMargin, fromBalance]);
  });
});
