import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Decimal } from '../money/money';
import { dayResult } from './day-result';

const result = (now: number, ago: number, cameIn = 0, wentOut = 0) =>
  dayResult(new Decimal(now), {
    ago: new Decimal(ago),
    cameIn: new Decimal(cameIn),
    wentOut: new Decimal(wentOut),
  });

describe('what a day has brought', () => {
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
  ])('%s', (_name, now, ago, cameIn, wentOut, usdt, percent) => {
    expect(result(now, ago, cameIn, wentOut)?.usdt.toFixed()).toBe(usdt);
    expect(result(now, ago, cameIn, wentOut)?.percent?.toFixed()).toBe(percent);
  });

  it('is nothing for who owns nothing', () => {
    expect(result(0, 0)).toBeNull();
  });

  test('does not depend on what is paid in and out', () => {
    const cents = fc.integer({ min: 0, max: 1e12 }).map((n) => new Decimal(n).div(100));
    fc.assert(
      fc.property(cents, cents, cents, cents, (ago, gain, cameIn, wentOut) => {
        const now = ago.plus(gain).plus(cameIn).minus(wentOut);
        const found = dayResult(now, { ago, cameIn, wentOut });
        if (found) expect(found.usdt.toFixed()).toBe(gain.toFixed());
      }),
    );
  });
});
