import { describe, expect, it } from 'vitest';
import { decayOf, normalShare } from './tables';

describe('tables', () => {
  it.each([0, 0.001, 0.1, 0.5, 1, 3, 7.77, 15, 19.9])('exp(-%d) to one part in 100,000', (x) => {
    expect(Math.abs(decayOf(x) / Math.exp(-x) - 1)).toBeLessThan(1e-5);
  });

  it('take exp(-x) as 0 far out, and for NaN', () => {
    expect([decayOf(20), decayOf(1e300), decayOf(Number.NaN)]).toEqual([0, 0, 0]);
  });

  it.each([
    [-3, 0.00135],
    [-1, 0.15866],
    [0, 0.5],
    [1, 0.84134],
    [2, 0.97725],
  ])('normal share below %d', (z, share) => {
    expect(normalShare(z)).toBeCloseTo(share, 2);
    expect(normalShare(z - 0.002)).toBeCloseTo(1 - normalShare(-z), 6);
  });

  it('a normal share stays inside of (0, 1), so that its logarithm exists', () => {
    for (const z of [-100, -4, 4, 100]) {
      expect(normalShare(z)).toBeGreaterThan(0);
      expect(normalShare(z)).toBeLessThan(1);
    }
  });
});
