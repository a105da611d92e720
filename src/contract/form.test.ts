import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeForm, encodeForm } from './form';

describe('form encoding', () => {
  it.each([
    ['absent values send nothing', { a: undefined, b: null, c: '' }, 'c='],
    ['numbers and booleans as text', { page: 2, is: true }, 'page=2&is=true'],
    ['spaces and signs', { symbol: 'BTC/USDT', note: 'a b&c=d' }, 'symbol=BTC%2FUSDT&note=a+b%26c%3Dd'],
    ['arrays in bracket syntax', { data: ['x', 'y'] }, 'data%5B0%5D=x&data%5B1%5D=y'],
  ])('%s', (_name, fields, encoded) => {
    expect(encodeForm(fields).toString()).toBe(encoded);
  });

  it.each([
    ['the last of a repeated name wins', 'page=&page=1', { page: '1' }],
    ['an empty form', '', {}],
    ['a name without a value', 'zero_flag', { zero_flag: '' }],
    ['no way to the prototype', '__proto__=x&a=1', { a: '1' }],
  ])('%s', (_name, encoded, fields) => {
    expect(decodeForm(encoded)).toEqual(fields);
  });

  it('brings any text back', () => {
    const text = fc.string({ unit: 'grapheme' });
    const name = text.filter((each) => each !== '__proto__');
    fc.assert(
      fc.property(fc.dictionary(name, text), (fields) => {
        expect(decodeForm(encodeForm(fields).toString())).toEqual({ ...fields });
      }),
    );
  });
});
