import { expect, test } from 'vitest';
import { exchangeDatesFor } from './exchange-dates';

test.each([
  ['the first second of its 6 January, in UTC+8', Date.UTC(2026, 0, 5, 16), '6 Jan 2026', '6 Jan'],
  ['the last one', Date.UTC(2026, 0, 6, 15, 59, 59), '6 Jan 2026', '6 Jan'],
  ['the next one', Date.UTC(2026, 0, 6, 16), '7 Jan 2026', '7 Jan'],
])("the exchange's own day of %s", (_name, atMs, date, day) => {
  const dates = exchangeDatesFor('en');
  expect([dates.date(atMs), dates.day(atMs)]).toEqual([date, day]);
});
