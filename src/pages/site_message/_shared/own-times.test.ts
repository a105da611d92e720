import { expect, it } from 'vitest';
import { withOwnTimes } from './own-times';

const write = (atMs: number) => new Date(atMs).toISOString();

it.each([
  ['a minute', 'Pay by 2026-01-07 07:43 (UTC+8), or', 'Pay by 2026-01-06T23:43:00.000Z, or'],
  ['a second', '2026-01-07 07:43:12 (UTC+8)', '2026-01-06T23:43:12.000Z'],
  [
    'two',
    '2026-01-01 08:00 (UTC+8) <br> 2026-01-01 09:00 (UTC+8)',
    '2026-01-01T00:00:00.000Z <br> 2026-01-01T01:00:00.000Z',
  ],
  ['no moment', 'Order 2026-01-07 07:43', 'Order 2026-01-07 07:43'],
  ['a day that is none', '2026-02-31 07:43 (UTC+8)', '2026-02-31 07:43 (UTC+8)'],
])('writes %s in the zone of the reader', (_case, words, expected) => {
  expect(withOwnTimes(words, write)).toBe(expected);
});
