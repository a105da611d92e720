import { expect, test } from 'vitest';
import { queryOf, readFilter, writeFilter } from './bill-filter';

test.each([
  ['', { kind: undefined, currency: undefined, period: undefined }],
  ['kind=spot&currency=3&period=week', { kind: 'spot', currency: 3, period: 'week' }],
  ['kind=gold&currency=0&period=year', { kind: undefined, currency: undefined, period: undefined }],
  ['currency=3.5', { kind: undefined, currency: undefined, period: undefined }],
])('%j asks for %j', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
});

test.each(['', 'kind=fees', 'kind=spot&currency=3&period=month'])('%j comes back as it was', (address) => {
  expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
});

// 6 January 2026, 09:41 in the exchange's zone (UTC+8).
const NOW = Date.UTC(2026, 0, 6, 1, 41);
test.each([
  ['today', Date.UTC(2026, 0, 5, 16)],
  ['week', Date.UTC(2025, 11, 30, 16)],
  ['month', Date.UTC(2025, 11, 7, 16)],
] as const)('%s begins with a day of the exchange', (period, fromMs) => {
  const filter = { kind: undefined, currency: undefined, period };
  expect(queryOf(filter, NOW)).toEqual({ from: fromMs / 1000 });
  expect(queryOf(filter, NOW + 3_600_000)).toEqual({ from: fromMs / 1000 });
});
