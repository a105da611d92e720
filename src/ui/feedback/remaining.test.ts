import { describe, expect, it } from 'vitest';
import { elapsedFraction, nextTextChangeMs, remainingParts } from './remaining';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('remainingParts', () => {
  const written = (ms: number) =>
    remainingParts(ms)
      .map(({ value, unit }) => `${value} ${unit}`)
      .join(' ');

  it.each([
    [0, '0 seconds'],
    [-5, '0 seconds'],
    [Number.NaN, '0 seconds'],
    [Number.POSITIVE_INFINITY, '0 seconds'],
    [1, '1 seconds'],
    [1000, '1 seconds'],
    [1001, '2 seconds'],
    [41 * SECOND, '41 seconds'],
    [59_001, '1 minutes 00 seconds'],
    [188 * SECOND, '3 minutes 08 seconds'],
    [59 * 60 * SECOND + 59_001, '1 hours 0 minutes'],
    [5 * HOUR + 12 * 60 * SECOND + 59_000, '5 hours 12 minutes'],
    [21 * HOUR + 57 * 60 * SECOND, '21 hours 57 minutes'],
    [DAY - 1, '1 days 0 hours'],
    [3 * DAY + 2 * HOUR + 59 * 60 * SECOND, '3 days 2 hours'],
    [400 * DAY, '400 days 0 hours'],
  ])('cuts %d ms into %s', (ms, text) => {
    expect(written(ms)).toBe(text);
  });
});

it.each([
  // start, target, now, elapsed fraction
  [0, 100, 25, 0.25],
  [0, 100, -5, 0],
  [0, 100, 500, 1],
  [100, 100, 100, 1],
])('counts from %d to %d at %d as %d', (start, target, now, fraction) => {
  expect(elapsedFraction(start, target, now)).toBe(fraction);
});

describe('nextTextChangeMs', () => {
  it.each([
    // remaining ms, rate, real ms until the change
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
