import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '@sim/hosts/node-server/server';
import { launchOptions } from '../../../scripts/browser.mjs';
import { type RoomTimes, roomTimes, scenarioStarts } from './control-room';
import { marketLoad } from './market-load';
import { SLOW_4G, slowLink } from './slow-link';
import { futuresLoad, historyLoad, type Load, orderTaps } from './trading';
import { newPhone, type Visit, visit, watchVisits } from './visit';

/**
 * `npm run bench -- --pages`: medians of waiting times on a slow phone (slow 4G, CPU four times slower), each with its
 * target. `--pages=3` takes the median of three runs. Missing builds are made. The last line is JSON, name to median,
 * like that of the other benches.
 */
const DEFAULT_RUNS = 5;
const PRODUCTION = 'dist';
const SANDBOX = 'dist-sandbox';

/** A page without script and style, with as much text as home, for comparison. */
const STATIC_PAGE = `<!doctype html><html lang="id"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Plain</title><h1>Pocket Exchange</h1>
<p>${'Trading koin dan saham di satu tempat. '.repeat(30)}</p></html>`;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

type Instant = Exclude<keyof Visit, 'files' | 'scripts'>;

function need(visited: Visit, what: Instant): number {
  const value = visited[what];
  if (value === null) throw new Error(`the visit shows no ${what}`);
  return value;
}

interface Visits {
  readonly cold: readonly Visit[];
  readonly warm: readonly Visit[];
  /** Gzip kB of JavaScript and CSS that a first visit has loaded until the shell and home are drawn. */
  readonly loadedKb: readonly number[];
  /** Gzip kB of JavaScript that a first visit has loaded until it ended. */
  readonly scriptsKb: readonly number[];
}

/**
 * Visits a folder over a slow line, each time with a new phone: a first visit, and another with everything the first
 * has cached.
 */
async function visits(browser: Browser, folder: string, until: 'price' | 'paint', runs: number): Promise<Visits> {
  const server = await startServer({
    port: 0,
    staticDir: folder,
    scenario: 'first-day',
    seed: 7,
    transports: ['websocket'],
  });
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  const loadedKb: number[] = [];
  const scriptsKb: number[] = [];
  // The first run does not count: the server still compresses its files, which real hosts have done before.
  for (let run = -1; run < runs; run += 1) {
    const line = await slowLink(Number(new URL(server.url).port), SLOW_4G);
    const { context, page } = await newPhone(browser);
    await watchVisits(page);
    const first = await visit(page, `${line.origin}/h5/`, until);
    const again = await visit(page, `${line.origin}/h5/`, until);
    if (run >= 0) {
      cold.push(first);
      warm.push(again);
      loadedKb.push(gzipKb(folder, first.files));
      scriptsKb.push(gzipKb(folder, first.scripts));
    }
    await context.close();
    line.close();
  }
  await server.close();
  return { cold, warm, loadedKb, scriptsKb };
}

function gzipKb(folder: string, paths: readonly string[]): number {
  const sizes = paths.map(
    (path) => gzipSync(readFileSync(join(folder, path.replace(/^\/h5\//, ''))), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function ensureBuild(folder: string, mode: string): void {
  if (existsSync(join(folder, 'index.html'))) return;
  const { status } = spawnSync('npx', ['--no-install', 'vite', 'build', '--mode', mode], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the ${mode} build failed`);
}

/** Runs all page benches and prints the results. */
export async function benchPages(runs = DEFAULT_RUNS): Promise<void> {
  ensureBuild(PRODUCTION, 'production');
  ensureBuild(SANDBOX, 'sandbox');
  const medians: Record<string, number> = {};
  const tell = (isMet: boolean, name: string, value: number, rest: string) => {
    medians[name] = Number(value.toPrecision(3));
    console.log(`${(isMet ? 'within' : 'OVER').padEnd(6)} ${name.padEnd(60)} ${medians[name]} ${rest}`);
  };
  const report = (name: string, value: number, unit: string, target: number) =>
    tell(value <= target, name, value, `${unit} (target ${target})`);
  const reportFrames = (name: string, loads: readonly Load[], target: number) => {
    const frames = median(loads.map((load) => load.frames));
    // A display at 60 Hz usually misses one frame or so.
    tell(frames >= target - 1, name, frames, `frames a second (target ${target})`);
  };
  const browser = await chromium.launch(launchOptions());
  const plainFolder = mkdtempSync(join(tmpdir(), 'plain-page-'));
  writeFileSync(join(plainFolder, 'index.html'), STATIC_PAGE);

  const plain = await visits(browser, plainFolder, 'paint', runs);
  rmSync(plainFolder, { recursive: true });
  const home = await visits(browser, PRODUCTION, 'price', runs);
  const of = (list: readonly Visit[], what: Instant) => median(list.map((entry) => need(entry, what)));
  const plainPaint = of(plain.cold, 'largestPaint');
  report('production: JS and CSS until home stands', median(home.loadedKb), 'kB', 170);
  report('production: JS that home loads in all', median(home.scriptsKb), 'kB', 175);
  report('production: first price, cold', of(home.cold, 'price'), 'ms', 2_000);
  report('production: first price, warm', of(home.warm, 'price'), 'ms', 1_000);
  report('production: blocking time', of(home.cold, 'blocking'), 'ms', 120);
  report('production: first contentful paint', of(home.cold, 'firstPaint'), 'ms', 1_800);
  report('production: largest contentful paint', of(home.cold, 'largestPaint'), 'ms', 2_500);
  report('production: largest paint over that of a static page', of(home.cold, 'largestPaint') / plainPaint, 'x', 2.5);

  const sandbox = await visits(browser, SANDBOX, 'price', runs);
  const ahead = median(sandbox.cold.map((entry) => need(entry, 'shell') - need(entry, 'exchange')));
  report('sandbox: shell on screen after the exchange has loaded', ahead, 'ms', 0);
  report('sandbox: first price, cold', of(sandbox.cold, 'price'), 'ms', 1_800);
  report('sandbox: first price, warm', of(sandbox.warm, 'price'), 'ms', 800);

  const server = await startServer({ port: 0, staticDir: SANDBOX, transports: ['websocket'] });
  const loads: number[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await marketLoad(browser, `${server.url}/h5/`));
  report('sandbox: work in a second of 300 markets x 10 ticks', median(loads), 'ms', 200);
  report('order tap to confirmed', median(await orderTaps(browser, `${server.url}/h5/`)), 'ms', 100);
  const futures: Load[] = [];
  for (let run = 0; run < runs; run += 1) futures.push(await futuresLoad(browser, `${server.url}/h5/`));
  report('futures screen main thread', median(futures.map(({ work }) => work)), 'ms/s', 250);
  reportFrames('futures screen with ten positions', futures, 60);
  const histories: Load[] = [];
  for (let run = 0; run < runs; run += 1) histories.push(await historyLoad(browser, `${server.url}/h5/`));
  reportFrames('history of 10,000 orders, scrolled', histories, 50);
  const rooms: RoomTimes[] = [];
  for (let run = 0; run < runs; run += 1) rooms.push(await roomTimes(browser, `${server.url}/h5/`));
  const starts = await scenarioStarts(browser, `${server.url}/h5/`);
  await server.close();
  report('sandbox: slowest start of a scenario', Math.max(...starts), 'ms', 1_000);
  report('control room: an action is seen in the phone', median(rooms.map(({ action }) => action)), 'ms', 300);
  report('control room: a scenario has started', median(rooms.map(({ start }) => start)), 'ms', 1_000);
  report('control room: reset for the next customer', median(rooms.map(({ reset }) => reset)), 'ms', 1_000);
  await browser.close();
  console.log(JSON.stringify(medians));
}
