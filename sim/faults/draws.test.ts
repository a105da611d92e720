import { expect, test } from 'vitest';
import { type DrawnFaults, drawEventFaults, drawFaults } from './draws';
import { NO_FAULTS } from './no-faults';
import type { FaultReading, FaultSettings } from './settings';

const reading = (settings: Partial<FaultSettings>, seed = 7): FaultReading => ({
  settings: { ...NO_FAULTS, ...settings },
  seed,
  drops: 0,
});
const TRADE = 'POST /coin/trade';
const FINE: DrawnFaults = {
  latencyMs: 0,
  fails: null,
  retryAfterSeconds: 0,
  answerDelayMs: 0,
  refuses: null,
  changes: [],
  losesAnswer: false,
  envelope: null,
  sparesVisitors: true,
};
const DROP = { change: 'drop', path: 'price' } as const;

test.each<[string, Partial<FaultSettings>, DrawnFaults]>([
  ['nothing is wrong', {}, FINE],
  ['latency', { latencyMs: 50 }, { ...FINE, latencyMs: 50 }],
  ['every call fails', { errorRate: 1 }, { ...FINE, fails: 'http500' }],
  ['every call breaks', { errorRate: 1, errorKind: 'broken' }, { ...FINE, fails: 'broken' }],
  ['every answer is lost', { lostAnswerRate: 1 }, { ...FINE, losesAnswer: true }],
  ['the session is invalid', { envelope: 999 }, { ...FINE, envelope: 999 }],
  ['this call alone is slow', { latencyMs: 5, calls: { [TRADE]: { latencyMs: 9 } } }, { ...FINE, latencyMs: 9 }],
  ['this call alone is well', { errorRate: 1, calls: { [TRADE]: { errorRate: 0 } } }, FINE],
  [
    'this call alone has no 999',
    { envelope: 999, calls: { [TRADE]: { envelope: null } } },
    { ...FINE, sparesVisitors: false },
  ],
  [
    'a limit of requests',
    { errorRate: 1, errorKind: 'http429', retryAfterSeconds: 5 },
    { ...FINE, fails: 'http429', retryAfterSeconds: 5 },
  ],
  ['no answer at all', { calls: { [TRADE]: { errorRate: 1, errorKind: 'never' } } }, { ...FINE, fails: 'never' }],
  ['a slow first byte', { answerDelayMs: 300 }, { ...FINE, answerDelayMs: 300 }],
  [
    'this call alone is refused',
    { calls: { [TRADE]: { refusal: 'no_liquidity' } } },
    { ...FINE, refuses: 'no_liquidity' },
  ],
  ['a refusal that never happens', { calls: { [TRADE]: { refusal: 'no_liquidity', refusalRate: 0 } } }, FINE],
  ['a changed answer', { calls: { [TRADE]: { fields: [DROP] } } }, { ...FINE, changes: [DROP] }],
  ['a change that never happens', { calls: { [TRADE]: { fields: [{ ...DROP, rate: 0 }] } } }, FINE],
  ['calls of a pattern', { calls: { 'POST /coin/*': { latencyMs: 9 } } }, { ...FINE, latencyMs: 9 }],
  [
    'a name before a pattern, a long pattern before a short one',
    { calls: { [TRADE]: { latencyMs: 1 }, '*': { latencyMs: 3, answerDelayMs: 3 }, 'POST *': { answerDelayMs: 2 } } },
    { ...FINE, latencyMs: 1, answerDelayMs: 2 },
  ],
  ['another call has all the faults', { calls: { 'GET /menu': { errorRate: 1, envelope: 998 } } }, FINE],
])('%s', (_name, settings, expected) => {
  expect(drawFaults(reading(settings), TRADE, 1)).toEqual(expected);
});

const failing = (rate: number, seed: number, call = TRADE) =>
  Array.from({ length: 400 }, (_, n) => drawFaults(reading({ errorRate: rate }, seed), call, n + 1).fails !== null);
const share = (hits: boolean[]) => hits.filter(Boolean).length / hits.length;

test('of many requests about the set share fails, the same ones for the same seed', () => {
  for (const rate of [0.1, 0.5, 0.9]) expect(share(failing(rate, 7))).toBeCloseTo(rate, 1);
  expect(failing(0.5, 7)).toEqual(failing(0.5, 7));
  expect(failing(0.5, 8)).not.toEqual(failing(0.5, 7));
  expect(failing(0.5, 7, 'GET /coin/list')).not.toEqual(failing(0.5, 7));
});

const drawnEvents = (settings: Partial<FaultSettings>, seed = 7) =>
  Array.from({ length: 400 }, (_, n) => drawEventFaults(reading(settings, seed), 'daymarket', n));

test('about one event in two comes late when all are concerned', () => {
  expect(share(drawnEvents({ lateEventsMs: 100 }).map(({ delayMs }) => delayMs === 100))).toBeCloseTo(0.5, 1);
});

/** Every kind of random fault: about the set share of events or calls has it, the same ones for the same seed. */
test.each<[string, (seed: number) => readonly boolean[]]>([
  [
    'refusals',
    (seed) => drawnCalls({ refusal: 'no_liquidity', refusalRate: 0.5 }, seed).map(({ refuses }) => refuses !== null),
  ],
  ['lost answers', (seed) => drawnCalls({ lostAnswerRate: 0.5 }, seed).map(({ losesAnswer }) => losesAnswer)],
  [
    'changed answers',
    (seed) => drawnCalls({ fields: [{ ...DROP, rate: 0.5 }] }, seed).map(({ changes }) => changes.length > 0),
  ],
  ['lost events', (seed) => drawnEvents({ events: { '*': { lossRate: 0.5 } } }, seed).map(({ isLost }) => isLost)],
  [
    'repeated events',
    (seed) => drawnEvents({ events: { 'day*': { duplicateRate: 0.5 } } }, seed).map(({ isTwice }) => isTwice),
  ],
  [
    'changed events',
    (seed) =>
      drawnEvents({ events: { daymarket: { fields: [{ ...DROP, rate: 0.5 }] } } }, seed).map(
        ({ changes }) => changes.length > 0,
      ),
  ],
])('%s are drawn by the seed', (_name, draws) => {
  expect(share([...draws(7)])).toBeCloseTo(0.5, 1);
  expect(draws(7)).toEqual(draws(7));
  expect(draws(8)).not.toEqual(draws(7));
});

function drawnCalls(own: FaultSettings['calls'][string], seed: number): readonly DrawnFaults[] {
  return Array.from({ length: 400 }, (_, n) => drawFaults(reading({ calls: { [TRADE]: own } }, seed), TRADE, n + 1));
}

test('two changes of one call are drawn apart', () => {
  const fields = [
    { ...DROP, rate: 0.5 },
    { ...DROP, path: 'amount', rate: 0.5 },
  ] as const;
  const counts = drawnCalls({ fields: [...fields] }, 7).map(({ changes }) => changes.length);
  expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
});
