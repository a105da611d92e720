import Decimal from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUS } from '@/lib/numbers/minus';
import { createNumberFormats, decimalsForPrice, NO_NUMBER, type Numeric } from './number-format';

const en = createNumberFormats('en');
const id = createNumberFormats('id');

describe('compact: K above 1,000, M above 1,000,000, B above 10^9 with one decimal, otherwise four', () => {
  test.each<[Numeric, string]>([
    [0, '0.0000'],
    ['0.00019', '0.0001'],
    [999.99999, '999.9999'],
    [1000, '1,000.0000'],
    [1000.01, '1.0K'],
    ['1250', '1.2K'],
    ['999999', '999.9K'],
    [1_000_000, '1,000.0K'],
    [1_000_000.01, '1.0M'],
    ['1000000000', '1,000.0M'],
    ['2560000000', '2.5B'],
    ['-1500', '−1.5K'],
    ['-0.00001', '0.0000'],
  ])('%s is %s', (value, text) => {
    expect(en.compact(value)).toBe(text);
  });
});

describe('fixed, signed, percent and upTo', () => {
  test.each<[string, string]>([
    [en.fixed('1234.567'), '1,234.56'],
    [en.fixed('60000', 5), '60,000.00000'],
    [id.fixed('1234.567'), '1.234,56'],
    [en.fixed('-0.001'), '0.00'],
    [en.fixed('123456789012.12345678', 8), '123,456,789,012.12345678'],
    [en.signed('12'), '+12.00'],
    [en.signed('-3.5'), '−3.50'],
    [en.signed('0.004'), '0.00'],
    [en.percent(1.2), '+1.20%'],
    [en.percent('+1.20'), '+1.20%'],
    [en.percent('-0.355'), '−0.36%'],
    [en.percent(0), '0.00%'],
    [en.percent('1.295', 1), '+1.3%'],
    [en.upTo('1.50000000', 8), '1.5'],
    [en.upTo('2', 8), '2'],
    [en.rate('12.345', 2), '12.34%'],
    [en.rate('12', 1, 1), '12.0%'],
    [createNumberFormats('es').fixed('1234.5'), '1.234,50'],
    [createNumberFormats('fr').percent('-1234.5'), '−1\u202f234,50\u202f%'],
  ])('%s is %s', (got, expected) => {
    expect(got).toBe(expected);
  });
});

test.each([null, undefined, '', 'abc', Number.NaN, Number.POSITIVE_INFINITY])('%s is a dash everywhere', (value) => {
  expect([en.fixed(value), en.upTo(value, 2), en.compact(value), en.percent(value), en.signed(value)]).toEqual(
    Array(5).fill(NO_NUMBER),
  );
});

test.each<[Numeric, number]>([
  ['60000.00000', 2],
  [1, 2],
  ['0.5', 4],
  ['0.01234', 5],
  ['0.0000012', 8],
  [0, 2],
  ['x', 2],
])('a price of %s shows %i decimals', (price, decimals) => {
  expect(decimalsForPrice(price)).toBe(decimals);
});

test('no number ever comes out as NaN, and a cut never shows more than there is', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, min: -1e11, max: 1e11 }),
      fc.integer({ min: 0, max: 8 }),
      (value, decimals) => {
        const text = en.fixed(value, decimals);
        expect(text).not.toContain('NaN');
        expect(Math.abs(Number(text.replaceAll(',', '').replace(MINUS, '-')))).toBeLessThanOrEqual(Math.abs(value));
      },
    ),
  );
});

/** A decimal text with up to 13 digits before and ten after the point: more than a double can hold. */
const decimalText = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.stringMatching(/^\d{1,10}$/))
  .map(([sign, whole, fraction]) => `${sign}${whole}.${fraction}`);

test('every digit is that of exact arithmetic: cut for amounts, rounded half up for percentages', () => {
  const plain = (text: string) => text.replaceAll(',', '').replace(/[+%]/g, '').replace(MINUS, '-');
  const shown = (value: Decimal, decimals: number, rounding: Decimal.Rounding) =>
    value.toFixed(decimals, rounding).replace(/^-(?=[0.]+$)/, '');
  fc.assert(
    fc.property(decimalText, fc.integer({ min: 0, max: 8 }), (text, decimals) => {
      const value = new Decimal(text);
      expect(plain(en.fixed(text, decimals))).toBe(shown(value, decimals, Decimal.ROUND_DOWN));
      expect(plain(en.signed(text, decimals))).toBe(shown(value, decimals, Decimal.ROUND_DOWN));
      expect(plain(en.percent(text, decimals))).toBe(shown(value, decimals, Decimal.ROUND_HALF_UP));
      const size = value.abs();
      const [by, letter] = size.gt(1e9) ? [1e9, 'B'] : size.gt(1e6) ? [1e6, 'M'] : size.gt(1e3) ? [1e3, 'K'] : [1, ''];
      const most = letter === '' ? 4 : 1;
      expect(plain(en.compact(text))).toBe(`${shown(value.div(by), most, Decimal.ROUND_DOWN)}${letter}`);
    }),
  );
});

describe('figures are those of Intl, in every language', () => {
  const STYLES = {
    fixed: { roundingMode: 'trunc', signDisplay: 'negative' },
    signed: { roundingMode: 'trunc', signDisplay: 'exceptZero' },
    percent: { roundingMode: 'halfExpand', signDisplay: 'exceptZero' },
    plainPercent: { roundingMode: 'halfExpand', signDisplay: 'negative' },
  } as const;
  const figure = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.tuple(fc.bigInt(), fc.nat({ max: 999_999_999 })).map(([whole, decimals]) => `${whole}.${decimals}`),
    fc.constantFrom('.5', '5.', '-0', '+7', '0009.9', '999.995', '-999.995', '1e-9', '12.5E+3', '-1.5e-2', '1e21'),
  );
  const seed = Number(process.env.SEED ?? 20260106);

  test.each(['zh-CN', 'en', 'zh-HK', 'th', 'ja', 'id', 'ko', 'fr', 'es', 'vi'])('%s', (locale) => {
    const formats = createNumberFormats(locale);
    fc.assert(
      fc.property(
        figure,
        fc.nat({ max: 8 }),
        fc.constantFrom('fixed', 'signed', 'percent', 'plainPercent'),
        (text, decimals, style) => {
          const intl = new Intl.NumberFormat(locale, {
            ...STYLES[style],
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
            useGrouping: 'always',
            numberingSystem: 'latn',
          });
          const expected = intl.format(text as unknown as number).replace('-', MINUS);
          const got = formats[style](text, decimals).replace(/\u202f?%$/, '');
          expect(got, `seed ${seed}`).toBe(expected);
        },
      ),
      { seed, numRuns: 300 },
    );
  });
});
