import { expect, it } from 'vitest';
import { refetchDelay } from './refetch-delay';

it.each([
  [[60_000], 0, 1, 61_000],
  [[60_000, 30_000], 0, 1, 31_000],
  [[60_000], 0, 60, 2_000],
  [[60_000], 60_000, 1, 3_000],
  [[60_000], 90_000, 3_600, 3_000],
  [[60_000], 0, 0, false],
  [[], 0, 1, false],
  [[null], 90_000, 1, 2 ** 31 - 1],
  [[null, 60_000], 0, 1, 61_000],
] as const)('what is due at %j is asked for at %i, rate %i, in %s', (instants, nowMs, rate, expected) => {
  expect(refetchDelay(instants, nowMs, rate)).toBe(expected);
});
