import { describe, expect, it } from 'vitest';
import { type ClockState, elapse, isClockRate } from './virtual-clock';

const clock = (patch: Partial<ClockState> = {}): ClockState => ({ nowMs: 1_000, rate: 1, paused: false, ...patch });

describe('the virtual clock', () => {
  it.each<[string, ClockState, number, number, number]>([
    ['real time', clock(), 16.75, 1_016, 0.75],
    ['ten times as fast', clock({ rate: 10 }), 16.75, 1_167, 0.05],
    ['an hour a second', clock({ rate: 3600 }), 1_000, 3_601_000, 0],
    ['too little for a millisecond', clock(), 0.5, 1_000, 0.5],
    ['paused', clock({ paused: true }), 500, 1_000, 0],
    ['real time running backwards', clock(), -5, 1_000, 0],
  ])('%s', (_case, state, elapsed, nowMs, unspent) => {
    const result = elapse(state, elapsed);
    expect(result.nowMs).toBe(nowMs);
    expect(result.unspentRealMs).toBeCloseTo(unspent, 9);
  });

  it('loses no time over many short beats', () => {
    let state = clock({ rate: 10 });
    let unspent = 0;
    for (let beat = 0; beat < 6_000; beat += 1) {
      const elapsed = elapse(state, unspent + 16.683);
      unspent = elapsed.unspentRealMs;
      state = { ...state, nowMs: elapsed.nowMs };
    }
    expect(Math.abs(state.nowMs - 1_000 - 6_000 * 166.83)).toBeLessThanOrEqual(1);
  });

  it('accepts only its own rates', () => {
    expect([1, 10, 60, 3600, 2, '1'].map(isClockRate)).toEqual([true, true, true, true, false, false]);
  });
});
