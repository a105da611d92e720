import { afterEach, expect, test, vi } from 'vitest';
import { todaysStart } from '../../scenarios/default-run';
import openExchange from './open-exchange';

afterEach(() => vi.restoreAllMocks());

test('a scenario of today that is started a day later begins on that day', async () => {
  const realNowMs = Date.UTC(2026, 10, 27, 12);
  const { port } = await openExchange({ isolate: true, scenario: 'first-day', seed: 7, build: 'test', realNowMs });
  expect(port.state.header.startMs).toBe(todaysStart(realNowMs));
  const tomorrow = realNowMs + 86_400_000;
  vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
  await port.control('scenario.start', { name: 'first-day' });
  expect(port.state.header.startMs).toBe(todaysStart(tomorrow));
});
