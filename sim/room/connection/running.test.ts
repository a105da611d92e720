import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalPort } from '../../hosts/local-port';
import { resumeRun } from '../../hosts/resume-run';
import { followExchange } from './running';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['is set forward, or the device sleeps', HOUR_MS],
  ['is set back', -HOUR_MS],
])('a page keeps the time of its exchange when the clock of the device %s', async (_what, changeMs) => {
  const port = new LocalPort(await resumeRun({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 }, null));
  const { clock } = followExchange({ port, state: port.state });
  port.start();
  // The first beat sends a reading in any case.
  await vi.advanceTimersByTimeAsync(1_000);
  vi.setSystemTime(Date.now() + changeMs);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock.now()).toBe(port.readTime());
  port.retire();
});
