import { expect, test } from 'vitest';
import { instantOf } from './instant';

const NOON = Date.UTC(2026, 1, 28, 12);

test.each([
  [NOON, NOON],
  ['2026-02-28', Date.UTC(2026, 1, 28)],
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2026-02-28T12:00Z', NOON],
  ['2026-02-28T20:00:00.000+08:00', NOON],
])('%s is an instant', (to, atMs) => {
  expect(instantOf(to)).toBe(atMs);
});

test.each([
  '',
  'soon',
  Number.NaN,
  // Without a zone.
  '2026-02-28T12:00',
  // Of no calendar.
  '2026-02-29',
  '2026-02-31T12:00Z',
  '2026-04-31',
  '2026-13-01',
  '2026-02-28T25:00Z',
])('%s is none', (to) => {
  expect(() => instantOf(to)).toThrow(/^not an instant: /);
});
