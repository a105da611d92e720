import type { Locator, Page } from '@playwright/test';
import { expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { otherTab } from './fixtures/other-tab';
import { openPanel } from './fixtures/room';
import { withShortWaits } from './fixtures/short-waits';

const PAGE = '/pages/otc/otc';

/** Enters the payment password of all personas. */
async function payPassword(where: Pick<Page | Locator, 'getByRole'>): Promise<void> {
  for (const digit of '123456') await where.getByRole('button', { name: digit, exact: true }).click();
}

test('an ad of one’s own is written, taken, paid and released, and ends', { tag: '@smoke' }, async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('otc-merchant', { seed: 7 });
  await app.goto(`${PAGE}?tab=ads&fiat=IDR`);
  await app.getByRole('button', { name: 'Post an ad' }).click();
  const sheet = app.getByRole('dialog', { name: 'Post an ad' });
  await sheet.getByLabel('Percentage of index').fill('120');
  await sheet.getByLabel('Amount (USDT)').fill('300');
  await sheet.getByLabel('Minimum order').fill('20');
  await sheet.getByLabel('Maximum order').fill('100');
  await expect(sheet.getByText('The price must be 90% to 110%')).toBeVisible();
  await sheet.getByLabel('Percentage of index').fill('109');
  await sheet.getByLabel('Maximum order').fill('301');
  await expect(sheet.getByText('The maximum order must be 20 to 300 USDT')).toBeVisible();
  await app.page.reload();
  await expect(sheet.getByLabel('Maximum order')).toHaveValue('301');
  await sheet.getByLabel('Maximum order').fill('100');
  expect(await axeProblems(page, '[role=dialog]')).toEqual([]);
  await app.says('Your ad is online', () => sheet.getByRole('button', { name: 'Publish' }).click());

  await app.getByRole('tab', { name: 'Orders' }).click();
  await expect(app.getByText('Sell 250 USDT')).toBeVisible();
  // No request is needed: an event reports the order.
  const { id } = await sandbox.otc.takeAd(2, '60');
  await app.getByText('Sell 60 USDT').click();
  await expect(app.getByText('The buyer must pay within')).toBeVisible();
  await sandbox.otc.move(id, 'paid');
  await app.getByRole('button', { name: 'Payment received: release' }).click();
  await payPassword(app);
  await expect(app.getByText('The buyer has received the USDT.')).toBeVisible();

  await app.goto(`${PAGE}?tab=ads&fiat=IDR`);
  await app.getByRole('button', { name: 'End ad 2' }).click();
  await app.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(app.getByText('Ended', { exact: true })).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a changed ad may offer the amount it already holds in addition to the balance', async ({ app, sandbox }) => {
  await sandbox.start('otc-merchant', { seed: 7 });
  await app.goto(`${PAGE}?tab=ads&fiat=IDR`);
  await app.getByRole('button', { name: 'Edit ad 1' }).click();
  const sheet = app.getByRole('dialog', { name: 'Edit ad 1' });
  const left = sheet.getByLabel('Remaining (USDT)');
  const most = Number((await left.inputValue()).replaceAll(',', '')) + 500;
  await left.fill(String(most + 1));
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(left).toBeFocused();
  await expect(sheet.getByRole('alert')).toHaveText('Insufficient balance');
  await expect(sheet.getByText(`10 to ${most.toLocaleString('en')} USDT`)).toBeVisible();
  await left.fill(String(most));
  await app.says('Ad updated', () => sheet.getByRole('button', { name: 'Save' }).click());
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('an address names an ad that does not exist, or has ended', async ({ app, sandbox }) => {
  await sandbox.start('otc-merchant', { seed: 7 });
  await sandbox.call('trader', 'POST /otc/ad_state', { id: 1, status: 3 });
  for (const id of [1, 99]) {
    await app.goto(`${PAGE}?tab=ads&ad=${id}`);
    const sheet = app.getByRole('dialog', { name: `Ad ${id}` });
    await expect(sheet.getByText('This ad has ended or does not exist')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  }
});

test('refusals about an amount are shown at its field', async ({ app, sandbox }) => {
  await sandbox.start('otc-merchant', { seed: 7 });
  await app.goto(`${PAGE}?tab=ads&fiat=IDR`);
  await app.getByRole('button', { name: 'Edit ad 1' }).click();
  const sheet = app.getByRole('dialog', { name: 'Edit ad 1' });
  const left = sheet.getByLabel('Remaining (USDT)');
  await left.fill('1200');
  // The account's balance was moved elsewhere, without an event.
  await sandbox.faults.set({ muteEvents: true });
  const transfer = { currency_id: 3, number: '500', from_field: 'legal', to_field: 'change' } as const;
  await sandbox.call('trader', 'POST /wallet/change', transfer);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Insufficient balance');
  // The new balance has loaded, and with it the largest amount that may be offered.
  await expect(sheet.getByText('10 to 833 USDT')).toBeVisible();
  await expect(left).toBeFocused();
  await left.fill('600');
  await app.says('Ad updated', () => sheet.getByRole('button', { name: 'Save' }).click());
});

test('the typed reason of an appeal survives a reload, and the decision shows by itself', async ({ app, sandbox }) => {
  await sandbox.start('otc-appeal', { seed: 7 });
  await app.goto(`${PAGE}?tab=orders&fiat=USD&id=1`);
  await app.getByRole('button', { name: 'Appeal' }).click();
  await app.getByLabel('What went wrong?').fill('Paid, and nothing has come');
  await app.page.reload();
  await expect(app.getByLabel('What went wrong?')).toHaveValue('Paid, and nothing has come');
  await app.says('Your appeal is under review', () => app.getByRole('button', { name: 'Submit appeal' }).click());
  await sandbox.backOffice.approve('otc:1');
  await expect(app.getByText('You have received the USDT.')).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('selling keeps to the limits, asks for a bank card, and forgets nothing when the session ends', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(`${PAGE}?tab=sell&fiat=IDR`);
  await app.getByRole('button', { name: 'Sell to Nusantara Exchange' }).click();
  const sheet = app.getByRole('dialog', { name: 'Sell to Nusantara Exchange' });
  await sheet.getByLabel('Amount (USDT)').fill('9');
  await expect(sheet.getByText('The minimum order is 10 USDT')).toBeVisible();
  await sheet.getByLabel('Amount (USDT)').fill('501');
  await expect(sheet.getByText('Insufficient balance')).toBeVisible();
  await sheet.getByLabel('Amount (USDT)').fill('77');
  await sandbox.backOffice.endSession('trader');
  await app.page.waitForURL(/login\?from/);
  await app.signIn('maya@example.com');
  await expect(sheet.getByLabel('Amount (USDT)')).toHaveValue('77');
  await sheet.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Add bank card' })).toBeVisible();
});

test('a sale to a merchant whose answers are lost: the screen asks, and sells and releases once', async ({
  app,
  sandbox,
  consoleErrors,
}) => {
  await sandbox.start('otc-merchant', { seed: 7 });
  const orders = async () => (await sandbox.otc.orders()).filter(({ fromAd }) => fromAd === 0);
  const unsure = app.getByText('No response. Try again: it will not be done twice.');
  await app.goto(`${PAGE}?tab=sell&fiat=IDR`);
  await app.getByRole('button', { name: 'Sell to Nusantara Exchange' }).click();
  const sheet = app.getByRole('dialog', { name: 'Sell to Nusantara Exchange' });
  await sheet.getByLabel('Amount (USDT)').fill('77');
  await sandbox.faults.set({ calls: { 'POST /otc/order': { lostAnswerRate: 1 } } });
  await withShortWaits(app.page, async () => {
    await sheet.getByRole('button', { name: 'Sell', exact: true }).click();
    await expect(unsure).toBeVisible();
  });
  expect(await orders()).toMatchObject([{ number: '77' }]);
  await sandbox.faults.clear();
  await sheet.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(app.getByText('The merchant usually pays within')).toBeVisible();
  expect(await orders()).toHaveLength(1);
  expect(await sandbox.ledger.available('trader', 'USDT', 'legal')).toBe('423');

  await sandbox.clock.jump('2m');
  const release = app.getByRole('button', { name: 'Payment received: release' });
  // Lose answers only from here on: the answer that brings the button must arrive.
  await expect(release).toBeVisible();
  const lost = { lostAnswerRate: 1 };
  await sandbox.faults.set({ muteEvents: true, calls: { 'POST /otc/release': lost, 'GET /otc/detail': lost } });
  await withShortWaits(app.page, async () => {
    await release.click();
    await payPassword(app);
    await expect(unsure).toBeVisible();
  });
  await sandbox.faults.set({ calls: { 'GET /otc/detail': lost } });
  await release.click();
  await app.says('77 USDT released', () => payPassword(app));
  await sandbox.faults.clear();
  await expect(app.getByText('The merchant has received the USDT.')).toBeVisible();
  await expect(unsure).toHaveCount(0);
  expect(await orders()).toEqual([]);
  expect(await sandbox.ledger.available('trader', 'USDT', 'legal')).toBe('423');
  expect(await sandbox.ledger.check()).toEqual([]);
  expectNetworkErrors(consoleErrors);
});

test('a sale that is under way while its screen is left: nobody is led away, and it is made once', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('otc-merchant', { seed: 7 });
  const orders = async () => (await sandbox.otc.orders()).filter(({ fromAd }) => fromAd === 0);
  const offer = `${PAGE}?tab=sell&fiat=IDR`;
  const sheet = app.getByRole('dialog', { name: 'Sell to Nusantara Exchange' });
  const sell = sheet.getByRole('button', { name: 'Sell', exact: true });
  const take = () => app.getByRole('button', { name: 'Sell to Nusantara Exchange' }).click();
  await app.goto(offer);
  await take();
  await sheet.getByLabel('Amount (USDT)').fill('77');
  await sandbox.faults.set({ calls: { 'POST /otc/order': { latencyMs: 600_000 } } });
  await sell.click();
  await app.goto('/pages/setting/language', { settle: false });
  await expect(app.getByRole('heading', { name: 'Language' })).toBeVisible();
  await app.says(/OTC order \d+ is open/, () => sandbox.faults.clear());
  expect(app.page.url()).toContain('/pages/setting/language');

  await app.goto(offer);
  await take();
  await sheet.getByLabel('Amount (USDT)').fill('50');
  await sandbox.faults.set({ calls: { 'POST /otc/order': { latencyMs: 600_000 } } });
  await sell.click();
  await app.goto('/pages/setting/language', { settle: false });
  await app.goto(offer, { settle: false });
  await take();
  await expect(sheet.getByLabel('Amount (USDT)')).toHaveValue('50');
  await sell.click();
  await sandbox.faults.clear();
  await expect(app.getByText('The merchant usually pays within')).toBeVisible();
  expect((await orders()).map(({ number }) => number)).toEqual(['77', '50']);
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('two customers trade with each other, and each sees at once what the other does', async ({
  app,
  context,
  sandbox,
}) => {
  await sandbox.start('otc-merchant', { seed: 7 });
  await app.goto(`${PAGE}?tab=orders&fiat=IDR`);
  const other = await otherTab(context);
  await other.goto(`./#${PAGE}?tab=buy&fiat=IDR`);
  await other.waitForFunction(() => 'sandbox' in window);
  await other.evaluate(() => window.sandbox?.as('verified-2'));
  const offer = other.getByRole('button', { name: 'Buy from M***a' });
  await offer.click();
  const sheet = other.getByRole('dialog', { name: 'Buy from M***a' });
  await expect(sheet.getByText('You have 15 minutes to pay')).toBeVisible();
  await sheet.getByLabel('Amount (USDT)').fill('501');
  await expect(sheet.getByText('The maximum order is 500 USDT')).toBeVisible();
  await sheet.getByLabel('Amount (USDT)').fill('60');
  await sheet.getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(other.getByText('1234567890')).toBeVisible();
  await expect(other.getByText('Maya Rahmawati')).toBeVisible();

  await app.getByRole('button', { name: /Sell 60 USDT/ }).click();
  await expect(app.getByText('The buyer must pay within')).toBeVisible();
  await expect(app.getByText('Dewi Lestari')).toBeVisible();
  await other.getByRole('button', { name: 'I have paid' }).click();
  await other.getByRole('button', { name: 'Yes, I have paid' }).click();
  await expect(other.getByText('The seller must check the payment and release within')).toBeVisible();
  await app.getByRole('button', { name: 'Payment received: release' }).click();
  await payPassword(app);
  await expect(other.getByText('You have received the USDT.')).toBeVisible();
  expect(await sandbox.ledger.available('verified-2', 'USDT', 'legal')).toBe('60');

  // A paused offer disappears from the list and from the sheet of a customer who is about to accept it.
  await other.goto(`./#${PAGE}?tab=buy&fiat=IDR`);
  await expect(other.getByText('Orders: 1 · 100% completed', { exact: false })).toBeVisible();
  await offer.click();
  await sandbox.call('trader', 'POST /otc/ad_state', { id: 1, status: 2 });
  await expect(other.getByText('Offer no longer available')).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await sandbox.ledger.check()).toEqual([]);
  await other.close();
});

test.describe('beside the control room', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('orders are moved by the keyboard, and another customer takes an ad', async ({ app, page, sandbox }) => {
    await app.open(`${PAGE}?tab=orders&fiat=IDR`, { scenario: 'otc-merchant' });
    await sandbox.clock.pause();
    const otc = (await openPanel(page, 'back-office')).getByRole('region', { name: 'OTC', exact: true });
    await expect(otc.getByText('sells 250 USDT, 4,422,250 IDR')).toBeVisible();
    await otc.getByRole('button', { name: 'Release order 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('room-outcome')).toContainText('Order 1 updated.');
    await expect(app.getByRole('button', { name: /Sell 250 USDT/ })).toContainText('Completed');
    await expect(otc.getByRole('button', { name: 'Maya orders from ad 1' })).toHaveCount(0);
    await page.getByTestId('room-rail-person').getByRole('combobox').selectOption('Whale');
    await otc.getByRole('button', { name: 'Whale orders from ad 1' }).click();
    await expect(app.getByRole('button', { name: /^Buy .* USDT/ })).toContainText('M***a');
  });
});
