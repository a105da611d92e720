import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { priceMark, seedPrices } from './prices';
import { subscribePrices } from './throttled-prices';

const frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function tick(symbol: string, last: string): void {
  const facts = { changePercent: 0, open: null, mark: null, index: null, high: null, low: null, volume: '0' };
  seedPrices([{ symbol, matchId: symbol.length, last, ...facts }], priceMark());
  for (const draw of frames.splice(0)) draw();
}

test('many ticks of many markets notify once a second, and not after unsubscribing', () => {
  const woken = vi.fn();
  const stop = subscribePrices(['BTC/USDT', 'ETHER/USDT'], woken);
  for (let i = 1; i <= 50; i++) {
    tick('BTC/USDT', `${60_000 + i}`);
    tick('ETHER/USDT', `${3000 + i}`);
  }
  expect(woken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(woken).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(woken, 'quiet markets wake nobody').toHaveBeenCalledTimes(1);
  tick('BTC/USDT', '1');
  vi.advanceTimersByTime(1000);
  expect(woken).toHaveBeenCalledTimes(2);
  tick('BTC/USDT', '2');
  stop();
  vi.advanceTimersByTime(1000);
  expect(woken).toHaveBeenCalledTimes(2);
});
