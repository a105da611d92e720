import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Sandbox } from '../sim/control/sandbox';
import { type App, expect, OWN_PAGE, test } from './fixtures';
import { otherTab } from './fixtures/other-tab';
import { QUIET } from './fixtures/shared-page';

test.use(OWN_PAGE);

const TRADE = '/pages/transaction/currency';

/** Various actions: a price change, a grant, an order, an hour of time, another price. */
async function perform(app: App, sandbox: Sandbox): Promise<void> {
  await app.open(TRADE, { scenario: 'spot-trader', seed: 7 });
  await sandbox.clock.pause();
  await sandbox.market.set('BTC/USDT', '88000');
  await sandbox.grant('trader', 'USDT', '1000');
  await sandbox.market.set('BTC/USDT', '91000');
  await sandbox.clock.step('1h');
  await sandbox.market.crash('ETH/USDT', 4);
}

test('a shared link opens the same state in another browser, and a reload goes on from where that stood', async ({
  app,
  sandbox,
  browser,
  baseURL,
}) => {
  await perform(app, sandbox);
  const hash = await sandbox.hash();
  await sandbox.bookmark('before it is sent');
  const { query } = await sandbox.share();
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await otherTab(context);
  const inThere = <T>(action: string, input: object = {}) =>
    page.evaluate(
      ([name, given]) => (window as unknown as { sandbox: Sandbox }).sandbox.run(name as 'state.hash', given as never),
      [action, input] as const,
    ) as Promise<T>;
  const open = async () => {
    await page.goto(`./?${query}#${TRADE}`);
    await page.waitForFunction(() => 'sandbox' in window);
  };
  await open();
  expect((await inThere<{ hash: string }>('state.hash')).hash).toBe(hash);
  // Maya's session is part of the link: her balance is shown.
  await expect(page.getByText(/Maya|USDT/).first()).toBeVisible();
  expect((await inThere<{ token: string }>('run.session')).token).not.toBe('');
  expect(await inThere('run.bookmarks')).toMatchObject([{ name: 'before it is sent', where: 'past' }]);

  await inThere('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
  const { hash: later } = await inThere<{ hash: string }>('state.hash');
  expect(later).not.toBe(hash);
  await page.reload();
  await page.waitForFunction(() => 'sandbox' in window);
  expect((await inThere<{ hash: string }>('state.hash')).hash).toBe(later);
  await context.close();
});

test('a run goes back to a moment, and the app with it', async ({ app, sandbox }) => {
  await app.open(TRADE, { scenario: 'spot-trader', seed: 7 });
  await sandbox.clock.pause();
  await sandbox.market.set('BTC/USDT', '88000');
  const then = await sandbox.clock.now();
  const hash = await sandbox.hash();
  await sandbox.clock.step('1s');
  await sandbox.market.set('BTC/USDT', '95000');
  await expect(app.page.getByText('95,000').first()).toBeVisible();
  await sandbox.rewind(then);
  expect(await sandbox.hash()).toBe(hash);
  await expect(app.page.getByText('88,000').first()).toBeVisible();
  await expect(app.page.getByText('95,000')).toHaveCount(0);
});

test('a rewind keeps the future', { tag: '@smoke' }, async ({ app, sandbox }) => {
  await perform(app, sandbox);
  const hash = await sandbox.hash();
  const price = await app.price('BTC/USDT');
  const screens = async () =>
    (await sandbox.trail()).flatMap((one) => (one.do === 'screen' ? [`${one.n} ${one.screen}`] : []));
  const seen = await screens();
  expect(seen.length).toBeGreaterThan(0);
  const { startMs } = await sandbox.history();
  await sandbox.rewind(startMs);
  expect(await sandbox.hash()).not.toBe(hash);
  await expect.poll(() => app.price('BTC/USDT')).not.toBe(price);
  await app.page.reload();
  await app.settled();
  await sandbox.forward();
  expect(await sandbox.hash()).toBe(hash);
  expect(await screens()).toEqual(expect.arrayContaining(seen));
  await expect.poll(() => app.price('BTC/USDT')).toBe(price);
});

test('a run that an address takes the place of is taken up again where it stood', async ({ app, sandbox }) => {
  await perform(app, sandbox);
  const hash = await sandbox.hash();
  const now = await sandbox.clock.now();
  const price = await app.price('BTC/USDT');
  await app.open(TRADE, { scenario: 'first-day', seed: 3 });
  expect(await sandbox.current()).toMatchObject({ name: 'first-day', seed: 3 });
  const [run, ...others] = await sandbox.kept();
  expect(run).toMatchObject({ scenario: 'spot-trader', seed: 7, now, isAhead: false });
  expect(others).toEqual([]);
  await sandbox.takeUp(run?.id ?? '');
  expect(await sandbox.hash()).toBe(hash);
  expect(await sandbox.clock.reading()).toMatchObject({ now, paused: true });
  await expect.poll(() => app.price('BTC/USDT')).toBe(price);
  expect(await sandbox.kept()).toEqual([]);
});

test('an address that is loaded again keeps what was done since, one that is opened afresh begins anew', async ({
  app,
  sandbox,
}) => {
  const reload = async () => {
    // A pending call of the page being left would reach the network.
    await app.settled();
    await app.page.reload();
    await app.settled();
  };
  const current = async () => (await sandbox.current()).name;
  await perform(app, sandbox);
  const hash = await sandbox.hash();
  await reload();
  expect(await sandbox.hash()).toBe(hash);
  // The address still names the first scenario.
  await sandbox.start('flash-crash', { seed: 5 });
  await reload();
  expect(await current()).toBe('flash-crash');
  const [first] = await sandbox.kept();
  await sandbox.takeUp(first?.id ?? '');
  expect(await sandbox.hash()).toBe(hash);
  // An address without a query continues the run as well.
  await app.settled();
  await app.page.goto(`./#${TRADE}`);
  await app.settled();
  expect(await sandbox.hash()).toBe(hash);
  await app.settled();
  await app.open(TRADE, { scenario: 'spot-trader', seed: 7 });
  expect(await sandbox.current()).toMatchObject({ name: 'spot-trader', commands: 0 });
  expect(await sandbox.kept()).toMatchObject([{ scenario: 'spot-trader', seed: 7, isAhead: true }]);
});

test('a run link that is loaded again goes on with what runs by then', async ({ app, sandbox }) => {
  await perform(app, sandbox);
  const { query } = await sandbox.share();
  await app.settled();
  await app.page.goto(`./?${query}#${TRADE}`);
  await app.settled();
  await sandbox.start('first-day', { seed: 3 });
  await app.settled();
  await app.page.reload();
  await app.settled();
  expect(await sandbox.current()).toMatchObject({ name: 'first-day', seed: 3 });
});

test('a session that was exported comes to the same state ten times out of ten', async ({ app, sandbox }) => {
  await perform(app, sandbox);
  const file = await sandbox.export();
  // A screen that asks for nothing while one run takes the place of the other.
  await app.goto(QUIET);
  for (let n = 0; n < 10; n += 1) {
    await sandbox.start('first-day', { seed: n });
    await sandbox.import(file);
    expect(await sandbox.hash(), `time ${n + 1}`).toBe(file.hash);
  }
});

test('a link that was cut off says so, and leaves a way on', async ({ app: { page } }) => {
  await page.goto('./?run=AQAAAAAAAAAAAAAA');
  const alert = page.getByRole('alert').filter({ hasText: 'was cut off when it was copied' });
  await expect(alert).toBeVisible();
  await alert.getByRole('link').click();
  await page.waitForFunction(() => 'sandbox' in window);
});

test('a run and a call that were exported as tests pass as they are', async ({ app, sandbox }, info) => {
  test.setTimeout(150_000);
  await perform(app, sandbox);
  await app.settled();
  const named = () =>
    app.page.evaluate(() => (window as unknown as { sandbox: Sandbox }).sandbox.bookmark('the price is set'));
  await named();
  await sandbox.grant('trader', 'USDT', '1');
  await app.goto('/pages/fund/index');
  await app.settled();
  // As the page exports it, with what it shows.
  const { fileName, text } = await app.page.evaluate(() =>
    (window as unknown as { sandbox: Sandbox }).sandbox.asTest(),
  );
  expect(text.match(/for \(const text of \[/g)).toHaveLength(2);
  expect(text).toContain("await app.goto('/pages/transaction/currency')");
  const { steps } = await sandbox.inspect.read();
  const call = steps.findLast(({ cause }) => cause.kind === 'call' && cause.answer?.type === 'ok');
  const callTest = (await sandbox.inspect.copy(call?.seq ?? 0, 'test')) ?? '';
  const folder = `e2e/.generated/${info.workerIndex}`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${fileName}`, text);
  await writeFile(`${folder}/call.spec.ts`, callTest);
  await writeFile(`${folder}/fixtures.ts`, "export * from '../../fixtures';\n");
  // The nested Playwright uses this run's servers; its results are written to another folder.
  const { CI: _ci, ...env } = process.env;
  const own = ['--project=sandbox', '--reporter=line', `--output=${info.outputPath('generated')}`];
  const running = promisify(execFile)(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', folder, ...own],
    {
      env,
    },
  );
  const { stdout } = await running.catch((error: { stdout: string }) => error);
  expect(stdout).toContain('2 passed');
  await rm(folder, { recursive: true });
});
