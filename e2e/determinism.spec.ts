import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { engineCheck } from '../sim/testing/engine-check';
import { bundle } from './bundle';
import { expect, OWN_PAGE, test } from './fixtures';

test.use(OWN_PAGE);

type EngineCheck = { engineCheck: typeof engineCheck };

const [TEN_MINUTES, HOUR, DAY] = [600_000, 3_600_000, 86_400_000];

// sim/core.test.ts compares the speeds in Node.
test('three virtual days with 1,000 commands come to the same hash in Node and in the browser, at any speed', async ({
  page,
}, info) => {
  const code = await bundle('sim/testing/engine-check.ts');
  const file = info.outputPath('engine-check.mjs');
  await writeFile(file, code);
  const { engineCheck: inNode } = (await import(pathToFileURL(file).href)) as EngineCheck;
  const { prices, sessions } = inNode([HOUR]);
  await page.goto('about:blank');
  const found = await page.evaluate(
    async ([source, stepsMs]) => {
      const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
      const { engineCheck: inBrowser } = (await import(/* @vite-ignore */ address)) as EngineCheck;
      return inBrowser(stepsMs);
    },
    [code, [TEN_MINUTES, DAY]] as const,
  );
  expect(found).toEqual({ prices, sessions: [sessions[0], sessions[0]] });
  expect(sessions[0]?.accepted).toBeGreaterThan(600);
});
