import { expect, it } from 'vitest';
import { createTapGuard, TAP_GUARD_MS } from './tap-guard';

it('accepts one tap of a burst, and the next one half a second after it', () => {
  const guard = createTapGuard();
  expect(TAP_GUARD_MS).toBe(500);
  expect([0, 100, 499, 500, 700, 1000].map(guard)).toEqual([true, false, false, true, false, true]);
});

it('accepts a fast second tap if the user did something else in between', () => {
  let busyAtMs = 50;
  const guard = createTapGuard(TAP_GUARD_MS, (sinceMs) => busyAtMs > sinceMs);
  expect([0, 100, 200].map(guard)).toEqual([true, true, false]);
  busyAtMs = 250;
  expect([300, 310].map(guard)).toEqual([true, false]);
});
