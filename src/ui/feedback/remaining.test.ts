import { describe, expect, it } from 'vitest';
import { elapsedFraction, formatRemaining, nextTextChangeMs } from './remaining';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('formatRemaining', () => {
  it.each([
    [0, '00:00'],
    [-5, '00:00'],
    [Number.NaN, '00:00'],
    [1, '00:01'],
    [1000, '00:01'],
    [1001, '00:02'],
    [41 * SECOND, '00:41'],
    [59 * 60 * SECOND + 59_001, '01:00:00'],
    [8_049_000, '02:14:09'],
    [3 * DAY + HOUR, '73:00:00'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(formatRemaining(ms)).toBe(text);
  });

  it('writes days with the unit of the language', () => {
    const formatDays = (days: number) => `${days} hari`;
    expect(formatRemaining(3 * DAY + 8_049_000, { formatDays })).toBe('3 hari 02:14:09');
    expect(formatRemaining(8_049_000, { formatDays })).toBe('02:14:09');
  });

  it('always shows hours where rows must line up', () => {
    expect(formatRemaining(41 * SECOND, { hours: true })).toBe('00:00:41');
  });
});

it.each([
  // start, target, now, share that is over
  [0, 100, 25, 0.25],
  [0, 100, -5, 0],
  [0, 100, 500, 1],
  [100, 100, 100, 1],
])('counts from %d to %d at %d as %d', (start, target, now, fraction) => {
  expect(elapsedFraction(start, target, now)).toBe(fraction);
});

describe('nextTextChangeMs', () => {
  it.each([
    // remaining, rate, real milliseconds
    [41_300, 1, 300],
    [41_000, 1, 1000],
    [41_000, 2, 500],
    [41_000, 3600, 250],
    [41_100, 1, 250],
    [41_000, 0, null],
    [0, 1, null],
    [-1, 1, null],
  ])('with %d ms left at rate %d waits %s', (remaining, rate, wait) => {
    expect(nextTextChangeMs(remaining, rate)).toBe(wait);
  });
});
