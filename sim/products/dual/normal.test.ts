import { expect, it } from 'vitest';
import { logOfRatio, normalShare } from './normal';

it.each([0.05, 0.3, 0.9, 0.99999, 1, 1.02, 1.5, 3, 19.9])('the logarithm of %f', (ratio) => {
  expect(logOfRatio(ratio)).toBeCloseTo(Math.log(ratio), 11);
});

it('is bounded', () => {
  expect(logOfRatio(1e9)).toBe(logOfRatio(20));
  expect(logOfRatio(0)).toBe(logOfRatio(0.05));
});

// Values of the standard normal distribution from a table.
it.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.96, 0.9750021],
  [-3, 0.0013499],
  [5, 0.9999997],
  [-8, 0],
  [80, 1],
])('the share below %f is %f', (x, share) => {
  expect(normalShare(x)).toBeCloseTo(share, 6);
});
