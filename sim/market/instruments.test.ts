import { describe, expect, it } from 'vitest';
import { INSTRUMENTS, instrumentBySymbol, lotsToDecimalString, ticksToDecimalString } from './instruments';

const btc = instrumentBySymbol('BTC/USDT');

describe('the list of markets', () => {
  it('has at least 32 crypto pairs and exactly 12 stocks', () => {
    expect(INSTRUMENTS.filter(({ kind }) => kind === 'crypto').length).toBeGreaterThanOrEqual(32);
    expect(INSTRUMENTS.filter(({ kind }) => kind === 'stock')).toHaveLength(12);
  });

  it('has no two markets with the same symbol, name or id', () => {
    for (const key of ['symbol', 'currencyId', 'matchId', 'name'] as const) {
      expect(new Set(INSTRUMENTS.map((one) => one[key])).size, key).toBe(INSTRUMENTS.length);
    }
    expect(INSTRUMENTS.map(({ index }) => index)).toEqual(INSTRUMENTS.map((_, i) => i));
  });

  it.each([
    ['BTC/USDT', 1],
    ['ETH/USDT', 2],
    ['XRP/USDT', 5],
    ['LTC/USDT', 6],
    ['LINK/USDT', 8],
    ['BCH/USDT', 10],
    ['ETC/USDT', 11],
  ])('%s keeps the id %i that clients in the field have fixed', (symbol, id) => {
    expect(instrumentBySymbol(symbol)?.currencyId).toBe(id);
  });

  it.each(INSTRUMENTS.map((one) => [one.symbol, one] as const))('%s has figures the market can work with', (_, one) => {
    expect(one.priceDecimals).toBeLessThanOrEqual(8);
    expect(one.basePrice * 10 ** one.priceDecimals, 'the base price needs a thousand ticks').toBeGreaterThan(1_000);
    expect(one.spreadTicks).toBeGreaterThanOrEqual(2);
    expect(one.marketLoading ** 2 + one.sectorLoading ** 2).toBeLessThan(1);
    if (one.currencyId > 11) expect(one.currencyId).toBeGreaterThanOrEqual(20);
  });
});

describe('decimal strings', () => {
  it.each([
    [6_012_345, '60123.45'],
    [5, '0.05'],
    [0, '0.00'],
    [-150, '-1.50'],
  ])('%i ticks of two decimals are %s', (ticks, text) => {
    expect(btc && ticksToDecimalString(btc, ticks)).toBe(text);
  });

  it('lots use the lot decimals, and halves of a lot are refused', () => {
    expect(btc && lotsToDecimalString(btc, 1)).toBe('0.000001');
    expect(() => btc && lotsToDecimalString(btc, 0.5)).toThrow(RangeError);
  });
});
