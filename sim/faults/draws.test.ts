import { expect, test } from 'vitest';
import { comesLate, drawFaults } from './draws';
import { NO_FAULTS } from './no-faults';
import type { FaultReading, FaultSettings } from './settings';

const reading = (settings: Partial<FaultSettings>, seed = 7): FaultReading => ({
  settings: { ...NO_FAULTS, ...settings },
  seed,
  drops: 0,
});
const TRADE = 'POST /coin/trade';
const FINE = { latencyMs: 0, fails: null, losesAnswer: false, envelope: null, sparesVisitors: true };

test.each([
  ['nothing is wrong', {}, FINE],
  ['latency', { latencyMs: 50 }, { ...FINE, latencyMs: 50 }],
  ['every call fails', { errorRate: 1 }, { ...FINE, fails: 'http500' }],
  ['every call breaks', { errorRate: 1, errorKind: 'broken' as const }, { ...FINE, fails: 'broken' }],
  ['every answer is lost', { lostAnswerRate: 1 }, { ...FINE, losesAnswer: true }],
  ['the session is invalid', { envelope: 999 as const }, { ...FINE, envelope: 999 }],
  ['this call alone is slow', { latencyMs: 5, calls: { [TRADE]: { latencyMs: 9 } } }, { ...FINE, latencyMs: 9 }],
  ['this call alone is well', { errorRate: 1, calls: { [TRADE]: { errorRate: 0 } } }, FINE],
  [
    'this call alone has no 999',
    { envelope: 999 as const, calls: { [TRADE]: { envelope: null } } },
    { ...FINE, sparesVisitors: false },
  ],
  ['another call has all the faults', { calls: { 'GET /menu': { errorRate: 1, envelope: 998 as const } } }, FINE],
])('%s', (_name, settings, expected) => {
  expect(drawFaults(reading(settings), TRADE, 1)).toEqual(expected);
});

const failing = (rate: number, seed: number, call = TRADE) =>
  Array.from({ length: 400 }, (_, n) => drawFaults(reading({ errorRate: rate }, seed), call, n + 1).fails !== null);
const share = (hits: boolean[]) => hits.filter(Boolean).length / hits.length;

test('of many requests about the wanted share fails, the same ones for the same seed', () => {
  for (const rate of [0.1, 0.5, 0.9]) expect(share(failing(rate, 7))).toBeCloseTo(rate, 1);
  expect(failing(0.5, 7)).toEqual(failing(0.5, 7));
  expect(failing(0.5, 8)).not.toEqual(failing(0.5, 7));
  expect(failing(0.5, 7, 'GET /coin/list')).not.toEqual(failing(0.5, 7));
});

test('about one event in two comes late', () => {
  const late = Array.from({ length: 400 }, (_, n) => comesLate(reading({ lateEventsMs: 100 }), 'daymarket', n));
  expect(share(late)).toBeCloseTo(0.5, 1);
});
