import { expect, test, vi } from 'vitest';
import { LocalPort } from '../../hosts/local-port';
import { ManualTime } from '../../hosts/manual-time';
import { MemoryRunStore } from '../../hosts/memory-run-store';
import { resumeRun } from '../../hosts/resume-run';
import type { RoomExchange } from '../connection/exchange';
import { chosenMarket, keepToListedMarkets } from './chosen-market';

const TOKEN = 'LUNR/USDT';

/** A room over a run in which the token is listed. */
async function opened() {
  const run = { scenario: 'ieo-warm-up-to-listing', seed: 7, build: 'test', realNowMs: 0 };
  const port = new LocalPort(await resumeRun(run, new MemoryRunStore()), { time: new ManualTime() });
  port.start();
  const control = ((action: string, input: object) => port.control(action, input)) as RoomExchange['control'];
  keepToListedMarkets({ control, onNotice: (listener) => port.onNotice(listener) });
  await control('clock.advance', { by: '20m' });
  return control;
}

test.each([
  [TOKEN, 'BTC/USDT'],
  ['ETH/USDT', 'ETH/USDT'],
  ['all', 'all'],
])('chosen in the last run, %s becomes %s in the next one', async (chosen, then) => {
  const control = await opened();
  expect((await control('market.list', {})).map(({ symbol }) => symbol)).toContain(TOKEN);
  chosenMarket.set(chosen);
  await control('scenario.start', { name: 'first-day' });
  await vi.waitFor(() => expect(chosenMarket.get()).toBe(then));
});

test('a market that is still listed after a rewind stays chosen', async () => {
  const control = await opened();
  await control('clock.advance', { by: '10m' });
  chosenMarket.set(TOKEN);
  const { nowMs } = await control('run.history', {});
  await control('run.rewind', { toMs: nowMs - 60_000 });
  await control('market.list', {});
  expect(chosenMarket.get()).toBe(TOKEN);
});
