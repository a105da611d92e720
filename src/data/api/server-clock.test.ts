import { expect, test } from 'vitest';
import { createServerClock } from './server-clock';

const HOUR_MS = 3_600_000;
const stamp = (timeMs: number) => new Date(timeMs).toUTCString();

test.each([
  ['no header', null, 0],
  ['rubbish', 'yesterday', 0],
  ['a second off is noise', stamp(HOUR_MS + 1000), 0],
  ['an hour ahead is corrected', stamp(2 * HOUR_MS), HOUR_MS + 500],
  ['an hour behind is corrected', stamp(0), -HOUR_MS + 500],
])('%s', (_, header, offsetMs) => {
  const clock = createServerClock(() => HOUR_MS);
  clock.observe(header, HOUR_MS);
  expect(clock.now()).toBe(HOUR_MS + offsetMs);
});

test('a slow answer is aged by half its trip', () => {
  const clock = createServerClock(() => HOUR_MS);
  clock.observe(stamp(2 * HOUR_MS), HOUR_MS - 4000);
  expect(clock.now()).toBe(2 * HOUR_MS + 2500);
});
