import { expect, test } from 'vitest';
import { dateText, fieldText, fromField, timeText } from './zone';

/** 09:41:22 on 6 January 2026 in the exchange's zone (UTC+8), in any zone of the test machine. */
const AT = Date.parse('2026-01-06T01:41:22Z');

test('shows the day and the time of UTC+8', () => {
  expect(timeText(AT, 'en')).toBe('09:41:22');
  expect(dateText(Date.parse('2026-01-05T16:30:00Z'), 'en')).toContain('6');
});

test('the years of Thai are the ones on receipts', () => {
  expect(dateText(AT, 'th')).toContain('2026');
});

test('what a field says is of UTC+8 as well', () => {
  expect(fieldText(AT)).toBe('2026-01-06T09:41:22');
  expect(fromField(fieldText(AT))).toBe(AT);
  expect(fromField('2026-01-06T09:41')).toBe(AT - 22_000);
});

test.each(['', '2026-01-06', 'tomorrow'])('"%s" is no moment', (text) => {
  expect(fromField(text)).toBeNull();
});
