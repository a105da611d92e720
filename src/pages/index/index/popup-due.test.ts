import { expect, it } from 'vitest';
import { popupIsDue } from './popup-due';

const TODAY = 1_700_000_000_000;
const DAY = 86_400_000;

it.each([
  ['was never seen', null, true],
  ['was seen today', { id: 7, dayStartMs: TODAY }, false],
  ['was seen yesterday', { id: 7, dayStartMs: TODAY - DAY }, true],
  ['was seen on a day that the clock has left again', { id: 7, dayStartMs: TODAY + DAY }, true],
  ['is newer than the one seen today', { id: 6, dayStartMs: TODAY }, true],
])('a notice that %s', (_, seen, due) => {
  expect(popupIsDue(7, TODAY, seen)).toBe(due);
});
