import { afterEach, expect, test, vi } from 'vitest';
import { type FamilyClient, familyClient } from './family-client';

let client: FamilyClient;
afterEach(() => client.close());

const drift = async () => Date.now() - ((await client.control('clock.now')) as { now: number }).now;

test('--clock wall begins at the device’s time, and comes back to it after a pause and another run', async () => {
  client = await familyClient('--clock', 'wall');
  expect(Math.abs(await drift())).toBeLessThan(3_000);
  await client.control('scenario.start', { scenario: 'spot-trader', seed: 7 });
  await vi.waitFor(async () => expect(Math.abs(await drift())).toBeLessThan(3_000), { timeout: 15_000, interval: 500 });
});

test('without it the scenario has its own time', async () => {
  client = await familyClient();
  expect(await drift()).toBeGreaterThan(86_400_000);
});
