import { expect, test } from 'vitest';
import { createDateFormats } from './date-format';

const AT = Date.UTC(2026, 0, 6, 1, 41, 22);

test.each([
  ['zh-CN', '2026年1月6日 09:41', '1月6日'],
  ['en', '6 Jan 2026, 09:41', '6 Jan'],
  ['zh-HK', '2026年1月6日 09:41', '1月6日'],
  ['th', '6 ม.ค. 2026 09:41', '6 ม.ค.'],
  ['ja', '2026年1月6日 09:41', '1月6日'],
  ['id', '6 Jan 2026, 09:41', '6 Jan'],
  ['ko', '2026년 1월 6일 09:41', '1월 6일'],
  ['fr', '6 janv. 2026, 09:41', '6 janv.'],
  ['es', '6 ene 2026, 09:41', '6 ene'],
  ['vi', '6 thg 1, 2026, 09:41', '6 thg 1'],
])('%s names the month, so that nobody takes the day for it', (locale, dateTime, day) => {
  const formats = createDateFormats(locale, 'Asia/Shanghai');
  expect(formats.dateTime(AT).replaceAll(/\s/g, ' ')).toBe(dateTime);
  expect(formats.exactTime(AT).replaceAll(/\s/g, ' ')).toBe(`${dateTime}:22`);
  expect(formats.day(AT).replaceAll(/\s/g, ' ')).toBe(day);
});

test('days and times of the given zone', () => {
  const { day, time, hourMinute, date } = createDateFormats('en', 'America/New_York');
  expect([day(AT), time(AT), hourMinute(AT), date(AT)]).toEqual(['5 Jan', '20:41:22', '20:41', '5 Jan 2026']);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e18])('%f is no time', (atMs) => {
  const { date, time, day } = createDateFormats('en');
  expect([date(atMs), time(atMs), day(atMs)]).toEqual(['—', '—', '—']);
});
