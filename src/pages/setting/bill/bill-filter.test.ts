import { expect, test } from 'vitest';
import { DAY_MS } from '@/domain/time';
import { createDateFormats } from '@/i18n/date-format';
import { localDayStart } from '@/lib/clock/local-minute';
import { queryOf, readFilter, writeFilter } from './bill-filter';

test.each([
  ['', { kind: undefined, currency: undefined, period: undefined }],
  ['kind=spot&currency=3&period=week', { kind: 'spot', currency: 3, period: 'week' }],
  ['kind=gold&currency=0&period=year', { kind: undefined, currency: undefined, period: undefined }],
  ['currency=3.5', { kind: undefined, currency: undefined, period: undefined }],
])('%j asks for %j', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
});

test.each(['', 'kind=fees', 'kind=spot&currency=3&period=month'])('%j is read and written unchanged', (address) => {
  expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
});

const { date, hourMinute } = createDateFormats('en');
const TODAY = Date.UTC(2026, 0, 6, 12);
// The list has a line with the date above the entries of each day, in the same time zone.
test.each([
  ['today', 0],
  ['week', 6],
  ['month', 29],
] as const)('%s begins when the reader’s day %i days ago did', (period, daysAgo) => {
  const fromOf = (nowMs: number) => (queryOf({ kind: undefined, currency: undefined, period }, nowMs).from ?? 0) * 1000;
  const fromMs = fromOf(TODAY);
  expect([date(fromMs), hourMinute(fromMs)]).toEqual([date(TODAY - daysAgo * DAY_MS), '00:00']);
  expect(fromOf(localDayStart(TODAY))).toBe(fromMs);
  expect(fromOf(localDayStart(TODAY, -1) - 1)).toBe(fromMs);
});
