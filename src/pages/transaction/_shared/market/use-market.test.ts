import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { createClock } from '@/lib/clock/clock-port';
import { keepMarketsFresh } from './use-market';

const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
const clock = createClock(() => 0);

beforeEach(() => {
  vi.useFakeTimers();
  invalidate.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = () => vi.advanceTimersByTime(30_000);
const moveClock = () => clock.set({ nowMs: 5, rate: 1, paused: false });

test.each([
  ['every ten seconds while the page is visible', 'visible', pass, 3],
  ['not for a page that nobody sees', 'hidden', pass, 0],
  ['when the clock was moved', 'visible', moveClock, 1],
])('quotes are refreshed %s', (_what, visibilityState, act, times) => {
  vi.stubGlobal('document', { visibilityState });
  const stop = keepMarketsFresh(clock);
  act();
  const asked = Array.from({ length: times }, () => keys.quotes);
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual(asked);
  stop();
  pass();
  moveClock();
  expect(invalidate).toHaveBeenCalledTimes(times);
});
