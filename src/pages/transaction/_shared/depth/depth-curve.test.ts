import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DepthLevel } from '@/data/market/depth';
import { depthCurve, nearLevels, priceAt, reachedAt, shareOf, sidePath } from './depth-curve';

const levels = (...rows: [price: string, amount: string][]): DepthLevel[] =>
  rows.map(([price, amount]) => ({ price, amount }));

const BOOK = {
  bids: levels(['99', '0.1'], ['98', '0.2'], ['90', '4']),
  asks: levels(['101', '0.7'], ['105', '1']),
};

describe('depthCurve', () => {
  const curve = depthCurve(BOOK);

  it('sums from the best prices outwards, without the noise of binary fractions', () => {
    expect(curve?.bids.map(({ total }) => total)).toEqual([0.1, 0.3, 4.3]);
    expect(curve?.asks.map(({ total }) => total)).toEqual([0.7, 1.7]);
  });

  it('has its middle between the best prices, and percentages relative to it', () => {
    expect(curve?.mid).toBe(100);
    expect(curve?.bids.map(({ percent }) => percent)).toEqual([-1, -2, -10]);
    expect(curve?.asks.map(({ percent }) => percent)).toEqual([1, 5]);
  });

  it('has the same width on both sides, and the height of the deeper one', () => {
    expect(curve).toMatchObject({ reach: 10, maxTotal: 4.3 });
    if (!curve) return;
    expect([0, 0.5, 1].map((share) => priceAt(curve, share))).toEqual([90, 100, 110]);
    expect(shareOf(curve, 105)).toBe(0.75);
  });

  it.each([
    [99.5, null],
    [99, 'bid 0.1'],
    [98.5, 'bid 0.1'],
    [98, 'bid 0.3'],
    [50, 'bid 4.3'],
    [100.9, null],
    [101, 'ask 0.7'],
    [200, 'ask 1.7'],
  ])('an order as far as %d takes %s', (price, expected) => {
    const reached = curve && reachedAt(curve, price);
    expect(reached && `${reached.side} ${reached.point.total}`).toBe(expected);
  });

  it('is drawn in steps', () => {
    expect(curve && sidePath(curve, 'ask')).toBe('M55 100H55V85.67H75V65.21H100V100Z');
    expect(curve && sidePath(curve, 'bid')).toBe('M45 100H45V97.95H40V93.86H0V12H0V100Z');
  });
});

it('nearLevels has the levels within two percent, and in any case the best prices', () => {
  const near = { bids: levels(['99', '1'], ['98.5', '2']), asks: levels(['101', '1']) };
  expect(
    nearLevels({ bids: [...near.bids, ...levels(['97', '1'])], asks: [...near.asks, ...levels(['105', '1'])] }),
  ).toEqual(near);
  const wide = { bids: levels(['50', '1'], ['49', '1']), asks: levels(['150', '1'], ['151', '1']) };
  expect(nearLevels(wide)).toEqual({ bids: wide.bids.slice(0, 1), asks: wide.asks.slice(0, 1) });
});

it.each([
  ['no bids', { bids: [], asks: BOOK.asks }],
  ['no asks', { bids: BOOK.bids, asks: [] }],
])('there is nothing to draw with %s', (_, depth) => {
  expect(depthCurve(depth)).toBeNull();
});

it('the curve never falls away from the middle, and ends with the sum of all amounts', () => {
  const amount = fc.integer({ min: 1, max: 10_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 10 }), (amounts) => {
      const asks = amounts.map((one, at) => ({ price: String(101 + at), amount: one }));
      const totals = depthCurve({ bids: BOOK.bids, asks })?.asks.map(({ total }) => total) ?? [];
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      expect(totals.at(-1)).toBeCloseTo(
        amounts.reduce((sum, one) => sum + Number(one), 0),
        6,
      );
    }),
  );
});
