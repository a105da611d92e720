import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberMarks } from '@/lib/numbers/number-marks';
import { type AmountReading, afterKey, figuresBefore, placeAfter, readAmount, writeAmount } from './read-amount';

const COMMA = ['id', 'vi', 'fr', 'es'];
const POINT = ['en', 'zh-CN', 'zh-HK', 'ja', 'ko', 'th'];

const read = (raw: string, locale: string, precision = 4) => readAmount(raw, { marks: numberMarks(locale), precision });
const short = (reading: AmountReading) =>
  reading.kind === 'amount' ? reading.value : reading.kind === 'refused' ? reading.why : reading.kind;

describe.each(POINT)('in %s, with a point before the decimals,', (locale) => {
  it.each([
    ['1000', '1000'],
    ['1,000', '1000'],
    ['1,234.5', '1234.5'],
    ['1,234,567.25', '1234567.25'],
    ['1.000', '1.000'],
    ['0.125', '0.125'],
    ['1.5', '1.5'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['1,00', 'unfinished'],
    ['1,5', 'unfinished'],
    ['1.000,5', 'notNumber'],
    ['0,5', '0.5'],
    ['1234,5', '1234.5'],
    [',5', '0.5'],
    ['1.500,', 'notNumber'],
    ["1'234,5", '1234.5'],
    ['1,234,5678', 'notNumber'],
    ['1,234,56.7', 'notNumber'],
    ['12,34.5', 'notNumber'],
  ])('reads %j as %s', (raw, expected) => expect(short(read(raw, locale))).toBe(expected));
});

describe.each(COMMA)('in %s, with a comma before the decimals,', (locale) => {
  it.each([
    ['1000', '1000'],
    ['1,5', '1.5'],
    ['1000,5', '1000.5'],
    ['0,125', '0.125'],
    [',5', '0.5'],
    ['12,', '12'],
    ['1 234.5', '1234.5'],
    ["1'234.500", '1234.500'],
    ['1.234.5678', 'notNumber'],
    ['1.5.', 'notNumber'],
    ['0.5', '0.5'],
    ['0.125', '0.125'],
    ['1234.5', '1234.5'],
    ['1,234.5', 'notNumber'],
  ])('reads %j as %s', (raw, expected) => expect(short(read(raw, locale))).toBe(expected));
});

describe.each(['id', 'vi', 'es'])('in %s, with a point between thousands,', (locale) => {
  it.each([
    ['1.000', '1000'],
    ['1.000,5', '1000.5'],
    ['1.234,5', '1234.5'],
    ['434.110.425', '434110425'],
    ['1.', 'unfinished'],
    ['1.0', 'unfinished'],
    ['1.5', 'unfinished'],
    ['1.234.5', 'unfinished'],
    ['1.5,5', 'notNumber'],
    ['1.500,', '1500'],
  ])('reads %j as %s', (raw, expected) => expect(short(read(raw, locale))).toBe(expected));
});

it('reads thousands in French with spaces only', () => {
  expect(short(read('1.000', 'fr'))).toBe('notNumber');
  expect(short(read('1.00', 'fr'))).toBe('1.00');
});

// Ambiguous while it is typed; the language's other mark is accepted only when the field is left.
describe.each([
  ['en', '1,5', '1.5'],
  ['en', '12,', '12.'],
  ['en', '1,234,5', '1,234.5'],
  ['en', '1,234,', '1,234.'],
  ['id', '1.5', '1,5'],
  ['id', '1.25', '1,25'],
  ['vi', '12.', '12,'],
  ['es', '1.234.5', '1.234,5'],
  ['id', '12.345.67', '12.345,67'],
  ['id', '12 34', null],
])('in %s %j', (locale, raw, expected) => {
  it(`stays unfinished, and is ${expected ?? 'refused'} in the end`, () => {
    expect(short(read(raw, locale))).toBe('unfinished');
    const left = readAmount(raw, { marks: numberMarks(locale), precision: 4, isComplete: true });
    expect(left.kind === 'amount' ? left.text : null).toBe(expected);
  });
});

describe.each([...POINT, ...COMMA])('in %s as everywhere', (locale) => {
  const { decimal } = numberMarks(locale);
  it.each([
    ['', ''],
    ['   ', ''],
    ['007', '7'],
    ['0', '0'],
    [' 1 234 ', '1234'],
    ['1\u00a0234', '1234'],
    ['1\u202f234\u202f567', '1234567'],
    ['1\u2009234', '1234'],
    ['1\u3000234', '1234'],
    ["1'234'567", '1234567'],
    ['1’234', '1234'],
    ['\u200e1234\u200f', '1234'],
    [`1 234${decimal}5`, '1234.5'],
    ['１２３', '123'],
    ['๑๒๓', '123'],
    ['٣', '3'],
    ['12 34', 'unfinished'],
    ['1 2345', 'notNumber'],
    ["1'234 567", 'notNumber'],
    ['1e-19', 'notNumber'],
    ['1e5', 'notNumber'],
    ['-1', 'notNumber'],
    ['−1', 'notNumber'],
    ['+1', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['0x10', 'notNumber'],
    ['NaN', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['$5', 'notNumber'],
    ['5 USDT', 'notNumber'],
    ['5²', 'notNumber'],
    ['½', 'notNumber'],
    ['1..5', 'notNumber'],
    ['1,,5', 'notNumber'],
    ['999999999999', '999999999999'],
    ['1999999999999', 'tooLarge'],
  ])('reads %j as %s', (raw, expected) => expect(short(read(raw, locale))).toBe(expected));
});

it('reads full-width and Thai digits with the marks of the language', () => {
  expect(short(read('１，２３４．５', 'ja'))).toBe('1234.5');
  expect(short(read('๑,๒๓๔.๕', 'th'))).toBe('1234.5');
  expect(short(read('１．２３４，５', 'id'))).toBe('1234.5');
});

it('cuts off surplus decimals, and refuses any where only whole numbers are allowed', () => {
  expect(read('1.239', 'en', 2)).toEqual({ kind: 'amount', value: '1.23', text: '1.23' });
  expect(short(read('12.5', 'en', 0))).toBe('whole');
  expect(short(read('12.', 'en', 0))).toBe('whole');
  expect(short(read('12.00', 'en', 0))).toBe('12');
});

it.each([
  ['1234567.5', 'en', '1,234,567.5'],
  ['1234567.5', 'id', '1.234.567,5'],
  ['1234567.5', 'fr', '1\u202f234\u202f567,5'],
  ['0.00000001', 'vi', '0,00000001'],
  ['', 'es', ''],
])('writes %j in %s as %j', (value, locale, text) => expect(writeAmount(value, numberMarks(locale))).toBe(text));

it('reads every amount that it has written, in every language, to the last digit', () => {
  const digits = fc.bigInt({ min: 0n, max: 10n ** 20n - 1n });
  fc.assert(
    fc.property(digits, fc.constantFrom(...POINT, ...COMMA), (number, locale) => {
      const padded = String(number).padStart(9, '0');
      const value = `${padded.slice(0, -8)}.${padded.slice(-8)}`;
      const text = writeAmount(value, numberMarks(locale));
      expect(read(text, locale, 8)).toEqual({ kind: 'amount', value, text });
    }),
  );
});

it('never changes the number that was typed', () => {
  const marks = fc.constantFrom(..."0123456789.,-+eE Nx'’\u202f１๒".split(''));
  fc.assert(
    fc.property(fc.string({ unit: marks, maxLength: 24 }), fc.constantFrom(...POINT, ...COMMA), (raw, locale) => {
      const reading = read(raw, locale, 8);
      if (reading.kind !== 'amount') return;
      expect(reading.value).toMatch(/^(\d{1,12}(\.\d{1,8})?)?$/);
      expect(raw).not.toMatch(/[-+eENx]/);
      expect(short(read(reading.text, locale, 8))).toBe(reading.value);
    }),
  );
});

describe('afterKey', () => {
  it.each([
    // text after the key, the key, language, resulting text
    ['1,2345', '5', 'en', '12345'],
    ['1.2345', '5', 'id', '12345'],
    ['1,23', '', 'en', '123'],
    ['1.234,', ',', 'id', '1234,'],
    ['1,234.', '.', 'en', '1234.'],
    ['1,234５', '５', 'ja', '12345'],
  ])('makes %j, by %j in %s, into %j', (raw, key, locale, expected) => {
    expect(afterKey(raw, key, numberMarks(locale))).toBe(expected);
  });

  it.each([
    ['1.', '.', 'id'],
    ['1,', ',', 'en'],
    ['1e', 'e', 'en'],
    ['-1', '-', 'en'],
  ])('leaves %j, by %j in %s, as it stands', (raw, key, locale) => {
    expect(afterKey(raw, key, numberMarks(locale))).toBe(null);
  });

  it('keeps the caret after the same digit', () => {
    const marks = numberMarks('id');
    expect(placeAfter('12.345', figuresBefore('1.2345', 6, marks), marks)).toBe(6);
    expect(placeAfter('12.345', figuresBefore('1.2345', 3, marks), marks)).toBe(2);
    expect(placeAfter('1.234,5', 5, marks)).toBe(6);
    expect(placeAfter('', 3, marks)).toBe(0);
    expect(figuresBefore('1,000．', 6, numberMarks('ja'))).toBe(5);
  });
});
