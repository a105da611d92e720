import { expect, test, vi } from 'vitest';
import type { Backend } from '@/data/api/backend';
import { createClock } from '@/lib/clock/clock-port';
import { deferBackend } from './deferred-backend';

function startedBackend(nowMs: number): Backend {
  const clock = createClock(() => nowMs);
  return {
    ready: Promise.resolve(),
    host: 'https://sim',
    assetUrl: (path) => `blob:${path}`,
    clock,
    socketTransports: () => Promise.resolve(['a']),
  };
}

test('a clock that was taken early switches to the exchange’s time once that has started', async () => {
  let hand: (started: Backend) => void = () => {};
  const backend = deferBackend(() => new Promise((resolve) => (hand = resolve)));
  const listener = vi.fn();
  backend.clock.subscribe(listener);

  hand(startedBackend(1_000_000));
  await backend.ready;

  expect(listener).toHaveBeenCalledOnce();
  expect(backend.clock.now()).toBe(1_000_000);
  expect(backend.assetUrl('/a.png')).toBe('blob:/a.png');
  expect(backend.host).toBe('https://sim');
  expect(await backend.socketTransports?.()).toEqual(['a']);
});

test('changes of the exchange’s clock reach subscribers until they unsubscribe', async () => {
  const clock = createClock(() => 5_000);
  const backend = deferBackend(async () => ({ ...startedBackend(0), clock }));
  await backend.ready;
  const listener = vi.fn();
  const leave = backend.clock.subscribe(listener);
  clock.set({ nowMs: 9_000, rate: 60, paused: false });
  expect(listener).toHaveBeenCalledOnce();
  expect([backend.clock.now(), backend.clock.rate()]).toEqual([9_000, 60]);
  leave();
  clock.set({ nowMs: 1, rate: 1, paused: true });
  expect(listener).toHaveBeenCalledOnce();
});

test('`ready` rejects if the start fails', async () => {
  const backend = deferBackend(() => Promise.reject(new Error('no worker')));
  await expect(backend.ready).rejects.toThrow('no worker');
});
