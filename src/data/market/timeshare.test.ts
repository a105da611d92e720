import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBackend } from '../api/backend';
import { loadBars } from './timeshare';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('bars to the left: the range reaches back, and the bar on screen is not repeated', async () => {
  const bar = (time: number) => ({
    id: time / 1000,
    period: '1min',
    'base-currency': 'BTC',
    'quote-currency': 'USDT',
    open: 1,
    close: 1,
    high: 1,
    low: 1,
    vol: 1,
    amount: 1,
    time,
    volume: 1,
  });
  const data = [bar(600_000), bar(540_000), bar(660_000)];
  fetched.mockResolvedValue(new Response(JSON.stringify({ code: 1, msg: 'success', data })));
  const bars = await loadBars({ symbol: 'BTC/USDT', period: '1min', beforeMs: 660_000, count: 10 });
  expect(bars.map((each) => each.timeMs)).toEqual([540_000, 600_000]);
  expect(String(fetched.mock.lastCall?.[0])).toContain('from=60&to=660');
});
