import type { Sandbox } from '../sim/control/sandbox';
import { type App, expect, OWN_PAGE, test } from './fixtures';
import { asFirstVisit } from './fixtures/first-visit';
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

test('a shared link opens the same state in another browser, and a reload continues from there', async ({
  app,
  page,
  sandbox,
}) => {
  await perform(app, sandbox);
  const hash = await sandbox.hash();
  await sandbox.bookmark('before it is sent');
  const { query } = await sandbox.share();
  await asFirstVisit(page);
  await page.goto(`./?${query}#${TRADE}`);
  await page.waitForFunction(() => 'sandbox' in window);
  expect(await sandbox.hash()).toBe(hash);
  // Maya's session is part of the link: her balance is shown.
  await expect(page.getByText(/Maya|USDT/).first()).toBeVisible();
  expect((await sandbox.run('run.session', {})).token).not.toBe('');
  expect(await sandbox.run('run.bookmarks', {})).toMatchObject([{ name: 'before it is sent', where: 'past' }]);

  await sandbox.grant('trader', 'USDT', '5');
  const later = await sandbox.hash();
  expect(later).not.toBe(hash);
  await page.reload();
  await page.waitForFunction(() => 'sandbox' in window);
  expect(await sandbox.hash()).toBe(later);
});

test('a run that an address has replaced is resumed where it was', async ({ app, sandbox }) => {
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

test('a reloaded address keeps what was done since, one opened anew starts its run from the beginning', async ({
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

  await test.step('a run link that is loaded again goes on with what runs by then', async () => {
    await sandbox.market.set('BTC/USDT', '88000');
    const { query } = await sandbox.share();
    await app.settled();
    await app.page.goto(`./?${query}#${TRADE}`);
    await app.settled();
    await sandbox.start('first-day', { seed: 3 });
    await reload();
    expect(await sandbox.current()).toMatchObject({ name: 'first-day', seed: 3 });
  });
});

test('an incomplete link says so, and offers a way to continue', async ({ app: { page } }) => {
  await page.goto('./?run=AQAAAAAAAAAAAAAA');
  const alert = page.getByRole('alert').filter({ hasText: 'was cut off when it was copied' });
  await expect(alert).toBeVisible();
  await alert.getByRole('link').click();
  await page.waitForFunction(() => 'sandbox' in window);
});

type Body = (fixtures: { readonly app: App; readonly sandbox: Sandbox }) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** The body of the only test in a file that was exported. It is of this process: another browser would have to start. */
async function bodyOf(file: string): Promise<Body> {
  const bodies: Body[] = [];
  const define = Object.assign((_title: string, body: Body) => bodies.push(body), { use: () => {} });
  const [imports = '', ...code] = file.split('\n');
  expect(imports).toBe("import { expect, test } from './fixtures';");
  await new AsyncFunction('test', 'expect', code.join('\n'))(define, expect);
  expect(bodies).toHaveLength(1);
  return bodies[0] as Body;
}

test.describe('in a page that other tests use', () => {
  test.use({ sharesPage: true });

  test('a run and the app go back to a moment', async ({ app, sandbox }) => {
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

  // sim/replay/run-file.test.ts has ten times out of ten.
  test('a session that was exported comes to the same state each time', async ({ app, sandbox }) => {
    await perform(app, sandbox);
    const file = await sandbox.export();
    // A screen that asks for nothing while one run takes the place of the other.
    await app.goto(QUIET);
    for (let n = 0; n < 2; n += 1) {
      await sandbox.start('first-day', { seed: n });
      await sandbox.import(file);
      expect(await sandbox.hash(), `time ${n + 1}`).toBe(file.hash);
    }
  });

  test('a run and a call exported as tests pass unchanged', async ({ app, sandbox }) => {
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
    expect(fileName).toMatch(/^spot-trader-[0-9a-f]{6}\.spec\.ts$/);
    expect(text.match(/for \(const text of \[/g)).toHaveLength(2);
    expect(text).toContain("await app.goto('/pages/transaction/currency')");
    const { steps } = await sandbox.inspect.read();
    const call = steps.findLast(({ cause }) => cause.kind === 'call' && cause.answer?.type === 'ok');
    const callTest = (await sandbox.inspect.copy(call?.seq ?? 0, 'test')) ?? '';
    for (const file of [text, callTest]) {
      const body = await bodyOf(file);
      await body({ app, sandbox });
    }
  });
});
