import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bar } from '@/data/market/klines';
import { BarHistory } from './bar-history';

const MINUTE = 60_000;
const bar = (minute: number, close = 1): Bar => ({
  timeMs: minute * MINUTE,
  open: 1,
  high: Math.max(1, close),
  low: Math.min(1, close),
  close,
  volume: 1,
});
const range = (from: number, to: number, close?: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => bar(from + at, close));
const minutes = (history: BarHistory) => history.bars.map(({ timeMs }) => timeMs / MINUTE);

function historyOf(from: number, to: number): BarHistory {
  const history = new BarHistory(MINUTE);
  history.renew(range(from, to));
  return history;
}

describe('a live bar', () => {
  it.each([
    ['the last bar again', 12, 'updated', [10, 11, 12]],
    ['the next bar', 13, 'appended', [10, 11, 12, 13]],
    ['the bar before, as it closed', 11, 'corrected', [10, 11, 12]],
    ['one bar missing in between', 14, 'gap', [10, 11, 12]],
    ['after the clock was set back', 10, 'gap', [10, 11, 12]],
    ['before everything known', 2, 'gap', [10, 11, 12]],
  ] as const)('%s: minute %i is %s', (_, minute, taken, left) => {
    const history = historyOf(10, 12);
    expect(history.applyLiveBar(bar(minute, 7))).toBe(taken);
    expect(minutes(history)).toEqual(left);
    const at = history.bars.find(({ timeMs }) => timeMs === minute * MINUTE);
    if (at) expect(at.close).toBe(taken === 'gap' ? 1 : 7);
  });

  it('leaves a gap if there are no bars yet', () => {
    expect(new BarHistory(MINUTE).applyLiveBar(bar(1))).toBe('gap');
  });
});

describe('the newest page', () => {
  it.each([
    ['joins what is known', range(12, 20), [10, 11, ...range(12, 20).map((one) => one.timeMs / MINUTE)]],
    ['leaves a hole, so older bars go', range(30, 31), [30, 31]],
    ['ends earlier, the clock was set back', range(9, 11), [9, 10, 11]],
    ['is empty', [], []],
  ] as const)('%s', (_, page, expected) => {
    const history = historyOf(10, 12);
    history.renew(page);
    expect(minutes(history)).toEqual(expected);
  });

  it('replaces known bars of the same times', () => {
    const history = historyOf(10, 12);
    history.renew(range(11, 12, 5));
    expect(history.bars.map(({ close }) => close)).toEqual([1, 5, 5]);
  });
});

it('returns how many bars of an older page were new', () => {
  const history = historyOf(10, 12);
  expect(history.prepend(range(7, 11))).toBe(3);
  expect(history.prepend(range(7, 9))).toBe(0);
  expect(minutes(history)).toEqual([7, 8, 9, 10, 11, 12]);
});

it('stays ascending and without duplicates after any sequence of updates', () => {
  const minute = fc.integer({ min: 0, max: 40 });
  const page = fc.tuple(minute, minute).map(([a, b]) => range(Math.min(a, b), Math.max(a, b)));
  const step = fc.oneof(
    minute.map((at) => (history: BarHistory) => void history.applyLiveBar(bar(at))),
    page.map((bars) => (history: BarHistory) => history.renew(bars)),
    page.map((bars) => (history: BarHistory) => void history.prepend(bars)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const history = new BarHistory(MINUTE);
      for (const run of steps) {
        run(history);
        const times = minutes(history);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      }
    }),
  );
});
