import { expect, test } from 'vitest';
import { createDateFormats } from './date-format';
import { dayHeading } from './day-heading';

const AT = Date.UTC(2026, 0, 6, 1, 41, 22);

test.each([
  ['en', '01/06/2026, 09:41:22'],
  ['id', '06/01/2026, 09.41.22'],
  ['th', '06/01/2026 09:41:22'],
  ['zh-HK', '06/01/2026 09:41:22'],
])('%s writes a moment in its own order, Gregorian, Latin digits, 24 hours', (locale, text) => {
  expect(createDateFormats(locale, 'Asia/Shanghai').dateTime(AT).replaceAll(/\s/g, ' ')).toBe(text);
});

test('days and times of the zone that is asked for', () => {
  const { day, time, date } = createDateFormats('en', 'America/New_York');
  expect([day(AT), time(AT), date(AT)]).toEqual(['Jan 5', '20:41:22', '01/05/2026']);
});

test.each([
  ['en', 'Jan 6, 2026'],
  ['id', '6 Jan 2026'],
  ['th', '6 ม.ค. 2026'],
  ['ja', '2026年1月6日'],
])('%s names a day with its month in words and its year', (locale, text) => {
  expect(dayHeading(locale, 'Asia/Shanghai')(AT).replaceAll(/\s/g, ' ')).toBe(text);
});
