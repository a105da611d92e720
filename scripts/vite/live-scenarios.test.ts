import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { liveScenarios } from './live-scenarios';
import { type Files, writeFiles } from './testing/build-files';
import { SERVED } from './testing/served';

const SCENARIO = 'scenarios/first-day.ts';
const FILES: Files = {
  'src/last.ts': '',
  'src/shared.ts': '',
  [SCENARIO]: "import '../src/shared';",
  'scenarios/tours/first-day.ts': '',
  'scenarios/people/anna.ts': '',
  'sim/scenarios/tour.ts': '',
};

const { root, remove } = writeFiles(FILES);
let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({ ...SERVED, root, plugins: [liveScenarios()] });
});
afterAll(async () => {
  await server.close();
  remove();
});

type Event = 'change' | 'unlink';
const reload = (file: string) => ({ type: 'full-reload', triggeredBy: `${root}/${file}`, path: '*' });

/** The messages that are sent when a file changes, to a page that has loaded every file and to code on the server. */
async function messagesOf(event: Event, file: string): Promise<readonly unknown[]> {
  const { client, ssr } = server.environments;
  for (const name of Object.keys(FILES)) await client.transformRequest(`/${name}`);
  const sent: unknown[][] = [];
  for (const { hot } of [client, ssr])
    vi.spyOn(hot, 'send').mockImplementation((...message: unknown[]) => void sent.push(message));
  const change = async (type: Event, name: string) => {
    const before = sent.length;
    server.watcher.emit(type, `${root}/${name}`);
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
  };
  await change(event, file);
  // Messages are sent in order, so those of the first change have been sent by then.
  await change('change', 'src/last.ts');
  expect(sent.pop()).toEqual([reload('src/last.ts')]);
  return sent;
}

test.each([SCENARIO, 'scenarios/tours/first-day.ts'])(
  'an edit of %s is reported, and reloads nothing',
  async (file) => {
    expect(await messagesOf('change', file)).toEqual([['pocket:scenario-edited', { file, at: expect.any(Number) }]]);
    const { moduleGraph } = server.environments.client;
    const [module] = moduleGraph.getModulesByFile(`${root}/${file}`) ?? [];
    expect(module?.transformResult).toBeNull();
  },
);

test.each<[string, Event, string]>([
  ['a scenario that is removed', 'unlink', SCENARIO],
  ['code that has the name of a scenario', 'change', 'sim/scenarios/tour.ts'],
  ['a person', 'change', 'scenarios/people/anna.ts'],
  ['what a scenario imports', 'change', 'src/shared.ts'],
])('%s reloads the page', async (_name, event, file) => {
  expect(await messagesOf(event, file)).toEqual([[reload(file)]]);
});
