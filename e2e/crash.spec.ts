import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { indexOf, keyedWord } from '@/lib/prng';
import type { Sandbox } from '../sim/control/sandbox';
import type { FinishedRun } from '../sim/journal/journal';
import { asRunFile } from '../sim/replay/run-file';
import { expect, OWN_PAGE, test } from './fixtures';
import { startKillable } from './killable-browser';

test.use(OWN_PAGE);

/**
 * `CRASH_KILLS=50 npx playwright test e2e/crash.spec.ts` runs the full number; `CRASH_SEED` changes the times of the
 * kills.
 */
const KILLS = Number(process.env.CRASH_KILLS ?? 4);
const SEED = Number(process.env.CRASH_SEED ?? 1);
/** A new run begins after this number of kills, because each check replays the whole run. */
const KILLS_A_RUN = 10;
/** Number of commands that must be answered for each kill, on average. */
const ANSWERS_A_KILL = 5;
/** Number of concurrent commands. */
const AT_ONCE = 6;

/** Sends grants with different amounts as fast as the exchange answers, and reports which were answered. */
function load(round: number, atOnce: number): void {
  const { sandbox, answered } = window as unknown as { sandbox: Sandbox; answered: (name: string) => void };
  let next = 0;
  const work = async (): Promise<void> => {
    next += 1;
    const name = `${round}.${String(next).padStart(7, '0')}1`;
    await sandbox.grant('trader', 'USDT', name);
    answered(name);
    return work();
  };
  for (let n = 0; n < atOnce; n += 1) void work();
}

/** Without a query the address continues the stored run. */
const open = async (page: Page, baseURL: string, query = '') => {
  await page.goto(`${baseURL}${query}#/pages/market/market`);
  await page.waitForFunction(() => 'sandbox' in window);
};

test(`the browser is killed ${KILLS} times under load: nothing answered is lost, nothing is done twice, the books balance`, async ({
  baseURL,
  inNode,
}, info) => {
  if (!baseURL) throw new Error('the project has no address');
  test.setTimeout(120_000 + KILLS * 15_000);
  const profile = await mkdtemp(join(tmpdir(), 'pocket-crash-'));
  let answered = new Set<string>();
  let total = 0;
  let browser = await startKillable(profile);
  try {
    await browser.page.exposeFunction('answered', (name: string) => void answered.add(name));
    await open(browser.page, baseURL, '?scenario=spot-trader&seed=7');
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = answered.size;
      await browser.page.evaluate(`(${load.toString()})(${kill}, ${AT_ONCE})`);
      // Half of the kills may meet a page that is still starting, the others one that answers.
      if (kill % 2 === 1)
        await expect.poll(() => answered.size - before, { intervals: [20] }).toBeGreaterThan(2 * ANSWERS_A_KILL);
      const afterMs = 20 + indexOf(keyedWord(SEED, 'kill', kill), 600);
      await new Promise((resolve) => void setTimeout(resolve, afterMs));
      await browser.kill();

      browser = await startKillable(profile);
      await browser.page.exposeFunction('answered', (name: string) => void answered.add(name));
      await open(browser.page, baseURL);
      const run = (await browser.page.evaluate(() => window.sandbox?.run('state.export'))) as FinishedRun;
      const done = run.entries.map(({ command }) => (command as { input?: { amount?: string } }).input?.amount);
      const counts = new Map<string, number>();
      for (const name of done) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
      const lost = [...answered].filter((name) => !counts.has(name));
      const doubled = [...counts].filter(([, count]) => count > 1);
      expect({ kill, lost, doubled }).toEqual({ kill, lost: [], doubled: [] });
      // Node replays the whole log.
      await inNode.import(asRunFile(run), { check: false });
      const replayed = { kill, hash: await inNode.hash(), faults: await inNode.ledger.check() };
      expect(replayed).toEqual({ kill, hash: run.hash, faults: [] });
      if (kill % KILLS_A_RUN !== 0) continue;
      total += answered.size;
      answered = new Set();
      await browser.page.evaluate(() => window.sandbox?.reset());
    }
    total += answered.size;
    info.annotations.push({ type: 'commands answered before a kill', description: String(total) });
    expect(total).toBeGreaterThan(KILLS * ANSWERS_A_KILL);
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true });
  }
});

test('a database that the browser has thrown away costs nothing: the run goes on from its log', async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'pocket-thrown-'));
  let browser = await startKillable(profile);
  try {
    await open(browser.page, baseURL ?? '');
    await browser.page.evaluate(() => window.sandbox?.grant('trader', 'USDT', '123.45'));
    const before = (await browser.page.evaluate(() => window.sandbox?.run('state.export'))) as FinishedRun;
    await browser.kill();
    await rm(join(profile, 'Default', 'IndexedDB'), { recursive: true });
    browser = await startKillable(profile);
    await open(browser.page, baseURL ?? '');
    const after = (await browser.page.evaluate(() => window.sandbox?.run('state.export'))) as FinishedRun;
    expect(after.entries).toEqual(before.entries);
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true });
  }
});
