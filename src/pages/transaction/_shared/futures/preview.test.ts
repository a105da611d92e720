import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Direction, LIQUIDATION_RATE, LONG, riskRate, SHORT } from '@/domain/futures/futures';
import type { FuturesOrder } from '@/domain/futures/order';
import { Decimal, ZERO } from '@/domain/money/money';
import type { FuturesTerms } from '../../../_shared/futures/terms';
import {
  accountAfter,
  briefLiquidation,
  largestShare,
  liquidationAfter,
  type MarginBacking,
  previewOf,
  roomPercent,
} from './preview';

const d = (value: number | string) => new Decimal(value);

const terms: FuturesTerms = {
  priceDecimals: 2,
  shareNum: d('0.001'),
  spread: d('8'),
  feePercent: d('0.03'),
  overnightPercent: d('0.02'),
};
const order = (change: Partial<FuturesOrder> = {}): FuturesOrder => ({
  direction: LONG,
  kind: 'market',
  limit: d(Number.NaN),
  share: d(12),
  multiple: 20,
  ...change,
});
const LAST = d('60000');

describe('previewOf', () => {
  const limit = (price: string, direction: Direction = LONG) => ({
    kind: 'limit' as const,
    limit: d(price),
    direction,
  });
  const rows: readonly (readonly [string, Partial<FuturesOrder>, number, Record<string, string>])[] = [
    [
      'a market long opens a spread above',
      {},
      0,
      {
        price: '60008',
        number: '0.012',
        value: '720.096',
        margin: '36.0048',
        fee: '0.2160288',
        overnight: '0.1440192',
      },
    ],
    ['a market short opens a spread below', { direction: SHORT }, 0, { price: '59992', margin: '35.9952' }],
    ['a limit order opens at its price, without a spread', limit('59000'), 0, { price: '59000', margin: '35.4' }],
    ['another multiple changes the margin alone', { multiple: 100 }, 0, { margin: '7.20096', fee: '0.2160288' }],
    ['margin and fee are raised to 8 decimals', { ...limit('0.01'), multiple: 7 }, 0, { margin: '0.00001715' }],
    ['VIP 4 pays 35 % less', {}, 4, { fee: '0.14041872', required: '36.14521872' }],
  ];
  test.each(rows)('%s', (_, change, vip, expected) => {
    const preview = previewOf(order(change), LAST, terms, vip);
    const shown = Object.fromEntries(Object.keys(expected).map((key) => [key, String(preview?.[key as 'price'])]));
    expect(shown).toEqual(expected);
  });

  const missing: readonly (readonly [string, Partial<FuturesOrder>, Partial<FuturesTerms>])[] = [
    ['lots', { share: d(Number.NaN) }, {}],
    ['any lot', { share: ZERO }, {}],
    ['a limit price', { kind: 'limit' }, {}],
    ['a multiple', { multiple: 0 }, {}],
    ['what a lot is', {}, { shareNum: null }],
    ['a price above zero', { direction: SHORT }, { spread: LAST }],
  ];
  test.each(missing)('nothing without %s', (_, change, lack) => {
    expect(previewOf(order(change), LAST, { ...terms, ...lack }, 0)).toBeNull();
  });

  test('without a fee of the server the required amount is the margin', () => {
    const preview = previewOf(order(), LAST, { ...terms, feePercent: null, overnightPercent: null }, 0);
    expect(preview).toMatchObject({ fee: null, overnight: null });
    expect(preview?.required.eq(preview.margin)).toBe(true);
  });
});

const backing = (change: Partial<MarginBacking> = {}): MarginBacking => ({
  available: d(500),
  margins: ZERO,
  originMargins: ZERO,
  profits: ZERO,
  exposure: ZERO,
  ...change,
});

function liquidationOf(change: Partial<FuturesOrder>, behind: MarginBacking) {
  const wanted = order(change);
  const preview = previewOf(wanted, LAST, terms, 0);
  if (!preview) throw new Error('the order is incomplete');
  return { wanted, preview, at: liquidationAfter(wanted, preview, LAST, behind) };
}

describe('liquidationAfter', () => {
  test('is the price at which the risk rate is 10 %, for any order beside any positions', () => {
    const cents = fc.integer({ min: 1_000, max: 500_000 }).map((value) => d(value).div(100));
    const property = fc.property(
      fc.constantFrom(LONG, SHORT),
      fc.constantFrom<Partial<FuturesOrder>>({ kind: 'market' }, { kind: 'limit', limit: d('58000') }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(5, 20, 100),
      cents,
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: -2_000, max: 2_000 }),
      (direction, kind, share, multiple, available, heldLots, profits) => {
        const held = d(heldLots).mul('0.001');
        const margins = held.abs().mul(LAST).div(10);
        const behind = backing({ available, margins, originMargins: margins, profits: d(profits), exposure: held });
        const { preview, at } = liquidationOf({ ...kind, direction, share: d(share), multiple }, behind);
        if (at === null) return;
        const own = preview.number.mul(direction === LONG ? 1 : -1);
        const rate = riskRate({
          available: behind.available.sub(preview.required),
          margins: behind.margins.add(preview.margin),
          originMargins: behind.originMargins.add(preview.margin),
          profits: behind.profits.add(held.mul(at.sub(LAST))).add(own.mul(at.sub(preview.price))),
        });
        expect(rate.sub(LIQUIDATION_RATE).abs().toNumber()).toBeLessThanOrEqual(0.01);
      },
    );
    fc.assert(property, { seed: 7, numRuns: 300 });
  });

  test('is farther away with a larger balance', () => {
    const near = liquidationOf({ share: d(100) }, backing()).at;
    const far = liquidationOf({ share: d(100) }, backing({ available: d(900) })).at;
    expect(near?.gt(far ?? LAST)).toBe(true);
  });

  test('is null beside an opposite position of the same size', () => {
    expect(liquidationOf({ direction: SHORT }, backing({ exposure: d('0.012') })).at).toBeNull();
  });

  test('values existing positions at the limit price of a limit order', () => {
    const limit = { kind: 'limit' as const, limit: d('59000'), share: d(100) };
    const alone = liquidationOf(limit, backing()).at;
    const beside = liquidationOf(limit, backing({ exposure: d('0.1') })).at;
    // The existing position has lost 100 USDT at that price.
    expect(alone?.lt(beside ?? ZERO)).toBe(true);
    expect(alone?.lt('59000')).toBe(true);
  });

  test('is null if not all positions are known', () => {
    expect(liquidationOf({}, backing({ exposure: null })).at).toBeNull();
  });
});

describe('largestShare', () => {
  const property = (kind: 'market' | 'limit', multiple: number, available: string, vip: number) => {
    const wanted = order({ kind, multiple, limit: d('59999.99') });
    const most = largestShare(wanted, LAST, terms, vip, d(available));
    const taken = (share: Decimal) => previewOf({ ...wanted, share }, LAST, terms, vip)?.required ?? ZERO;
    expect(most).not.toBeNull();
    return { most: most ?? ZERO, taken };
  };
  test.each([
    ['limit', 20, '500', 0],
    ['limit', 100, '500', 4],
    ['limit', 5, '11.99', 0],
    ['limit', 7, '4999.99999999', 2],
  ] as const)('%s at %i with %s: one more would not be paid', (kind, multiple, available, vip) => {
    const { most, taken } = property(kind, multiple, available, vip);
    expect(taken(most).lte(available)).toBe(true);
    expect(taken(most.add(1)).gt(available)).toBe(true);
  });

  test('leaves a reserve for market orders, because the price moves', () => {
    const { most, taken } = property('market', 20, '500', 0);
    expect(taken(most).lte('497.5')).toBe(true);
  });

  test('is zero without a balance', () => {
    expect(property('limit', 20, '0', 0).most.isZero()).toBe(true);
  });
});

test.each([
  ['81886.47', 'long', 2, '81887'],
  ['75173.91', 'short', 2, '75173'],
  ['2345.678', 'long', 2, '2345.7'],
  ['0.48211', 'short', 4, '0.4821'],
  ['0.48211', 'long', 4, '0.4822'],
  ['123456.7', 'short', 2, '123456'],
  ['99.9', 'long', 1, '99.9'],
] as const)('a liquidation price of %s is for a %s with %i decimals shown as %s', (price, side, decimals, expected) => {
  expect(briefLiquidation(d(price), side, decimals).toFixed()).toBe(expected);
});

test('accountAfter has the order’s margin and a lower risk rate, and has paid the fee', () => {
  const backing: MarginBacking = {
    available: d(1000),
    margins: d(100),
    originMargins: d(100),
    profits: d(-10),
    exposure: d('0.01'),
  };
  const long = order({ kind: 'limit', limit: d('59000') });
  const preview = previewOf(long, LAST, terms, 0);
  if (!preview) throw new Error('nothing is missing');
  const after = accountAfter(long, preview, LAST, backing);
  // At 59,000 the existing position has lost another 10 USDT.
  expect(after.profits.toFixed()).toBe('-20');
  expect(after.margins.toFixed()).toBe(d(100).add(preview.margin).toFixed());
  expect(after.available.toFixed()).toBe(d(1000).sub(preview.required).toFixed());
  expect(riskRate(after).lt(riskRate(backing))).toBe(true);
});

test.each([
  ['89500', '81886.47', '8.5'],
  ['89500', '97113.53', '8.5'],
  ['60000', '59999', '0'],
])('from %s to a liquidation at %s there are %s percent', (price, liquidation, expected) => {
  expect(roomPercent(d(price), d(liquidation)).toFixed()).toBe(expected);
});
