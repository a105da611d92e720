import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USD_RATES } from '@/domain/money/fiat';
import { Decimal, toWire8 } from '@/domain/money/money';
import { INSTRUMENTS, instrumentBySymbol } from '../../market/instruments';
import { lotSize, smallestAmount } from './market-terms';
import { wirePrice, wirePriceInCny } from './wire-price';

const named = (symbol: string) => {
  const found = instrumentBySymbol(symbol);
  if (!found) throw new Error(`no market ${symbol}`);
  return found;
};

describe('the first power of ten that is worth enough', () => {
  test.each([
    ['BTC/USDT', '0.0001', '0.001'],
    ['ETH/USDT', '0.001', '0.1'],
    ['DOGE/USDT', '10', '1000'],
  ])('%s: %s to trade, %s in a lot of futures', (symbol, smallest, lot) => {
    expect([smallestAmount(named(symbol)), lotSize(named(symbol))]).toEqual([smallest, lot]);
  });

  test.each(INSTRUMENTS)('$symbol: worth enough, and a tenth is not or would be finer than a lot', (one) => {
    for (const [amount, usdt] of [
      [smallestAmount(one), 1],
      [lotSize(one), 50],
    ] as const) {
      const worth = new Decimal(amount).mul(one.basePrice);
      expect(worth.gte(usdt)).toBe(true);
      expect(worth.div(10).lt(usdt) || new Decimal(amount).eq(`1e-${one.lotDecimals}`)).toBe(true);
    }
  });
});

test('prices on the wire are those of exact arithmetic, cut to eight decimals', () => {
  const price = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 10n }), fc.stringMatching(/^\d{0,8}$/))
    .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`));
  fc.assert(
    fc.property(price, (text) => {
      expect(wirePrice(text)).toBe(toWire8(new Decimal(text)));
      expect(wirePriceInCny(text)).toBe(new Decimal(text).times(USD_RATES.CNY).toFixed(8, Decimal.ROUND_DOWN));
    }),
  );
});
