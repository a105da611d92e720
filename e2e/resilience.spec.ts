import { expect, expectNetworkErrors, OWN_PAGE, test } from './fixtures';
import { withShortWaits } from './fixtures/short-waits';
import { waitForMessageInNextPage } from './fixtures/toasts';

test('websocket blocked: the app falls back to polling and prices go on', async ({ app, page, sandbox }) => {
  await app.open('/pages/market/market');
  await sandbox.faults.set({ websocketBlocked: true });
  await sandbox.clock.pause();
  await sandbox.market.set('BTC/USDT', (Number(await sandbox.market.price('BTC/USDT')) * 1.2).toFixed(2));
  const shown = await sandbox.market.price('BTC/USDT');
  await expect(page.getByRole('link', { name: /^BTC/ })).toContainText(Number(shown).toLocaleString('en'));
});

test.describe('without a network', () => {
  test.use(OWN_PAGE);

  test('a list, a chart and a page that failed to load are loaded when the network is back, a page also by its retry', async ({
    app,
    page,
    context,
    consoleErrors,
  }) => {
    await app.open('/pages/transaction/currency?symbol=ETH%2FUSDT&view=chart');
    // On this host the realtime connection outlives the network, so nothing reports that calls are answered again.
    await expect(page.locator('[data-page-frame]')).toHaveAttribute('data-prices', 'live');
    const retry = page.getByRole('button', { name: 'Try again' });
    const fails = async (path: string) => {
      await app.goto('/pages/setting/language');
      await context.setOffline(true);
      await withShortWaits(page, async () => {
        await app.goto(path);
        await expect(retry.first()).toBeVisible();
      });
    };
    const comes = async () => {
      await context.setOffline(false);
      await expect(retry).toHaveCount(0);
    };
    await fails('/pages/fund/assets_record?account=lever');
    await comes();
    await fails('/pages/transaction/currency?symbol=BTC%2FUSDT&view=chart');
    await comes();
    await expect(page.getByRole('heading', { level: 1, name: /BTC/ })).toBeVisible();
    // A test before may have loaded the page's file, which browsers keep.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await fails('/pages/common/area');
    await comes();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Area code');
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await app.goto('/pages/setting/security', { settle: false });
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect(heading).toHaveText('Security');
    expectNetworkErrors(consoleErrors);
  });
});

test.describe('without one of its files', () => {
  test.use(OWN_PAGE);

  test('home is shown, with a bell without a number', async ({ app, page, consoleErrors }) => {
    const COUNT = /\/assets\/messages-button-.*\.js/;
    await page.route(COUNT, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => COUNT.test(request.url()));
    await app.open('/pages/index/index');
    await failed;
    await app.settled();
    await app.getByRole('button', { name: 'Messages', exact: true }).click();
    await expect(page).toHaveURL(/message-center$/);
    expectNetworkErrors(consoleErrors);
  });

  test('a chart whose drawing code failed to load is loaded when the network is back', async ({
    app,
    page,
    context,
    consoleErrors,
  }) => {
    const DRAWING = /\/assets\/canvas-.*\.js/;
    await page.route(DRAWING, (route) => route.abort());
    await app.open('/pages/transaction/currency?symbol=ETH%2FUSDT&view=chart');
    const failure = page.getByTestId('market-chart').getByRole('alert');
    await expect(failure).toContainText('Couldn’t load the chart');
    await page.unroute(DRAWING);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(failure).toHaveCount(0);
    expectNetworkErrors(consoleErrors);
  });

  test('a sheet that failed to load says so, and loads at the next tap', async ({ app, page, consoleErrors }) => {
    await page.route(/\/assets\/alert-sheet-.*\.js/, (route) => route.abort());
    await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT&view=chart');
    const bell = app.getByRole('button', { name: 'BTC/USDT: price alerts' });
    await app.says('Check your internet connection', () => bell.click());
    await page.unrouteAll();
    await bell.click();
    await expect(app.getByRole('dialog', { name: 'BTC/USDT: price alerts' })).toBeVisible();
    expectNetworkErrors(consoleErrors);
  });
});

const ENDED = 'Your session has expired. Please log in again';

test('a session that ended elsewhere: the message, then the login, then back to where the user was', async ({
  app,
  page,
  sandbox,
}) => {
  await app.goto('/pages/fund/assets');
  await sandbox.signOut('trader');
  await waitForMessageInNextPage(page, ENDED, () => page.reload());
  // The screen also asks visitors to log in, until the login screen replaces it.
  await expect(page).toHaveURL(/pages\/common\/login/);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await app.signIn('maya@example.com');
  await expect(page).toHaveURL(/pages\/fund\/assets$/);
});

for (const [whose, screen] of [
  ['everybody', '/pages/fund/assets'],
  ['customers', '/pages/fund/assets_record'],
] as const)
  test(`a reload between the end of a session and the login, on a screen for ${whose}: the message again, once, then the login`, async ({
    app,
    page,
    sandbox,
  }) => {
    await app.goto('/pages/setting/language');
    await sandbox.signOut('trader');
    // The page reloads itself, because the login opens only 1.2 s after the message.
    await page.evaluate((message) => {
      const reload = () => document.body.textContent?.includes(message) && location.reload();
      new MutationObserver(reload).observe(document.body, { childList: true, subtree: true });
    }, ENDED);
    await waitForMessageInNextPage(page, ENDED, () => app.goto(screen, { settle: false }));
    await expect(page).toHaveURL(/pages\/common\/login/);
    await app.signIn('maya@example.com');
    await expect(page).toHaveURL((url) => url.hash === `#${screen}`);
    // What is still stored would be said at a reload long after.
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('session-ended');
  });

test('a visitor who opens a protected screen is asked to log in, and comes back to it', async ({ app, page }) => {
  await app.open('/pages/market/market', { scenario: 'first-day' });
  await app.says('Please log in first', () => app.goto('/pages/fund/assets_record', { settle: false }));
  await expect(page).toHaveURL(/login/);
  await app.signIn('maya@example.com');
  await expect(page).toHaveURL(/assets_record/);
});

test('time: a reload continues where the exchange was, with the same state', async ({ app, page, sandbox }) => {
  await app.open('/pages/market/market');
  await sandbox.clock.pause();
  await sandbox.clock.step('3h');
  const before = await sandbox.hash();
  await page.reload();
  await page.waitForFunction(() => 'sandbox' in window);
  expect(await sandbox.hash()).toBe(before);
});

test.describe('from an address', () => {
  test.use(OWN_PAGE);

  test('an unknown scenario: lists the existing ones, with links to each and to the default one', async ({
    app: { page },
  }) => {
    await page.goto('./?scenario=nope#/pages/market/market');
    const problem = page.getByRole('alert').filter({ hasText: 'There is no scenario called “nope”.' });
    const links = problem.getByRole('listitem').getByRole('link');
    await expect(links.filter({ hasText: /^spot-trader$/ })).toBeVisible();
    expect(await links.count()).toBeGreaterThan(60);
    await problem.getByRole('link', { name: 'Start the default scenario' }).click();
    await expect(page.getByRole('link', { name: /^BTC/ })).toBeVisible();

    await page.goto('./?scenario=nope#/pages/market/market');
    await links.filter({ hasText: /^flash-crash$/ }).click();
    await expect(page).toHaveURL(/\?scenario=flash-crash#\/pages\/market\/market$/);
    await expect(page.getByRole('link', { name: /^BTC/ })).toBeVisible();
  });
});
