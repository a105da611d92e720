import type { Page } from '@playwright/test';
import { expect, OWN_PAGE, test } from './fixtures';

/** The focus stays in the app when what has it goes; the nearest part that is left takes it (src/app/follow-focus.ts). */

const TITLE = 'h1';
const ARRIVALS = [
  ['/pages/fund/withdraw', 'Withdraw'],
  ['/pages/fund/transfer', 'Transfer'],
  ['/pages/fund/fundTransfer', 'Convert'],
  ['/pages/game/game', 'Mini game'],
  ['/pages/ieo/subscribe?id=4', 'Subscription'],
  ['/pages/nft/resell?code=d6bfc1c4af229957821f8818a56818fa', 'Resell'],
  ['/pages/fund/receive?coin=1', 'Deposit BTC'],
  ['/pages/lockming/buy?id=1', 'Lock-up deposit'],
  ['/pages/invest/purchase?id=245449', 'Buy dual investment'],
  ['/pages/common/borrowing', 'Borrow and repay'],
] as const;

/** Writes the titles that get the focus into `data-focused` of the body, because a screen reader reads each of them. */
const noteTitles = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      const { dataset } = document.body;
      if (target instanceof HTMLHeadingElement) dataset.focused = `${dataset.focused ?? ''}${target.textContent}.`;
    });
  });

test.describe('titles', () => {
  test.use(OWN_PAGE);

  test('a screen that is drawn again with its answers keeps the focus on its title, which is read once', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.open('/pages/index/index');
    await sandbox.start('spot-trader', { seed: 7 });
    await noteTitles(page);
    for (const [path, title] of ARRIVALS) {
      await page.evaluate(() => delete document.body.dataset.focused);
      await app.goto(path);
      await app.settled();
      await expect(app.locator(TITLE), path).toHaveText(title);
      await expect(app.locator(TITLE), path).toBeFocused();
      await expect(page.locator('body'), path).toHaveAttribute('data-focused', /^[^.]+\.$/);
    }
  });

  test('that of a page whose files come late is read when it is there', async ({ app, page, sandbox }) => {
    await app.open('/pages/market/market');
    await sandbox.faults.set({ slowChunkMs: 600_000 });
    await noteTitles(page);
    await app.settled();
    const tab = app.getByRole('tab', { selected: true }).first();
    await tab.focus();
    await expect(tab).toBeFocused();
    await app.goto('/pages/common/area', { settle: false });
    await expect(page.locator('[data-page-coming]')).toBeVisible();
    await sandbox.faults.clear();
    await expect(page.getByRole('heading', { name: 'Area code' })).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-focused', 'Area code.');
  });
});

/** Elements that are removed when they are pressed by keyboard, and the element that has the focus then. */
const GOES = [
  ['/pages/game/game', 'tab', 'My rounds', '[role="tab"][aria-selected="true"]'],
  ['/pages/common/borrowing', 'tab', 'History', '[role="tab"][aria-selected="true"]'],
  ['/pages/coin/index', 'button', /^BTC/, 'main'],
  ['/pages/fund/assets_all_record?group=stock', 'button', 'Show all', ':is(main, main *)'],
  ['/pages/setting/coupon', 'button', /^Use/, ':is(main, main *)'],
] as const;

for (const [path, role, name, place] of GOES)
  test(`${path}: ${name} leaves the focus on the screen`, async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto(path);
    const control = app.getByRole(role, { name }).first();
    await control.focus();
    await page.keyboard.press('Enter');
    await expect(app.locator(`${place}:focus`)).toHaveCount(1);
    await app.settled();
    await expect(app.locator(`${place}:focus`)).toHaveCount(1);
  });

/** Lists, their rows, the button that takes a row away, and the answer to its question. */
const ROWS_GO = [
  ['/pages/transaction/index?tab=coins', '[data-tour="trade-orders"] article', /^Cancel$/, 'Cancel order'],
  ['/pages/transaction/currency_order', '[data-order]', /^Cancel$/, 'Cancel order'],
  ['/pages/transaction/alerts', 'main li', /^Remove alert/, null],
] as const;

for (const [path, row, name, confirm] of ROWS_GO)
  test(`${path}: a row that is taken away leaves the focus to the next one`, async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await sandbox.as('verified-2');
    await sandbox.market.set('BTC/USDT', '60000');
    for (const price of ['50000', '51000', '52000', '53000']) {
      const order = { currency_id: 1, legal_id: 3, type: 1, target_price: price, amount: '0.001' };
      await sandbox.call('verified-2', 'POST /coin/trade', order);
      await sandbox.call('verified-2', 'POST /alert/add', { currency_id: 1, legal_id: 3, price });
    }
    await app.goto(path);
    const rows = app.locator(row).filter({ hasText: /5[0-3],000/, has: page.getByRole('button', { name }) });
    await expect(rows).toHaveCount(4);
    const priceOf = async (nth: number) => /5[0-3],000/.exec((await rows.nth(nth).textContent()) ?? '')?.[0] ?? '';
    const inOrder = await Promise.all([0, 1, 2, 3].map(priceOf));
    const rowOf = (nth: number) => rows.filter({ hasText: inOrder[nth] ?? '' });
    // In the middle the row below has the focus, at the end the one above.
    for (const [gone, next] of [
      [1, 2],
      [3, 2],
    ] as const) {
      await rowOf(gone).getByRole('button', { name }).press('Enter');
      if (confirm) await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
      await expect(rowOf(gone)).toHaveCount(0);
      await expect(page.locator(':is(li, article):focus')).toContainText(inOrder[next] ?? '');
      await page.keyboard.press('Tab');
      await expect(rowOf(next).locator(':focus')).toHaveCount(1);
    }
  });

test('the button that loads further rows gives the focus to the first of them', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.grant('trader', 'USDT', '50000');
  for (let at = 0; at < 45; at += 1) await sandbox.call('trader', 'POST /lh/deposit', { config_id: 1, amount: '500' });
  await app.goto('/pages/lockming/order');
  const rows = app.locator('main ul').first().locator('> li');
  const more = app.getByRole('button', { name: 'More', exact: true });
  // The button is below the new rows at first, and gone with the last page.
  for (const [shown, all] of [
    [20, 40],
    [40, 45],
  ] as const) {
    await expect(rows).toHaveCount(shown);
    await more.press('Enter');
    await expect(rows).toHaveCount(all);
    await expect(rows.nth(shown)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(rows.nth(40).locator(':focus')).toHaveCount(1);
});

/** The focused element of the screen, not of what lies over it. */
const ON_SCREEN = ':is(main, main *):focus';

test('the focus is on the screen again after a sheet that has replaced another one', async ({ app, page, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto('/pages/transaction/contract_order');
  await app.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await app.getByRole('dialog').getByRole('button', { name: 'Close position' }).click();
  await expect(app.getByRole('dialog', { name: 'Position closed' })).toBeVisible();
  await app.settled();
  await page.keyboard.press('Escape');
  await expect(app.getByRole('dialog')).toHaveCount(0);
  await expect(app.locator(ON_SCREEN)).toHaveCount(1);
});

test('the focus is on the screen after a sheet that a reload has opened again', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/otc/otc?tab=ads');
  await app.getByRole('button', { name: 'Post an ad' }).press('Enter');
  await expect(app.getByRole('dialog')).toBeVisible();
  await app.settled();
  await page.reload();
  await expect(app.getByRole('dialog')).toBeVisible();
  await app.settled();
  await page.keyboard.press('Escape');
  await expect(app.getByRole('dialog')).toHaveCount(0);
  await expect(app.locator(ON_SCREEN)).toHaveCount(1);
});

test('the scrolling content of a screen has the name of the screen', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (const [address, name] of [
    ['/pages/fund/assets', 'Assets'],
    ['/pages/common/aboutus', 'About us'],
    ['/pages/nowhere', 'This page does not exist'],
  ] as const) {
    await app.goto(address as '/pages/fund/assets');
    await expect(app.getByRole('main', { name, exact: true })).toHaveAttribute('tabindex', '0');
  }
});

test('an element that lost the focus earlier does not move the focus when it is removed', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/language');
  const focused = (gives: boolean) =>
    page.evaluate(async (givesUp) => {
      const part = document.createElement('button');
      document.querySelector('main')?.append(part);
      await new Promise((next) => setTimeout(next));
      part.focus();
      if (givesUp) part.blur();
      // Other parts of a screen change meanwhile.
      document.querySelector('main')?.append(' ');
      await new Promise((next) => setTimeout(next));
      part.remove();
      await new Promise((next) => setTimeout(next, 50));
      return document.activeElement?.localName;
    }, gives);
  await expect.poll(() => focused(false)).toBe('main');
  expect(await focused(true)).toBe('body');
});
