import { expect, it } from 'vitest';
import { createDateFormats } from '@/i18n/date-format';
import { linesByDay } from './by-day';

// In the exchange's zone UTC+8. In Jakarta (UTC+7) the second time still falls on the previous day.
const ROWS = ['2026-01-07 08:00:00', '2026-01-07 00:59:59', '2026-01-06 08:00:00', 'soon'].map((created_time, id) => ({
  id,
  created_time,
}));

it('puts one line for each day above its rows, by the days of the reader’s time zone', () => {
  const lines = linesByDay(ROWS, createDateFormats('en', 'Asia/Jakarta').date);
  expect(lines.map((line) => (line.kind === 'day' ? line.day : line.row.id))).toEqual([
    '7 Jan 2026',
    0,
    '6 Jan 2026',
    1,
    2,
    'soon',
    3,
  ]);
  expect(new Set(lines.map(({ key }) => key)).size, 'keys are unique').toBe(lines.length);
});

it('has no lines without rows', () => {
  expect(linesByDay([], String)).toEqual([]);
});
