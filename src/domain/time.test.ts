import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarToDay,
  DAY_MS,
  dayToCalendar,
  exchangeDayStart,
  fromWireDay,
  fromWireTime,
  toWireTime,
  unixToMs,
} from './time';

describe('wire times', () => {
  test.each([
    [0, '1970-01-01 08:00:00'],
    [Date.UTC(2026, 10, 20, 8), '2026-11-20 16:00:00'],
    [Date.UTC(2026, 10, 20, 15, 59, 59, 999), '2026-11-20 23:59:59'],
    [Date.UTC(2026, 10, 20, 16), '2026-11-21 00:00:00'],
    [Date.UTC(2024, 1, 28, 16), '2024-02-29 00:00:00'],
  ])('%i is %s', (timeMs, text) => {
    expect(toWireTime(timeMs)).toBe(text);
    expect(fromWireTime(text)).toBe(timeMs - (timeMs % 1000));
  });

  test.each(['', '2026-11-20', '2026-02-30 00:00:00', '2026-01-01 24:00:00', '2026-13-01 00:00:00', 'x'])(
    '"%s" is no time',
    (text) => {
      expect(fromWireTime(text)).toBeNull();
    },
  );

  test.each([
    ['2026-11-21', Date.UTC(2026, 10, 20, 16)],
    ['2026-02-30', null],
    ['2026-11-21 00:00:00', null],
    ['', null],
  ])('the day "%s" begins at %j', (text, timeMs) => {
    expect(fromWireDay(text)).toBe(timeMs);
  });

  test('writing and reading agree', () => {
    const seconds = fc.integer({ min: 0, max: 4_102_444_800 });
    fc.assert(fc.property(seconds, (second) => fromWireTime(toWireTime(second * 1000)) === second * 1000));
  });
});

test('the calendar agrees with the platform for every day of four centuries', () => {
  for (let epochDay = -50_000; epochDay < 100_000; epochDay++) {
    const date = new Date(epochDay * DAY_MS);
    const expected = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    const got = dayToCalendar(epochDay);
    if (got.year !== expected.year || got.month !== expected.month || got.day !== expected.day) {
      expect(got).toEqual(expected);
    }
    if (calendarToDay(got) !== epochDay) expect(calendarToDay(got)).toBe(epochDay);
  }
});

test('the exchange day begins at 16:00 UTC', () => {
  expect(exchangeDayStart(Date.UTC(2026, 10, 20, 15, 59))).toBe(Date.UTC(2026, 10, 19, 16));
  expect(exchangeDayStart(Date.UTC(2026, 10, 20, 16))).toBe(Date.UTC(2026, 10, 20, 16));
});

test.each([
  [1_763_600_000, 1_763_600_000_000],
  [1_763_600_000_000, 1_763_600_000_000],
  [9_999_999_999, 9_999_999_999_000],
  [10_000_000_000, 10_000_000_000],
  [0, 0],
])('unix %i is %i ms', (value, timeMs) => {
  expect(unixToMs(value)).toBe(timeMs);
});
