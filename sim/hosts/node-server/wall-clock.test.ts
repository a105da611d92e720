import { afterEach, expect, test, vi } from 'vitest';
import { type FamilyClient, familyClient } from './family-client';

let client: FamilyClient;
afterEach(async () => {
  await client.close();
  vi.useRealTimers();
});

const drift = async () => Date.now() - ((await client.control('clock.now')) as { now: number }).now;

test('--clock wall begins at the device’s time, and comes back to it after a pause and another run', async () => {
  client = await familyClient('--clock', 'wall');
  expect(Math.abs(await drift())).toBeLessThan(3_000);
  expect(await client.control('scenario.start', { name: 'spot-trader', seed: 7 })).toMatchObject({
    name: 'spot-trader',
  });
  await client.control('clock.set', { paused: true });
  await vi.waitFor(async () => expect(Math.abs(await drift())).toBeLessThan(3_000), { timeout: 15_000, interval: 500 });
});

test.each(['2026-03-01T16:00:00Z', '2026-03-02T01:30:00Z', '2026-03-02T01:41:00Z', '2026-03-02T15:59:59Z'])(
  '--clock wall begins a scenario of today at %s as well',
  async (deviceTime) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(deviceTime) });
    client = await familyClient('--clock', 'wall', '--scenario', 'first-day');
    expect(Math.abs(await drift())).toBeLessThan(3_000);
    await client.control('scenario.start', { name: 'first-day', seed: 8 });
    await vi.waitFor(async () => expect(Math.abs(await drift())).toBeLessThan(3_000), {
      timeout: 15_000,
      interval: 500,
    });
  },
);

test('without it the scenario has its own time', async () => {
  client = await familyClient();
  expect(await drift()).toBeGreaterThan(86_400_000);
});
