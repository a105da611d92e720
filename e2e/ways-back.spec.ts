import { expect, test } from './fixtures';
import type { App } from './fixtures/app';

const LOGIN = '/pages/common/login';
const LANGUAGE = '/pages/setting/language';
const SETTINGS = '/pages/setting/setting';
const SECURITY = '/pages/setting/security';

const at = (app: App, path: string) => expect(app.page).toHaveURL(new RegExp(`#${path}$`));

/** Home, settings, security, by tapping, because an address set by a test has no way back. */
test.beforeEach(async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/');
  for (const path of [SETTINGS, SECURITY]) {
    await app.locator(`a[href="#${path}"]`).first().click();
    await at(app, path);
  }
});

test('Back after a new login skips the login and the current screen', async ({ app, sandbox }) => {
  await sandbox.signOut('trader');
  await app.page.reload();
  await expect(app.page).toHaveURL(/login\?from=/);
  await app.signIn('maya@example.com');
  await at(app, SECURITY);
  await app.page.goBack();
  await at(app, SETTINGS);
});

test('a login that was opened directly leads home', async ({ app, sandbox }) => {
  await sandbox.as('visitor');
  await app.goto(`${LOGIN}?from=${encodeURIComponent(LOGIN)}`);
  await app.signIn('maya@example.com');
  await at(app, '/');
  await expect(app.locator('input[name="password"]')).toHaveCount(0);
});

test('the identity check, once passed, is not in the history', async ({ app, sandbox }) => {
  await sandbox.faults.set({ calls: { 'GET /user/info': { envelope: 998 } } });
  await app.page.reload();
  await expect(app.page).toHaveURL(/real_mark/);
  await sandbox.faults.clear();
  await app.page.reload();
  await app.getByRole('button', { name: 'Continue where you left off' }).click();
  await at(app, SECURITY);
  await app.page.goBack();
  await at(app, SETTINGS);
});

test('a market that is chosen on the trade page is among the recent ones', async ({ app }) => {
  await app.goto('/pages/transaction/index?tab=coins');
  await app.getByRole('button', { name: /^Choose a market/ }).click();
  await app.page
    .getByRole('dialog')
    .getByRole('button', { name: /^SOL\/USDT/ })
    .click();
  await expect(app.page).toHaveURL(/symbol=SOL/);
  await app.goto('/pages/market/search');
  await expect(app.getByRole('link', { name: 'SOL', exact: true })).toBeVisible();
});

const openChart = (app: App) => app.getByRole('button', { name: /^Open full chart/ }).click();
const pressOnChart = (name: 'Buy' | 'Sell') => async (app: App) => {
  await openChart(app);
  await expect(app.page).toHaveURL(/view=chart/);
  await app.getByRole('button', { name, exact: true }).click();
};
const buyOnChart = pressOnChart('Buy');

for (const [what, form, goAndReturn] of [
  [
    'Trade on the page of a futures market',
    '/pages/transaction/index?tab=futures',
    async (app: App) => {
      await openChart(app);
      await expect(app.page).toHaveURL(/contract\?symbol=/);
      await app.getByRole('button', { name: 'Trade', exact: true }).click();
    },
  ],
  ['Buy on the page of a stock', '/pages/transaction/index2?symbol=NVLA%2FUSDT', buyOnChart],
  [
    'Sell in the trade tab',
    '/pages/transaction/index?tab=coins',
    async (app: App) => {
      await pressOnChart('Sell')(app);
      await expect(app.getByRole('radio', { name: 'Sell' })).toBeChecked();
    },
  ],
  ['Buy on the page of spot trading', '/pages/transaction/currency', buyOnChart],
  ['the tab of the screen that is shown', '/pages/transaction/index?tab=options', (app: App) => app.tab('trade')],
] as const)
  test(`${what} leads back to the form in the history, not to a second one`, async ({ app }) => {
    await app.goto(form);
    await goAndReturn(app);
    await expect(app.page).toHaveURL((url) => url.hash.startsWith(`#${form}`));
    await app.settled();
    await app.page.goBack();
    await at(app, SECURITY);
  });

test('after a logout, Back does not lead to screens for customers', async ({ app }) => {
  await app.page.goBack();
  await at(app, SETTINGS);
  await app.getByRole('button', { name: 'Log out' }).click();
  const sure = app.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' });
  await app.says('You are logged out', () => sure.click());
  await at(app, '/');
  await app.settled();
  await app.page.goBack();
  await expect(app.page).not.toHaveURL(/login|\/setting\/setting|security/);
});

/** Enters an address, as by hand, right after the app's nth call of history.go. */
const putInDuring = (app: App, nth: number, path: string) =>
  app.page.evaluate(
    ([last, address]) => {
      const go = history.go.bind(history);
      let asked = 0;
      history.go = (by) => {
        go(by);
        asked += 1;
        if (asked !== last) return;
        location.hash = address;
        history.go = go;
      };
    },
    [nth, path] as const,
  );

for (const [nth, what] of [
  [1, 'its question closes'],
  [2, 'it goes home'],
] as const)
  test(`an address entered during a logout, while ${what}, stays open`, async ({ app }) => {
    await app.page.goBack();
    await at(app, SETTINGS);
    await app.getByRole('button', { name: 'Log out' }).click();
    const sure = app.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' });
    await expect(sure).toBeVisible();
    await app.settled();
    // Not the login screen, which sends home whoever is still signed in.
    await putInDuring(app, nth, LANGUAGE);
    await sure.click();
    await app.settled();
    await at(app, LANGUAGE);
    await expect(app.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
    await app.page.goBack();
    await expect(app.page).not.toHaveURL(/language/);
  });
