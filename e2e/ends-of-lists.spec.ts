import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

/** Only the gap between card and screen may be left below it. */
const JOINT_PX = 8;

async function expectToReachTheEnd(part: Locator): Promise<void> {
  const box = await part.boundingBox();
  const height = part.page().viewportSize()?.height ?? 0;
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(height - JOINT_PX);
}

test('below open spot orders are the ended ones, down to the end of the screen', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/currency_order');
  const history = app.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Filled and cancelled orders appear here.');
  await expect(app.getByRole('heading', { name: 'Open orders 2' })).toBeVisible();
  await expect(app.getByText('No more data')).toHaveCount(0);
  await expectToReachTheEnd(history);

  await app.getByRole('article', { name: /^ETH/ }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(history.getByRole('article', { name: /^ETH/ })).toContainText('Cancelled');
  await expect(app.getByRole('heading', { name: 'Open orders 1' })).toBeVisible();
  await history.getByRole('button', { name: /ETH\/USDT/ }).click();
  await expect(app.getByRole('dialog')).toContainText('ETH/USDT');
  await page.keyboard.press('Escape');
  await history.getByRole('button', { name: 'History' }).click();
  await expect(app.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
  await expectToReachTheEnd(app.getByText('No more data'));
});

test('below open positions are the closed ones', async ({ app, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto('/pages/transaction/contract_order');
  const history = app.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Closed positions and cancelled orders appear here.');
  await expectToReachTheEnd(history);
  await sandbox.market.crash('BTC/USDT', 12);
  await expect(history.getByRole('article', { name: /^BTC/ })).toBeVisible();
  await expectToReachTheEnd(history);
});

test('below running options are the settled ones', async ({ app, sandbox }) => {
  await sandbox.start('option-won', { seed: 7 });
  await app.goto('/pages/transaction/seconds_order');
  // Found by its attribute, because the sheet with the result hides the roles of what is behind it.
  const history = app.locator('section[aria-label="History"]');
  await expect(history).toContainText('Your option results appear here.');
  await expectToReachTheEnd(history);
  await sandbox.clock.jump('1m');
  await expect(history.getByText('Won')).toBeVisible();
});

test('below the coupons is a link to more of them', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/coupon');
  const more = app.locator('main section').last();
  await expect(more).toContainText('Get coupons when you join');
  await expectToReachTheEnd(more);
  await more.getByRole('link', { name: 'Redeem points' }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Points' })).toBeVisible();
});

test('below the copied traders are others who can be copied', async ({ app, sandbox }) => {
  await sandbox.start('copy-through-a-drawdown', { seed: 7 });
  await app.goto('/pages/copytrade/my');
  await expect(app.getByRole('heading', { name: 'Traders by total profit' })).toBeVisible();
  await app
    .getByRole('button', { name: /^Copy · / })
    .first()
    .click();
  await expect(app.getByRole('heading', { level: 1, name: 'Copy settings' })).toBeVisible();
});

test('all rows are shown again after they had no height for a moment', async ({ app, page }) => {
  await app.goto('/pages/fund/assets_record');
  const rows = app.getByRole('region', { name: 'Balance changes' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  // The list may still add rows, because it has just measured those it began with.
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(1);
  await page.evaluate(async () => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('main li > * { display: none !important }');
    document.adoptedStyleSheets.push(hidden);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    document.adoptedStyleSheets.pop();
  });
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(shown);
});
