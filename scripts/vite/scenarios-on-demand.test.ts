import { readdirSync } from 'node:fs';
import { createServer, type InlineConfig } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../bundle-node.mjs';
import { scenariosOnDemand } from './scenarios-on-demand';
import { outputOf } from './testing/build-files';
import { SERVED } from './testing/served';

const LIBRARY = `${root}/sim/scenarios/start/library.ts`;
/** A module beside the library, which does not exist. */
const ENTRY = `${root}/sim/scenarios/start/entry.ts`;
const ALL = readdirSync(`${root}/scenarios`).filter((name) => name.endsWith('.ts')).length;
/** Files to bundle; the imports of all others stay. */
const BUNDLED = /\/(entry|library)(\.ts)?$|\/files(-on-demand)?(\.ts)?$|preload-helper/;

const SCENARIO = /from "[./]*\/scenarios\/[\w-]+\.ts"/g;

/** The number of scenarios that the entry's file imports, and the number that the other files import. */
async function imported(entry: string, { mode = 'sandbox', build }: InlineConfig) {
  const output = await outputOf({
    root,
    mode,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
      scenariosOnDemand(),
    ],
    build: { minify: false, rolldownOptions: { input: ENTRY, external: (id) => !BUNDLED.test(id) }, ...build },
  });
  const [first = 0, ...others] = Object.values(output).map((code) => code.match(SCENARIO)?.length ?? 0);
  return { atOnce: first, later: others.reduce((sum, count) => sum + count, 0) };
}

const OF_LIBRARY = "import { library, loadScenarios } from './library'; console.log(library, loadScenarios());";
const OF_ANOTHER = "import { files } from '../files'; console.log(files);";
const WHOLE = { atOnce: ALL, later: 0 };

test.each<[string, string, InlineConfig, object]>([
  ['the sandbox begins with the default one, and loads all later', OF_LIBRARY, {}, { atOnce: 1, later: ALL }],
  ['another module of the sandbox has all', OF_ANOTHER, {}, WHOLE],
  ['a single file has all', OF_LIBRARY, { mode: 'single' }, WHOLE],
  ['a host for Node has all', OF_LIBRARY, { build: { ssr: true } }, WHOLE],
  ['a module for checks has all', OF_LIBRARY, { build: { lib: { entry: ENTRY, formats: ['es'] } } }, WHOLE],
])('scenarios: %s', async (_name, entry, config, count) => {
  expect(await imported(entry, config)).toEqual(count);
});

test('scenarios: the development server has all of them', async () => {
  const server = await createServer({ ...SERVED, root, mode: 'sandbox', plugins: [scenariosOnDemand()] });
  const found = await server.environments.client.pluginContainer.resolveId('../files', LIBRARY);
  await server.close();
  expect(found?.id).toBe(`${root}/sim/scenarios/files.ts`);
});
