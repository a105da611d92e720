import { describe, expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { createNumberFormats } from '@/domain/money/number-format';
import { exactAmount, exactSigned, visibleAmount } from './exact';

describe('exactAmount', () => {
  it.each([
    ['0', '0.00'],
    ['0.5', '0.50'],
    ['12', '12.00'],
    ['0.02685468', '0.02685468'],
    ['1234.80500000', '1,234.805'],
    ['-3.1', '−3.10'],
  ])('writes %s as %s', (value, text) => {
    expect(exactAmount(createNumberFormats('en'), value)).toBe(text);
  });

  it('cuts off decimals beyond the maximum', () => {
    expect(exactAmount(createNumberFormats('id'), '0.02685468', 4)).toBe('0,0268');
  });
});

describe('exactSigned', () => {
  it.each([
    ['0', '0.00'],
    ['12.5', '+12.50'],
    ['-0.00363', '−0.00363'],
    ['0.3000000000004', '+0.30'],
  ])('writes %s as %s', (value, text) => {
    expect(exactSigned(createNumberFormats('en'), new Decimal(value))).toBe(text);
  });
});

describe('visibleAmount', () => {
  it.each([
    ['0', '0.00'],
    ['0.00384210', '0.0038421'],
    ['-0.00000001', '−0.00000001'],
    ['0.01234567', '0.01'],
    ['1234.80500000', '1,234.80'],
  ])('writes %s as %s', (value, text) => {
    expect(visibleAmount(createNumberFormats('en'), value)).toBe(text);
  });
});
