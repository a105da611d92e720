import { expect, it } from 'vitest';
import { createTapGuard, TAP_GUARD_MS } from './tap-guard';

it('lets one tap of a burst through, and the next one half a second after it', () => {
  const guard = createTapGuard();
  expect(TAP_GUARD_MS).toBe(500);
  expect([0, 100, 499, 500, 700, 1000].map(guard)).toEqual([true, false, false, true, false, true]);
});

it('takes a second tap for meant when something else was done since the first', () => {
  let busyAtMs = 50;
  const guard = createTapGuard(TAP_GUARD_MS, (sinceMs) => busyAtMs > sinceMs);
  expect([0, 100, 200].map(guard)).toEqual([true, true, false]);
  busyAtMs = 250;
  expect([300, 310].map(guard)).toEqual([true, false]);
});
