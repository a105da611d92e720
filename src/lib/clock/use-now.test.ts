import { expect, test } from 'vitest';
import { waitForNext } from './use-now';

test.each([
  ['a second, at the start of one', 5_000, 1_000, 1, 1_000],
  ['a second, in the middle', 5_250, 1_000, 1, 750],
  ['a minute at ten times the speed', 0, 60_000, 10, 6_000],
  ['no more often than ten times a second', 0, 1_000, 3_600, 100],
  ['never while time stands', 0, 1_000, 0, null],
  ['no longer than a timer keeps', 0, 1e13, 1, 2 ** 31 - 1],
])('waits for %s', (_name, nowMs, everyMs, rate, wait) => {
  expect(waitForNext(nowMs, everyMs, rate)).toBe(wait);
});
