import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterAmount, moveBySteps, settleAmount, stepPrecision } from './amount-text';
import { groupMark } from './group-mark';

const two = { precision: 2 };

describe('filterAmount', () => {
  it.each([
    // raw, previous, what stays
    ['', '1', ''],
    ['1', '', '1'],
    ['1.', '1', '1.'],
    ['.', '', '0.'],
    [',', '', '0.'],
    ['1,', '1', '1.'],
    ['1,5', '1,', '1.5'],
    ['1.5.', '1.5', '1.5'],
    ['1.234', '1.23', '1.23'],
    ['007', '00', '7'],
    ['0', '', '0'],
    ['00.5', '0.5', '0.5'],
    ['-5', '5', '5'],
    ['5e', '5', '5'],
    ['abc', '', ''],
    ['NaN', '', ''],
    ['Infinity', '', ''],
    ['１２', '', '12'],
    ['1234567890123456', '', '123456789012'],
  ])('keeps of %j (before: %j) %j', (raw, previous, expected) => {
    expect(filterAmount(raw, previous, two)).toBe(expected);
  });

  it.each([
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['434.110.425', '434110425'],
    ['1,234,567', '1234567'],
    ['1,234', '1234'],
    ['12,34', '12.34'],
    ['$ 1 234.5 USDT', '1234.5'],
  ])('reads pasted %j as %j', (raw, expected) => {
    expect(filterAmount(raw, '', two)).toBe(expected);
  });

  it.each([
    // pasted, between thousands, decimals, what stays
    ['1,234', ',', 3, '1234'],
    ['0,125', ',', 3, '0.125'],
    ['1,234', '.', 3, '1.234'],
    ['80.000', '.', 2, '80000'],
    ['1.234', '.', 3, '1.234'],
    ['0.125', '.', 2, '0.12'],
    ['80.000', ',', 2, '80.00'],
    ['80.000,50', '.', 2, '80000.50'],
    ['1.234', '\u202f', 2, '1.23'],
  ])('reads pasted %j where %j groups thousands, with %i decimals, as %j', (raw, group, precision, expected) => {
    expect(filterAmount(raw, '', { precision, groupMark: group })).toBe(expected);
  });

  it.each([
    ['en', ','],
    ['id', '.'],
    ['es', '.'],
    ['th', ','],
  ])('%s puts %j between thousands', (locale, mark) => {
    expect(groupMark(locale)).toBe(mark);
  });

  it('takes no point where whole numbers are asked for', () => {
    expect(filterAmount('12.', '12', { precision: 0 })).toBe('12');
    expect(filterAmount('12.7', '', { precision: 0 })).toBe('12');
  });

  it('keeps no mark it cannot place', () => {
    expect(filterAmount('.,,', '', { precision: 1 })).toBe('0.');
  });

  it('only ever yields nothing or a number, and changes nothing the second time', () => {
    const marks = fc.constantFrom(...'0123456789.,-+eE NaIx٣'.split(''));
    const texts = fc.string({ unit: marks, maxLength: 24 });
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 0, max: 8 }), (raw, previous, precision) => {
        const kept = filterAmount(raw, previous, { precision });
        expect(kept).toMatch(new RegExp(`^(\\d{1,12}(\\.\\d{0,${precision}})?)?$`));
        expect(filterAmount(kept, kept, { precision })).toBe(kept);
      }),
    );
  });
});

describe('settleAmount', () => {
  it.each([
    ['', ''],
    ['.', ''],
    ['12.', '12'],
    ['0.', '0'],
    ['007', '7'],
    ['1.50', '1.50'],
  ])('makes %j into %j', (text, expected) => {
    expect(settleAmount(text)).toBe(expected);
  });
});

describe('moveBySteps', () => {
  it.each([
    // value, steps, step, min, max, result
    ['12', 1, '1', '1', '100', '13'],
    ['', 1, '1', '1', '100', '1'],
    ['', -1, '1', '1', '100', '1'],
    ['1', -1, '1', '1', '100', '1'],
    ['100', 1, '1', '1', '100', '100'],
    ['0.1', 2, '0.1', undefined, undefined, '0.3'],
    ['1.005', 0, '0.01', undefined, undefined, '1'],
    ['67412.57', 0, '0.5', undefined, undefined, '67412.5'],
    ['67412.57', 1, '0.5', undefined, undefined, '67413'],
    ['13', 0, '5', undefined, undefined, '10'],
    ['98', 0, '5', undefined, '97', '95'],
    ['0.00000003', -5, '0.00000001', undefined, undefined, '0'],
    ['999999999999.99999999', 1, '0.00000001', undefined, undefined, '1000000000000'],
  ])('moves %j by %i of %j within %j to %j: %j', (value, steps, step, min, max, expected) => {
    const rules = { step, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    expect(moveBySteps(value, steps, rules)).toBe(expected);
  });

  it('refuses a step of zero', () => {
    expect(() => moveBySteps('1', 1, { step: '0' })).toThrow('above zero');
  });
});

it.each([
  ['1', 0],
  ['5', 0],
  ['0.001', 3],
  ['0.50', 1],
])('finds the decimals of the step %s', (step, decimals) => {
  expect(stepPrecision(step)).toBe(decimals);
});
