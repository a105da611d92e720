import { describe, expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { BUY, SELL } from '@/domain/spot/spot';
import { INSTRUMENTS } from '../../market/instruments';
import { marketOf } from '../../testing/world';
import { termsOf } from './terms';
import { lotsOf, ticksOf, walkBook } from './walk';

const BTC = marketOf('BTC/USDT');
/** In ticks of 0.01 USDT and lots of 0.000001 BTC. */
const ASKS = [
  [6_000_100, 1_000_000],
  [6_000_500, 2_000_000],
  [6_001_000, 500_000],
] as const;
const BIDS = [
  [5_999_900, 1_000_000],
  [5_999_500, 2_000_000],
] as const;

describe('walking the book', () => {
  it.each([
    ['less than the first level', BUY, ASKS, 400_000, null, 400_000, '24000.4'],
    ['exactly the first level', BUY, ASKS, 1_000_000, null, 1_000_000, '60001'],
    ['into the second level', BUY, ASKS, 1_500_000, null, 1_500_000, '90003.5'],
    ['more than there is', BUY, ASKS, 9_000_000, null, 3_500_000, '210016'],
    ['up to a limit at a level', BUY, ASKS, 9_000_000, 6_000_500, 3_000_000, '180011'],
    ['up to a limit below the first', BUY, ASKS, 9_000_000, 6_000_099, 0, '0'],
    ['selling into the bids', SELL, BIDS, 1_500_000, null, 1_500_000, '89996.5'],
    ['selling down to a limit', SELL, BIDS, 3_000_000, 5_999_501, 1_000_000, '59999'],
    ['an empty book', BUY, [], 1, null, 0, '0'],
  ] as const)('%s', (_name, side, levels, lots, limit, gotLots, gotValue) => {
    const walked = walkBook(BTC, side, levels, lots, limit);
    expect([walked.lots, walked.value.toFixed()]).toEqual([gotLots, gotValue]);
  });
});

describe('every market', () => {
  it.each(INSTRUMENTS.map((one) => [one.symbol, one] as const))(
    '%s values any lot exactly in 8 decimals',
    (_s, one) => {
      expect(one.priceDecimals + one.lotDecimals).toBeLessThanOrEqual(8);
      const worth = termsOf(one).minAmount.times(one.basePrice).toNumber();
      expect(worth).toBeGreaterThanOrEqual(1);
      expect(worth).toBeLessThan(10);
    },
  );
});

describe('the grid', () => {
  it.each([
    ['0.000001', 1],
    ['1', 1_000_000],
    ['0.0000001', null],
    ['999999999999.999999', null],
  ])('%s BTC is %s lots', (amount, lots) => {
    expect(lotsOf(BTC, new Decimal(amount))).toBe(lots);
  });

  it('60000.01 is 6000001 ticks, and a finer price is none', () => {
    expect(ticksOf(BTC, new Decimal('60000.01'))).toBe(6_000_001);
    expect(ticksOf(BTC, new Decimal('60000.001'))).toBeNull();
  });
});
