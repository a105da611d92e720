import { afterAll, beforeAll, expect, test } from 'vitest';
import { scenarioNames } from '../../scenarios/start/library';
import { hashAfter } from '../../testing/hash-after';
import { readOptions } from './options';
import { startServer } from './server';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer(readOptions(['--port', '0']));
});
afterAll(() => server.close());

const control = async <T>(action: string, input: unknown): Promise<T> => {
  const address = `${server.url}/__sandbox/${action.replace('.', '/')}`;
  return (await fetch(address, { method: 'POST', body: JSON.stringify(input) })).json();
};

test.each(scenarioNames())('%s comes to the same state here as without a host', async (name) => {
  const { now: startMs } = await control<{ now: number }>('scenario.start', { name, seed: 7, paused: true });
  await control('clock.advance', { by: '72h' });
  const { hash } = await control<{ hash: string }>('state.hash', {});
  expect(hash).toBe(hashAfter({ name, seed: 7, startMs, by: '72h' }));
});
