import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';

test('a deposit that is approved raises the tier: the page says what is missing before, and the new tier after', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('vip-upgrade', { seed: 7 });
  await app.goto('/pages/vip/index');
  await expect(app.getByRole('heading', { name: 'VIP 1' })).toBeVisible();
  await expect(app.getByText('Deposit over 80,000 USD more to reach VIP 2')).toBeVisible();
  await app.goto('/pages/setting/coupon');
  const bonus = app.getByRole('listitem').filter({ hasText: '5% deposit bonus' });
  await app.says('Coupon activated', () => bonus.first().getByRole('button', { name: /^Use/ }).click());
  await sandbox.clock.jump('30s');
  await app.page.reload();
  await app.getByRole('tab', { name: 'Used 1' }).click();
  await expect(bonus).toContainText('Used up');
  await app.goto('/pages/setting/coupon');
  await expect(app.getByRole('listitem').filter({ hasText: 'Futures fee refund' })).toContainText('100');
  await app.goto('/pages/vip/index');
  await expect(app.getByRole('heading', { name: 'VIP 2' })).toBeVisible();
  await expect(app.getByText('Total deposits: 210,000 USD')).toBeVisible();
  const saved = app.getByText('Deposit bonus').first().locator('xpath=following-sibling::*[1]');
  // 2 % of the deposit, as promised when it was made.
  await expect(saved).toHaveText(/1,800\.00/);
});

test('a tier that is reached while it is on screen is there at once, and on the profile', async ({ app, sandbox }) => {
  await sandbox.start('vip-upgrade', { seed: 7 });
  await app.goto('/pages/setting/setting');
  await expect(app.getByText('VIP 1', { exact: true })).toBeVisible();
  await app.goto('/pages/vip/index');
  await app.connected();
  await expect(app.getByRole('heading', { name: 'VIP 1' })).toBeVisible();
  // The script of the scenario approves the deposit.
  await sandbox.clock.jump('30s');
  await expect(app.getByRole('heading', { name: 'VIP 2' })).toBeVisible();
  await app.goto('/pages/setting/setting');
  await expect(app.getByText('VIP 2', { exact: true })).toBeVisible();
});

test('a coupon that is used pays the next fee back', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/coupon');
  const ticket = app.getByRole('listitem').filter({ hasText: 'Spot fee refund' });
  await app.says('Coupon activated', () => ticket.getByRole('button', { name: /^Use/ }).click());
  await expect(ticket).toContainText('In use');
  const order = { currency_id: 1, legal_id: 3, type: 1, amount: '0.01', target_price: '200000', order_type: 'market' };
  await sandbox.call('trader', 'POST /coin/trade', order);
  await app.goto('/pages/setting/bill?kind=bonus');
  await expect(app.getByRole('button', { name: /^Coupon/ })).toContainText('+1.');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a coupon is counted down in its last days and moves to the expired ones by itself', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.clock.pause();
  await app.goto('/pages/setting/coupon');
  const ticket = app.getByRole('listitem').filter({ hasText: 'Gift' });
  await expect(app.getByRole('tab', { name: /^Available/ })).toBeVisible();
  await sandbox.backOffice.coupon({ who: 'trader', for: 'futures', worth: '20', days: 1 });
  await sandbox.clock.jump('20h');
  await app.goto('/pages/setting/coupon');
  await expect(ticket.getByRole('timer')).toHaveText('4 h 0 min');
  await sandbox.clock.jump('14399s');
  await expect(ticket.getByRole('timer')).toHaveText('1 s');
  await sandbox.clock.jump('1s');
  await expect(ticket).toHaveCount(0);
  await app.getByRole('tab', { name: 'Expired 1' }).click();
  await expect(ticket).toContainText('Expired');
});

test('the credit score shows its components, and rises with the first trade', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/vip/index');
  await app.getByRole('button', { name: 'Why this score' }).click();
  const sheet = app.getByRole('dialog', { name: '150 points' });
  await expect(sheet.getByRole('listitem').filter({ hasText: 'First trade' })).not.toContainText('done');
  const order = { currency_id: 1, legal_id: 3, type: 1, amount: '0.01', target_price: '200000', order_type: 'market' };
  await sandbox.call('trader', 'POST /coin/trade', order);
  await app.page.reload();
  const higher = app.getByRole('dialog', { name: '160 points' });
  await expect(higher.getByRole('listitem').filter({ hasText: 'First trade' }).first()).toContainText('done');
  await expect(higher.getByText('Score: 160')).toBeVisible();
  await higher.getByRole('button', { name: 'Close' }).click();
  await expect(app.getByText('160', { exact: true })).toBeVisible();
});

test('bills are narrowed by kind and coin, opened one by one, and saved as a file', async ({ app, sandbox }) => {
  await sandbox.start('invited-friend', { seed: 7 });
  await app.goto('/pages/setting/bill');
  await expect(app.getByRole('button', { name: /^Opening balance/ }).first()).toBeVisible();
  await app.getByRole('button', { name: 'Type: All types' }).click();
  await app.getByRole('option', { name: 'Bonuses' }).click();
  await expect(app.getByRole('button', { name: /^Opening balance/ })).toHaveCount(0);
  await app
    .getByRole('button', { name: /^Invitation rebate/ })
    .first()
    .click();
  const sheet = app.getByRole('dialog', { name: 'Details' });
  await expect(sheet.getByText('Spot account').first()).toBeVisible();
  await app.page.reload();
  await expect(sheet.getByText('Spot account').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  const download = app.page.waitForEvent('download');
  await app.getByRole('button', { name: 'Export file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [heading, ...rows] = text.trim().split('\r\n');
  expect(heading).toContain('Time (UTC+8),Description,Type,Account,Coin,Amount,Balance (incl. frozen),Entry no.');
  expect(rows.length).toBe(4);
  for (const row of rows) expect(row).toContain('Invitation rebate,Bonuses,Spot account');
});

test('entries booked while the account history is open appear at its top, and in the totals of a coin', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/bill?currency=1');
  await app.connected();
  const newest = app.getByRole('region', { name: 'Account history' }).getByRole('button').first();
  await expect(newest).toContainText('Opening balance');
  await sandbox.market.set('BTC/USDT', '80000');
  await expect(newest).toContainText('+0.0998 BTC');
  await expect(app.locator('main')).toContainText('In0.6498 BTC');
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the bills of today are those of the new day after the reader’s midnight', async ({ app, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto('/pages/setting/bill?period=today');
    const bills = app.getByRole('region', { name: 'Account history' });
    await expect(bills).toContainText('Opening balance');
    // 23:41, and then 00:41; the exchange is in the afternoon of one day.
    await sandbox.clock.jump('6h');
    await expect(bills).toContainText('Opening balance');
    await sandbox.clock.jump('1h');
    await expect(app.getByText('No matching entries')).toBeVisible();
  });
});

test('the rebate of the day is there at midnight, in the list and in the sums above it', async ({ app, sandbox }) => {
  await sandbox.start('invited-friend', { seed: 7 });
  await app.goto('/pages/setting/share?view=rebates');
  const days = app.getByRole('list', { name: 'Rebates' }).getByRole('listitem');
  await expect(days).toHaveCount(3);
  const lastDay = app.getByText('Yesterday', { exact: true }).locator('xpath=following-sibling::*[1]');
  await expect(lastDay).toHaveText(/^0\.38/);
  await sandbox.clock.jump('15h');
  await expect(days).toHaveCount(4);
  await expect(days.first()).toContainText('+0.35 USDT');
  await expect(lastDay).toHaveText(/^0\.35/);
});

test('a visitor who follows the link registers with the code filled in, and their fees bring a rebate at midnight', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('invited-friend', { seed: 7 });
  await app.goto('/pages/setting/share');
  const link = (await app.getByText(/register\?invite=/).textContent()) ?? '';
  const code = link.split('invite=')[1] ?? '';
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  const friends = app.getByRole('list', { name: 'Invited friends' }).getByRole('listitem');
  await expect(friends.filter({ hasText: 'R***y' })).toContainText('Trading');
  await app.getByRole('tab', { name: 'Rebates' }).click();
  const days = app.getByRole('list', { name: 'Rebates' }).getByRole('listitem');
  await expect(days).toHaveCount(3);

  const email = 'friend@example.com';
  await sandbox.as('visitor');
  await app.goto(link.slice(link.indexOf('#') + 1));
  const field = app.getByLabel(/^Referral code/);
  await expect(field).toHaveValue(code);
  await page.getByLabel('E-mail address').fill(email);
  await page.reload();
  await expect(field).toHaveValue(code);
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  // The code from the link may be overwritten, and the change survives a reload.
  await field.fill('ABCDEF');
  await page.reload();
  await expect(field).toHaveValue('ABCDEF');
  await field.fill(code);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Next' }).click();
  const sent = page.getByRole('textbox', { name: 'Verification code' });
  await sent.waitFor();
  await sent.pressSequentially(await sandbox.inbox.lastCode(email));
  await page.getByLabel('New password').fill('pocket123');
  await page.getByLabel('Repeat password').fill('pocket123');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();

  await sandbox.as('trader');
  await app.goto('/pages/setting/share');
  const friend = friends.filter({ hasText: 'f***' }).first();
  await expect(friend).not.toContainText('Trading');
  await sandbox.grant(email, 'USDT', '10000');
  const order = { currency_id: 1, legal_id: 3, type: 1, amount: '0.05', target_price: '200000', order_type: 'market' };
  await sandbox.call(email, 'POST /coin/trade', order);
  await page.reload();
  await expect(friend).toContainText('Trading');
  // To the exchange's next midnight, which is 16:00 UTC.
  await sandbox.clock.jump('15h');
  await app.goto('/pages/setting/bill?kind=bonus');
  await app.goto('/pages/setting/share?view=rebates');
  await expect(days).toHaveCount(4);
  await expect(days.first()).toContainText('from 2 people');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a link with a coin that does not exist leads to all records', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (const address of [
    '/pages/setting/bill?currency=999',
    '/pages/fund/assets_record?currency=999',
    '/pages/fund/receive_withdraw_record?coin=999',
  ] as const) {
    await app.goto(address);
    await expect(app.getByText('This currency does not exist')).toBeVisible();
    await expect(app.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await app.getByRole('button', { name: 'Show all' }).click();
    await expect(app.getByText('This currency does not exist')).toHaveCount(0);
  }
});
