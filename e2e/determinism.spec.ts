import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build, type Rollup } from 'vite';
import type { engineCheck } from '../sim/testing/engine-check';
import { expect, test } from './fixtures';

type EngineCheck = { engineCheck: typeof engineCheck };

/** One self-contained module, the same bytes for Node and for the browser. */
async function bundle(): Promise<string> {
  const result = (await build({
    mode: 'sandbox',
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'sim/testing/engine-check.ts', formats: ['es'] },
    },
  })) as Rollup.RollupOutput[];
  const [chunk] = result[0]?.output ?? [];
  if (!chunk) throw new Error('nothing was bundled');
  return chunk.code;
}

test('three virtual days with 1,000 commands come to the same hash in Node and in the browser, at any speed', async ({
  page,
}, info) => {
  const code = await bundle();
  const file = info.outputPath('engine-check.mjs');
  await writeFile(file, code);
  const { engineCheck: inNode } = (await import(pathToFileURL(file).href)) as EngineCheck;
  const expected = inNode();
  await page.goto('about:blank');
  const found = await page.evaluate(async (source) => {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const { engineCheck: inBrowser } = (await import(/* @vite-ignore */ address)) as EngineCheck;
    return inBrowser();
  }, code);
  expect(found).toEqual(expected);
  expect(found.everyTenMinutes).toEqual(found.hourly);
  expect(found.daily).toEqual(found.hourly);
  expect(found.hourly.accepted).toBeGreaterThan(600);
});
