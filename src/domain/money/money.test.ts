import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, isAmount, isOpposite, typedAmount } from './money';

/** Amounts as they result from calculations. There are only few, so that equal pairs occur. */
const amount = fc
  .tuple(
    fc.constantFrom('0', '0.00000001', '0.1', '1', '10', '123.45', '99999999.99999999'),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([text, times]) => new Decimal(text).times(times));

describe('comparing amounts without calculating', () => {
  it('says the same as decimal.js, however an amount came about', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        const again = a.plus(c).minus(c);
        for (const other of [b, again, again.neg()]) expect(isOpposite(a, other)).toBe(a.neg().eq(other));
      }),
    );
  });
});

describe('what is typed in a form', () => {
  it('is a number, and NaN while the field is empty, which no rule takes', () => {
    expect(typedAmount('0.50').toFixed()).toBe('0.5');
    expect(typedAmount('').isNaN()).toBe(true);
    expect(isAmount(typedAmount(''))).toBe(false);
  });
});
