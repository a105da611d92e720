import { expect, test } from 'vitest';
import { toWireTime } from '@/domain/time';
import type { OptionOrder } from './events';
import { nextAsk, timed } from './queries';

const NOW = Date.UTC(2026, 5, 1, 12);
/** Expires in 30.4 s; the wire time has whole seconds. */
const expiry = NOW + 30_400;
const hour = 3_600_000;

const row = (facts: object): OptionOrder =>
  ({
    seconds: 60,
    status: 1,
    created_at: toWireTime(expiry - 60_000),
    handled_at: toWireTime(expiry),
    remain_milli_seconds: 30_400,
    ...facts,
  }) as OptionOrder;

test.each([
  ['second and what remains agree', row({}), NOW, expiry],
  ['the answer was long on its way', row({}), NOW + 5000, NOW + 30_999],
  ['the clock is behind', row({}), NOW - 5000, NOW + 30_000],
  ['nothing is said of what remains', row({ remain_milli_seconds: undefined }), NOW, NOW + 30_000],
  ['the expiry is not said', row({ handled_at: '', remain_milli_seconds: undefined }), NOW, NOW + 30_000],
  ['the server writes times of another zone', row({ handled_at: toWireTime(expiry - 5 * hour) }), NOW, expiry],
  ['it is settled', row({ status: 3, remain_milli_seconds: 0 }), NOW + hour, NOW + 30_000],
  [
    'nothing is said at all',
    row({ handled_at: '', created_at: '', remain_milli_seconds: undefined }),
    NOW,
    NOW + 60_000,
  ],
] as const)('the deadline where %s', (_, order, nowMs, expected) => {
  const { startedAtMs, expiresAtMs } = timed(order, nowMs);
  expect(expiresAtMs - expected).toBe(0);
  expect(expiresAtMs - startedAtMs).toBe(60_000);
});

test.each([
  ['in the exchange’s zone', 0, NOW + 60_000],
  ['in another zone', 8 * hour, NOW + 60_000],
] as const)('the deadline of an option that was just started, with times %s', (_, aheadMs, expected) => {
  const order = row({
    created_at: toWireTime(NOW - aheadMs),
    handled_at: toWireTime(NOW - aheadMs + 60_000),
    remain_milli_seconds: undefined,
  });
  expect(timed(order, NOW, true).expiresAtMs).toBe(expected);
});

test.each([
  ['nothing runs', [], true, 1, false],
  ['the clock stands', [NOW + 9000], true, 0, false],
  ['results are told: a little after the next expiry', [NOW + 90_000, NOW + 9000], true, 1, 10_500],
  ['ten times as fast', [NOW + 9000], true, 10, 2400],
  ['results are not told: every five seconds', [NOW + 9000], false, 1, 5000],
  ['results are not told: and after the next expiry', [NOW + 2000], false, 1, 3500],
  ['a countdown has ended without news', [NOW - 1], true, 1, 2000],
] as const)('asks again when %s', (_, expiries, pushed, rate, expected) => {
  expect(nextAsk(expiries, pushed, NOW, rate)).toBe(expected);
});
