import { describe, expect, it } from 'vitest';
import { signInPoints, stockLeft, streakAfter, tradePoints } from './points';

describe('points', () => {
  it.each<[usdt: string, cents: number, points: number]>([
    ['nothing', 0, 0],
    ['a cent short of 100', 9_999, 0],
    ['100', 10_000, 1],
    ['199.99', 19_999, 1],
    ['12,345.67', 1_234_567, 123],
    ['50,000, the most', 5_000_000, 500],
    ['a million', 100_000_000, 500],
  ])('trading %s USDT in a day brings whole points up to the most', (_usdt, cents, points) => {
    expect(tradePoints(cents)).toBe(points);
  });

  it.each<[what: string, streak: number, last: number, day: number, after: number]>([
    ['the first sign-in begins a row', 0, 0, 20_000, 1],
    ['the day after goes on', 3, 19_999, 20_000, 4],
    ['a missed day begins anew', 6, 19_998, 20_000, 1],
    ['the seventh day', 6, 19_999, 20_000, 7],
    ['the day after the seventh', 7, 19_999, 20_000, 8],
  ])('%s', (_what, streak, last, day, after) => {
    expect(streakAfter(streak, last, day)).toBe(after);
  });

  it.each([
    [1, 10, 0],
    [6, 10, 0],
    [7, 10, 50],
    [8, 10, 0],
    [14, 10, 50],
  ])('day %i of a row brings %i and %i more', (streak, daily, extra) => {
    expect(signInPoints(streak)).toEqual({ daily, extra });
  });

  it.each([
    [10, 0, 0, 10],
    [10, 4, 5, 1],
    [10, 4, 6, 0],
    [10, 8, 9, 0],
    [3, 3, 0, 0],
  ])('of %i, with %i sold and %i taken by others, %i are left', (stock, sold, others, left) => {
    expect(stockLeft(stock, sold, others)).toBe(left);
  });
});
