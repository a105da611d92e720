import { expect, test } from 'vitest';
import { pullOf, swipeOf } from './pull';

test.each([
  ['a finger that has hardly moved', 0, 5, 0, 'undecided'],
  ['down, at the top of the content', 3, 20, 0, 'close'],
  ['down, further below', 3, 20, 40, 'other'],
  ['up', 0, -20, 0, 'other'],
  ['sideways', 30, 20, 0, 'other'],
] as const)('a pull: %s', (_what, dx, dy, scrolled, pull) => expect(pullOf(dx, dy, scrolled)).toBe(pull));

test.each([
  ['to the left', -90, 10, 200, 1],
  ['to the right', 90, -10, 200, -1],
  ['too short', -40, 0, 200, 0],
  ['slanting', -90, 60, 200, 0],
  ['too slow', -90, 0, 900, 0],
] as const)('a swipe: %s', (_what, dx, dy, ms, swipe) => expect(swipeOf(dx, dy, ms)).toBe(swipe));
