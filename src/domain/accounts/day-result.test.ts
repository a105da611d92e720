import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Decimal } from '../money/money';
import { dayResult } from './day-result';

const result = (now: number, ago: number, deposits = 0, withdrawals = 0) =>
  dayResult(new Decimal(now), {
    ago: new Decimal(ago),
    deposits: new Decimal(deposits),
    withdrawals: new Decimal(withdrawals),
  });

describe('the result of 24 hours', () => {
  it.each([
    ['a gain', 50_000, 40_000, 0, 0, '10000', '25'],
    ['a loss', 50_000, 62_500, 0, 0, '-12500', '-20'],
    ['a deposit alone', 15_000, 10_000, 5000, 0, '0', '0'],
    ['a withdrawal alone', 4000, 10_000, 0, 6000, '0', '0'],
    ['all paid out after a loss', 0, 100, 0, 90, '-10', '-10'],
    ['a first deposit that has gained', 1100, 0, 1000, 0, '100', '10'],
    ['in and out again', 10_000, 10_000, 90_000, 90_000, '0', '0'],
    ['less than rounding', 10_000.000_000_3, 10_000, 0, 0, '0', '0'],
    ['a gain out of nothing', 5, 0, 0, 0, '5', undefined],
    ['more owed than owned at first', -5, -10, 0, 0, '5', undefined],
  ])('%s', (_name, now, ago, deposits, withdrawals, usdt, percent) => {
    expect(result(now, ago, deposits, withdrawals)?.usdt.toFixed()).toBe(usdt);
    expect(result(now, ago, deposits, withdrawals)?.percent?.toFixed()).toBe(percent);
  });

  it('is null for an account that was empty the whole time', () => {
    expect(result(0, 0)).toBeNull();
  });

  test('does not depend on deposits and withdrawals', () => {
    const cents = fc.integer({ min: 0, max: 1e12 }).map((n) => new Decimal(n).div(100));
    fc.assert(
      fc.property(cents, cents, cents, cents, (ago, gain, deposits, withdrawals) => {
        const now = ago.plus(gain).plus(deposits).minus(withdrawals);
        const found = dayResult(now, { ago, deposits, withdrawals });
        if (found) expect(found.usdt.toFixed()).toBe(gain.toFixed());
      }),
    );
  });
});
