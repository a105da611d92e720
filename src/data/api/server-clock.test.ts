import { describe, expect, test, vi } from 'vitest';
import { createServerClock } from './server-clock';

const HOUR_MS = 3_600_000;
const stamp = (timeMs: number) => new Date(timeMs).toUTCString();

test.each([
  ['no header', null, 0],
  ['rubbish', 'yesterday', 0],
  ['a second off is noise', stamp(HOUR_MS + 1000), 0],
  ['an hour ahead is corrected', stamp(2 * HOUR_MS), HOUR_MS + 500],
  ['an hour behind is corrected', stamp(0), -HOUR_MS + 500],
])('%s', (_, header, offsetMs) => {
  const clock = createServerClock(() => HOUR_MS);
  clock.observe(header, HOUR_MS, HOUR_MS);
  expect(clock.now()).toBe(HOUR_MS + offsetMs);
});

test('a slow answer is aged by half its trip', () => {
  const clock = createServerClock(() => HOUR_MS);
  clock.observe(stamp(2 * HOUR_MS), HOUR_MS - 4000, HOUR_MS);
  expect(clock.now()).toBe(2 * HOUR_MS + 2500);
});

test('an answer whose body is slow is aged from when its headers came', () => {
  const clock = createServerClock(() => HOUR_MS);
  clock.observe(stamp(2 * HOUR_MS), HOUR_MS - 5300, HOUR_MS - 5000);
  expect(clock.now()).toBe(2 * HOUR_MS + 500 + 150 + 5000);
});

test.each([1, 10, 59, 61, 90])(
  'a device that was an hour fast is followed when it is put right after %i minutes',
  (minutes) => {
    let [trueMs, fastMs] = [10 * HOUR_MS, HOUR_MS];
    const device = () => trueMs + fastMs;
    const clock = createServerClock(device);
    const answer = () => clock.observe(stamp(trueMs), device(), device());
    answer();
    expect(clock.now() - trueMs).toBe(500);
    trueMs += minutes * 60_000;
    fastMs = 0;
    answer();
    expect(clock.now() - trueMs).toBe(500);
  },
);

describe('two machines whose clocks differ', () => {
  const MINUTE_MS = 60_000;
  /** Observes answers, each some seconds after the first; resolves to how far ahead of the device the clock is after each. */
  function follow(answers: readonly (readonly [atS: number, aheadMs: number])[]) {
    let nowMs = HOUR_MS;
    const clock = createServerClock(() => nowMs);
    const jumps = vi.fn();
    clock.subscribe(jumps);
    const ahead = answers.map(([atS, aheadMs]) => {
      nowMs = HOUR_MS + atS * 1000;
      clock.observe(stamp(nowMs + aheadMs), nowMs, nowMs);
      return Math.round((clock.now() - nowMs) / 1000) * 1000;
    });
    return { ahead, jumps: jumps.mock.calls.length };
  }

  test('answers of both in turn move the clock once', () => {
    const inTurn = Array.from({ length: 20 }, (_, n) => [n, n % 2 ? MINUTE_MS : 0] as const);
    expect(follow(inTurn).jumps).toBe(1);
  });

  test.each<[what: string, answers: readonly (readonly [number, number])[], aheadMs: number]>([
    [
      'the first machine answers alone again, later',
      [
        [0, 0],
        [1, MINUTE_MS],
        [62, 0],
      ],
      0,
    ],
    [
      'a clock is moved forward twice',
      [
        [0, 0],
        [1, MINUTE_MS],
        [2, 2 * MINUTE_MS],
      ],
      2 * MINUTE_MS,
    ],
    [
      'a clock at rest was moved by ten seconds',
      [
        [0, 0],
        [1, 10_000],
        [11, 0],
      ],
      0,
    ],
  ])('%s', (_what, answers, aheadMs) => {
    expect(Math.abs((follow(answers).ahead.at(-1) ?? 0) - aheadMs)).toBeLessThanOrEqual(1000);
  });
});
