import { expect, test, vi } from 'vitest';
import { createSignal } from '@/lib/stores/signal';
import type { ExchangePort, Notice } from '../port';
import { FaultMonitor, monitorFaults } from './fault-monitor';
import { NO_FAULTS } from './no-faults';
import type { FaultSettings } from './settings';

const reading = (settings: Partial<FaultSettings>, drops = 0) => ({
  settings: { ...NO_FAULTS, ...settings },
  seed: 7,
  drops,
});

test.each([
  ['WebSockets become blocked', [reading({ websocketBlocked: true })], 1],
  ['they stay blocked', [reading({ websocketBlocked: true }), reading({ websocketBlocked: true })], 1],
  ['the network goes', [reading({ offline: true }), reading({})], 1],
  ['connections are broken once, twice', [reading({}, 1), reading({}, 2)], 2],
  ['another run begins', [reading({}, 2), reading({}, 0)], 1],
  ['calls become slow', [reading({ latencyMs: 9 })], 0],
])('connections break when asked for: %s', (_name, readings, breaks) => {
  const board = new FaultMonitor();
  const dropped = vi.fn();
  board.dropped.on(dropped);
  for (const next of readings) board.update(next);
  expect(dropped).toHaveBeenCalledTimes(breaks);
});

test('requests are counted from when the faults were set', () => {
  const board = new FaultMonitor(reading({ errorRate: 0.5 }));
  expect([board.nextOf('a'), board.nextOf('a'), board.nextOf('b')]).toEqual([1, 2, 1]);
  board.update(reading({ errorRate: 0.5, offline: true }));
  expect(board.nextOf('a')).toBe(1);
});

test('at most a thousand names are counted separately, whatever paths a client sends', () => {
  const board = new FaultMonitor();
  const counts = Array.from({ length: 1_000 }, (_, at) => board.nextOf(`GET /${at}`));
  expect(new Set(counts)).toEqual(new Set([1]));
  expect([board.nextOf('GET /a'), board.nextOf('GET /b'), board.nextOf('GET /0')]).toEqual([1, 2, 2]);
});

test('a monitor has the current faults when it is created, and follows their changes', async () => {
  const notices = createSignal<Notice>();
  const control = vi.fn(async () => reading({ latencyMs: 40 }));
  const board = await monitorFaults({ control, onNotice: notices.on } as unknown as ExchangePort);
  expect(control).toHaveBeenCalledWith('faults.reading', {});
  expect(board.settings.latencyMs).toBe(40);
  notices.emit({ kind: 'faults', reading: reading({ offline: true }) });
  expect(board.settings.offline).toBe(true);
  expect(board.refusesWebSockets).toBe(true);
});
