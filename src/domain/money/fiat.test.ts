import { describe, expect, test } from 'vitest';
import { FIAT_CODES, FIAT_MAX_AGE_MS, fiatsAreStale, USD_RATES } from './fiat';
import { formatFiat, usdToFiat } from './fiat-amounts';

test.each([
  ['never saved', 0, 5, true],
  ['not a number', Number.NaN, 5, true],
  ['just saved', 1000, 1000, false],
  ['exactly 24 hours', 1000, 1000 + FIAT_MAX_AGE_MS, false],
  ['a millisecond more', 1000, 1001 + FIAT_MAX_AGE_MS, true],
  ['saved in the future', 2000, 1000, true],
])('rates saved %s', (_, savedAtMs, nowMs, stale) => {
  expect(fiatsAreStale(savedAtMs, nowMs)).toBe(stale);
});

test('the specification lists eleven currencies, USD is the unit', () => {
  expect(FIAT_CODES).toHaveLength(11);
  expect(USD_RATES.USD).toBe('1');
});

describe('conversion and writing', () => {
  test('multiplies exactly', () => {
    expect(usdToFiat('100', USD_RATES.CNY).toFixed()).toBe('719.571');
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the rate %s', (rate) => {
    expect(() => usdToFiat(1, rate)).toThrow(RangeError);
  });

  test.each([
    ['1234.569', 'USD', 'en', '$1,234.56'],
    ['1250000.9', 'IDR', 'id', 'Rp 1.250.000'],
    ['26000.9', 'VND', 'vi', '26.000 ₫'],
    ['151.9', 'JPY', 'ja', '￥151'],
    ['-0.001', 'EUR', 'en', '€0.00'],
  ])('%s %s in %s is %s', (amount, code, locale, text) => {
    expect(formatFiat(amount, code, locale).replaceAll(/\s/g, ' ')).toBe(text);
  });
});
