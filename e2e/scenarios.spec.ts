import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, OWN_PAGE, test } from './fixtures';

test.use(OWN_PAGE);

const scenarios = readdirSync(join(import.meta.dirname, '../scenarios'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

/** Time from the call to the state on an idle machine; a busy one may take three times as long. */
const BUDGET_MS = 1_000;
const BUSY = 3;

test('every scenario begins within its budget', async ({ app, page, sandbox, consoleErrors }) => {
  test.setTimeout(180_000);
  await app.open('/pages/market/market');
  const slow: string[] = [];
  for (const name of scenarios) {
    // The better of two measurements, to exclude other work of the machine.
    const took: number[] = [];
    for (let round = 0; round < 2; round++) {
      const tookMs = await page.evaluate(async (wanted) => {
        const startedMs = performance.now();
        await window.sandbox?.start(wanted, { seed: 7, paused: true });
        return performance.now() - startedMs;
      }, name);
      took.push(tookMs);
    }
    const best = Math.min(...took);
    if (best > BUDGET_MS * BUSY) slow.push(`${name}: ${best.toFixed(0)} ms`);
    console.log(`${name.padEnd(24)} ${best.toFixed(0).padStart(6)} ms`);
    // Faults of one scenario must not affect the next.
    await sandbox.faults.clear();
  }
  expect(slow).toEqual([]);
  // The browser reports calls that faulty scenarios broke off; any other error still counts.
  const unexpected = consoleErrors.filter((text) => !text.startsWith('Failed to load resource'));
  consoleErrors.splice(0, consoleErrors.length, ...unexpected);
});
