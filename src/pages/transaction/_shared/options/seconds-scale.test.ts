import { describe, expect, it } from 'vitest';
import { nextToEnd, PAST_MS, roundPrices, scaleOf } from './seconds-scale';

const NOW = 1_000_000_000;
const box = { nowMs: NOW, untilMs: NOW, width: 300, height: 100 };
const option = (expiresAtMs: number) => ({ side: 'up' as const, open: 100, startedAtMs: NOW - 1, expiresAtMs });

describe('scaleOf', () => {
  it.each([
    // End of the countdown, and the position of now: two minutes to its left, the rest to its right.
    [NOW, 200],
    [NOW + 40_000, 200],
    [NOW + 100_000, 150],
  ])('with an end at %d puts now at %d px', (untilMs, x) => {
    const scale = scaleOf([[NOW, 100]], [], { ...box, untilMs });
    expect(scale.x(NOW)).toBeCloseTo(x);
    expect(scale.x(NOW - PAST_MS)).toBeCloseTo(0);
    expect(scale.x(untilMs)).toBeLessThan(300);
  });

  it('keeps prices and entries inside, and a price that stands still in the middle', () => {
    const moved = scaleOf(
      [
        [NOW - 1, 90],
        [NOW, 110],
      ],
      [120],
      box,
    );
    for (const price of [90, 110, 120]) {
      expect(moved.y(price)).toBeGreaterThan(5);
      expect(moved.y(price)).toBeLessThan(95);
    }
    expect(scaleOf([[NOW, 100]], [], box).y(100)).toBeCloseTo(50);
  });

  it('stands without a price', () => {
    expect(scaleOf([], [], box).y(0)).toBe(50);
  });
});

it.each([
  [[], null],
  [[NOW - 1], null],
  [[NOW + 60_000, NOW + 30_000], NOW + 30_000],
  [[NOW, NOW + 30_000], NOW + 30_000],
])('of options that end at %j counts down %j', (ends, expected) => {
  expect(nextToEnd(ends.map(option), NOW)?.expiresAtMs ?? null).toBe(expected);
});

it.each([
  [89_470, 89_530, [89_480, 89_500, 89_520]],
  [0.1, 0.39, [0.1, 0.2, 0.3]],
  [5, 5, []],
])('writes round prices between %d and %d', (low, high, expected) => {
  const found = roundPrices(low, high);
  expect(found).toHaveLength(expected.length);
  found.forEach((price, at) => {
    expect(price).toBeCloseTo(expected[at] ?? Number.NaN);
  });
});
