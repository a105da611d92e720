import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClockRate } from '../clock/virtual-clock';
import { ASLEEP_AFTER_MS, BEAT_MS, Driver, SLICE_BUDGET_MS } from './driver';
import { ManualTime } from './manual-time';

function setUp({ rate = 1 as ClockRate, costMs = 0 } = {}) {
  const time = new ManualTime();
  const steps: number[] = [];
  const exchange = {
    nowMs: 0,
    clock: { rate, paused: false },
    advanceTo(atMs: number) {
      steps.push(atMs - this.nowMs);
      this.nowMs = atMs;
      time.spend(costMs);
    },
  };
  const beats: number[] = [];
  const driver = new Driver(exchange, (realMs) => beats.push(realMs), time);
  driver.start();
  return { time, exchange, driver, steps, beats };
}

describe('virtual time follows real time', () => {
  test.each([1, 10, 60, 3600] as const)('at rate %i, to the millisecond', (rate) => {
    const { time, exchange, driver } = setUp({ rate });
    time.pass(10_000);
    driver.catchUp();
    expect(exchange.nowMs).toBe(10_000 * rate);
  });

  test('it never drifts, however late timers come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0, max: 2_000, noNaN: true }), fc.nat(500)), { maxLength: 40 }),
        (gaps) => {
          const { time, exchange, driver } = setUp({ rate: 10 });
          const startMs = time.now();
          for (const [gap, late] of gaps) time.pass(gap, late);
          driver.catchUp();
          // The exchange's time may differ by rounding of doubles, but never by a whole virtual millisecond.
          expect(Math.abs(exchange.nowMs - (time.now() - startMs) * 10)).toBeLessThan(1.001);
        },
      ),
    );
  });

  test('beats fall on the grid, and missed ones are left out', () => {
    const { time, beats } = setUp();
    time.pass(600);
    expect(beats.map((at) => at - 1_000)).toEqual([BEAT_MS, 2 * BEAT_MS]);
    time.pass(1_000, 130);
    time.pass(1_000);
    const offGrid = beats.filter((at) => (at - 1_000) % BEAT_MS !== 0);
    expect(offGrid.length).toBeGreaterThan(0);
    expect((beats.at(-1) ?? 0) % BEAT_MS).toBe(0);
  });
});

describe('a pause', () => {
  test('stops time and not the beats', () => {
    const { time, exchange, beats } = setUp();
    time.pass(500);
    exchange.clock = { rate: 1, paused: true };
    const { length } = beats;
    time.pass(5_000);
    expect(exchange.nowMs).toBe(500);
    expect(beats.length).toBe(length + 20);
    exchange.clock = { rate: 1, paused: false };
    time.pass(1_000);
    expect(exchange.nowMs).toBe(1_500);
  });

  test('a change of rate counts from when it was made', () => {
    const { time, exchange, driver } = setUp();
    time.pass(100);
    driver.catchUp();
    exchange.clock = { rate: 60, paused: false };
    time.pass(100);
    driver.catchUp();
    expect(exchange.nowMs).toBe(100 + 6_000);
  });
});

describe('catching up', () => {
  test('a throttled tab runs what it missed, in turns of its budget', () => {
    const { time, exchange, driver, steps } = setUp({ rate: 3600, costMs: 10 });
    time.spend(60_000);
    const before = time.now();
    driver.catchUp();
    expect(time.now() - before).toBeLessThan(SLICE_BUDGET_MS + 10 + 1);
    expect(steps.length).toBeGreaterThan(1);
    time.pass(600_000);
    driver.catchUp();
    const behindMs = (time.now() - 1_000) * 3600 - exchange.nowMs;
    expect(behindMs).toBeLessThan(60_000 * 3600);
  });

  test('cheap steps grow, so that hours do not take thousands of them', () => {
    const { time, exchange, steps } = setUp({ rate: 3600 });
    time.pass(80_000, 79_000);
    expect(exchange.nowMs).toBeGreaterThan(70_000 * 3600);
    expect(steps.length).toBeLessThan(60);
  });

  test('no time passes while the device sleeps', () => {
    const { time, exchange, driver } = setUp();
    time.pass(1_000);
    time.spend(ASLEEP_AFTER_MS);
    driver.catchUp();
    expect(exchange.nowMs).toBe(1_000);
    time.pass(1_000);
    expect(exchange.nowMs).toBe(2_000);
  });

  test('a new run owes nothing of the old one’s time', () => {
    const { time, exchange, driver } = setUp({ rate: 3600, costMs: 20 });
    time.spend(60_000);
    driver.catchUp();
    driver.reset();
    exchange.nowMs = 0;
    driver.catchUp();
    expect(exchange.nowMs).toBe(0);
  });
});

test('a stopped driver leaves no timer', () => {
  const { time, exchange, driver } = setUp();
  driver.stop();
  time.pass(5_000);
  expect(exchange.nowMs).toBe(0);
});

test('time runs on after a turn that failed', () => {
  const { time, exchange, beats } = setUp();
  const { advanceTo } = exchange;
  exchange.advanceTo = () => {
    throw new Error('a mistake of ours');
  };
  expect(() => time.pass(BEAT_MS)).toThrow('a mistake of ours');
  exchange.advanceTo = advanceTo;
  time.pass(4 * BEAT_MS);
  expect(beats.length).toBeGreaterThan(2);
  expect(exchange.nowMs).toBe(5 * BEAT_MS);
});
