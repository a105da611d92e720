import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { LocalPort } from '../../hosts/local-port';
import { ManualTime } from '../../hosts/manual-time';
import { MemoryRunStore } from '../../hosts/memory-run-store';
import { resumeRun } from '../../hosts/resume-run';
import openTours from './tours';

vi.mock('react-dom/client', () => ({ createRoot: () => ({ render() {} }) }));

let port: LocalPort;
const ask = <T>(action: string, input: object = {}) => port.control(action, input) as Promise<T>;

beforeAll(() => startI18n('en'));
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    body: { append() {} },
    addEventListener() {},
    removeEventListener() {},
    querySelectorAll: () => [],
  });
  const run = { scenario: 'first-day', seed: 7, build: 'test', realNowMs: Date.UTC(2026, 0, 6) };
  port = new LocalPort(await resumeRun(run, new MemoryRunStore()), { time: new ManualTime() });
  port.start();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, () => Promise<unknown>, boolean]>([
  ['a rewind', () => ask('run.rewind', { seq: 0 }), true],
  ['a command', () => ask('people.as', { who: 'whale' }), true],
  ['a scenario that begins', () => ask('scenario.start', { name: 'spot-trader' }), false],
  ['the same scenario from its start', () => ask('scenario.reset'), false],
  ['a run that is opened', async () => ask('run.import', { file: await ask('run.export') }), false],
])('of a tour and %s', async (_what, happen, goesOn) => {
  const { player, start } = openTours(port);
  await start();
  expect(player.state.get()?.tour.name).toBe('first-day');
  await happen();
  expect(player.state.get() !== null).toBe(goesOn);
  player.stop();
});
