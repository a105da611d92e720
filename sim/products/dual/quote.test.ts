import { describe, expect, it } from 'vitest';
import type { DualType } from '@/domain/dual/dual';
import { Decimal } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { quotedRate } from './quote';
import type { VolatilitySurface } from './volatility';

/** The surface of a market at 60,000 USDT with this volatility per year, in the long run and at present. */
const surface = (yearly = 0.6, present = yearly): VolatilitySurface => ({
  price: new Decimal(60_000),
  atMs: 0,
  longVariance: yearly * yearly,
  presentVariance: present * present,
});
const rate = (type: DualType, exercise: number, days: number, market = surface()) =>
  quotedRate(market, { type, exercise: new Decimal(exercise), maturesMs: days * DAY_MS, days })?.toNumber() ?? null;

describe('the annual rate of a dual investment', () => {
  /**
   * Calculated apart, with double precision: 80 percent of the Black-Scholes value of the option at the volatility of
   * the surface, over what is left of the principal, times 365 through the term.
   */
  it.each([
    ['call', 60_000, 7, 142.0],
    ['put', 60_000, 7, 142.0],
    ['call', 63_000, 7, 61.39],
    ['put', 57_000, 7, 62.95],
    ['call', 61_200, 3, 130.2],
  ] as const)('%s at %i for %i days: %f percent', (type, exercise, days, percent) => {
    expect(rate(type, exercise, days)).toBeCloseTo(percent, 1);
  });

  it.each([
    ['a nearer reference pays more', rate('call', 61_000, 7), rate('call', 63_000, 7)],
    ['also for a put', rate('put', 59_000, 7), rate('put', 57_000, 7)],
    ['a wilder market pays more', rate('call', 63_000, 7, surface(0.9)), rate('call', 63_000, 7)],
    ['a storm counts', rate('call', 63_000, 3, surface(0.6, 1.2)), rate('call', 63_000, 3)],
    [
      'and less for a longer term',
      (rate('call', 60_000, 3, surface(0.6, 1.2)) ?? 0) / (rate('call', 60_000, 3) ?? 1),
      (rate('call', 60_000, 60, surface(0.6, 1.2)) ?? 0) / (rate('call', 60_000, 60) ?? 1),
    ],
    [
      'a term that reaches far pays more than a day for the same distance',
      rate('call', 64_000, 6),
      rate('call', 64_000, 1),
    ],
  ])('%s', (_what, more, less) => {
    expect(more).toBeGreaterThan(less ?? Number.NaN);
  });

  it('the return of a longer term is greater', () => {
    const returns = [1, 2, 3, 7, 14, 30].map((days) => (rate('put', 58_000, days) ?? 0) * days);
    expect(returns).toEqual(returns.toSorted((a, b) => a - b));
  });

  it('is at least one percent, and none beyond 999', () => {
    expect(rate('call', 120_000, 1)).toBe(1);
    expect(rate('call', 45_000, 3)).toBeNull();
    expect(rate('put', 80_000, 3)).toBeNull();
    expect(rate('call', 60_000, 0)).toBeNull();
  });
});
