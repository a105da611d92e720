import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Depth } from '@/data/market/depth';
import { Decimal } from '@/domain/money/money';
import { BUY, SELL, type Side } from '@/domain/spot/spot';
import { estimateForFunds, estimateMarketOrder, largestMarketAmount, percentOf } from './estimate';

const level = (price: string, amount: string) => ({ price, amount });
const book: Depth = {
  bids: [level('99', '1'), level('98', '2')],
  asks: [level('100', '1'), level('101', '3')],
};
const d = (text: string) => new Decimal(text);

describe('estimateMarketOrder', () => {
  it.each([
    ['a buy within the best level', BUY, '0.5', '50', '0.502512562814070', true],
    ['a buy through two levels', BUY, '2', '201', '1.005025125628140', true],
    ['a buy beyond the book', BUY, '5', '403', '1.256281407035175', false],
    ['a sell within the best level', SELL, '1', '99', '0.502512562814070', true],
    ['a sell through two levels', SELL, '2', '197', '1.005025125628140', true],
  ] as const)('%s', (_, side: Side, amount, value, slippage, complete) => {
    const estimate = estimateMarketOrder(side, d(amount), book, '99.5');
    expect(estimate?.value.toString()).toBe(value);
    expect(estimate?.slippagePercent.toFixed(15)).toBe(slippage);
    expect(estimate?.complete).toBe(complete);
  });

  it('never has a negative slippage, even if an offer is better than the last price', () => {
    expect(estimateMarketOrder(BUY, d('1'), book, '100.5')?.slippagePercent.toFixed()).toBe('0');
  });

  it.each([
    ['no offers', { bids: [], asks: [] }, '1'],
    ['nothing asked for', book, '0'],
  ] as const)('answers nothing for %s', (_, depth, amount) => {
    expect(estimateMarketOrder(BUY, d(amount), depth, '100')).toBeNull();
  });
});

describe('estimateForFunds spends', () => {
  it.each([
    ['less than the amount, by what pays for no further lot', '50.7', 2, '0.5', '50', true],
    ['it all where lots are small enough', '50.7', 3, '0.507', '50.7', true],
    ['it over two levels', '201.7', 2, '2', '201', true],
    ['what the book offers', '1000', 2, '4', '403', false],
  ] as const)('%s', (_, funds, decimals, filled, value, complete) => {
    const estimate = estimateForFunds(d(funds), book, '99.5', decimals);
    expect([estimate?.filled.toFixed(), estimate?.value.toFixed()]).toEqual([filled, value]);
    expect(estimate?.complete).toBe(complete);
  });

  it('nothing if the amount does not pay for a lot', () => {
    expect(estimateForFunds(d('0.99'), book, '99.5', 2)).toBeNull();
  });
});

describe('largestMarketAmount', () => {
  it('is the seller’s whole balance, rounded down to the amount step', () => {
    expect(largestMarketAmount(SELL, d('1.23456789'), book, 4).toString()).toBe('1.2345');
  });

  it('never costs more than the buyer’s balance', () => {
    const price = fc.integer({ min: 1, max: 1000 });
    const levels = fc
      .array(fc.tuple(price, fc.integer({ min: 1, max: 50 })), { minLength: 1, maxLength: 10 })
      .map((rows) => rows.sort(([a], [b]) => a - b).map(([at, amount]) => level(String(at), String(amount))));
    fc.assert(
      fc.property(levels, fc.integer({ min: 0, max: 1_000_000 }), (asks, cents) => {
        const available = new Decimal(cents).div(100);
        const amount = largestMarketAmount(BUY, available, { bids: [], asks }, 4);
        const estimate = estimateMarketOrder(BUY, amount, { bids: [], asks }, '100');
        expect((estimate?.value ?? d('0')).lte(available)).toBe(true);
      }),
    );
  });
});

it.each([
  ['5', '10', 50],
  ['20', '10', 100],
  ['0', '10', 0],
  ['1', '0', 0],
] as const)('%s of %s is %i percent', (amount, largest, expected) => {
  expect(percentOf(d(amount), d(largest))).toBe(expected);
});
