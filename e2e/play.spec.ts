import { expect, expectNetworkErrors, test } from './fixtures';
import { withShortWaits } from './fixtures/short-waits';

test('points of the day are collected once, and a coupon for points is among the coupons', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/points/index');
  await app.says('Today’s points are yours', () => app.getByRole('button', { name: 'Check in', exact: true }).click());
  await expect(app.getByRole('button', { name: 'Checked in today' })).toBeDisabled();
  await app.getByRole('button', { name: 'Get: Spot fee coupon for 200 points' }).click();
  await app.getByRole('button', { name: 'Redeem 200 points' }).click();
  await app.getByRole('button', { name: 'View my coupons' }).click();
  await expect(app.getByText(/^Points · /)).toBeVisible();
  await app.goto('/pages/points/index?tab=history');
  await expect(app.getByRole('list', { name: 'Points history' })).toContainText('Redeemed');
});

test('check-in and the limit of the wheel come back with the next day', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.call('trader', 'POST /points/sign');
  await app.goto('/pages/points/index');
  await expect(app.getByRole('button', { name: 'Checked in today' })).toBeDisabled();
  await sandbox.clock.jump('24h');
  await expect(app.getByRole('button', { name: 'Check in', exact: true })).toBeEnabled();

  const { round } = await sandbox.call('trader', 'GET /game/state');
  await sandbox.call('trader', 'POST /game/play', { round, risk: 'low', stake: '50', client_seed: 'tests' });
  await app.goto('/pages/game/game?tab=rules');
  await expect(app.getByText('50 USDT', { exact: true })).toBeVisible();
  await sandbox.clock.jump('24h');
  await expect(app.getByText('0 USDT', { exact: true })).toBeVisible();
});

test('a round of the wheel is booked, and its proof holds after a reload', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/game/game');
  await app.getByRole('textbox', { name: 'Your seed' }).fill('lucky7');
  await app.getByRole('button', { name: 'Spin for 5 USDT' }).click();
  await app.getByRole('button', { name: 'See the round' }).click();
  const sheet = app.getByRole('dialog', { name: 'Round 1' });
  await expect(sheet.getByText('Verified on this device: the commitment was kept')).toBeVisible();
  await app.page.reload();
  await expect(sheet.getByText('lucky7')).toBeVisible();
  // What was promised before the round is not known any more.
  await expect(sheet.getByText('Compare it with the commitment you saw before the round')).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a lost answer stakes once: the next try shows the round that was played', async ({
  app,
  consoleErrors,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/game/game');
  await sandbox.faults.set({ calls: { 'POST /game/play': { lostAnswerRate: 1 } } });
  await withShortWaits(app.page, async () => {
    await app.getByRole('button', { name: 'Spin for 5 USDT' }).click();
    await expect(app.getByText('No response. Try again: it will not be done twice.')).toBeVisible();
  });
  await sandbox.faults.clear();
  await app.settled();
  await app.getByRole('button', { name: 'Spin for 5 USDT' }).click();
  await app.getByRole('button', { name: 'See the round' }).click();
  await expect(app.getByRole('dialog', { name: 'Round 1' })).toBeVisible();
  expect(await sandbox.call('trader', 'GET /game/history', {})).toMatchObject({ count: 1 });
  expectNetworkErrors(consoleErrors);
});

test('an invalid stake is scrolled into view with its error', async ({ app, sandbox }) => {
  await sandbox.start('empty-account', { seed: 7 });
  await app.goto('/pages/game/game');
  await app.getByRole('button', { name: 'Spin for 5 USDT' }).click();
  await expect(app.getByLabel('Stake', { exact: true })).toBeFocused();
  await expect(app.getByText('Insufficient balance')).toBeInViewport();
});

test('USDT bought over the counter arrive when the merchant has released them', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/otc/otc?fiat=IDR');
  await app.getByRole('button', { name: 'Buy from Nusantara Exchange' }).click();
  const sheet = app.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Amount (USDT)' }).fill('50');
  await sheet.getByRole('button', { name: 'Buy', exact: true }).click();
  await app.getByRole('button', { name: 'I have paid' }).click();
  await app.getByRole('button', { name: 'Yes, I have paid' }).click();
  await expect(app.getByText('The merchant usually releases within')).toBeVisible();
  await sandbox.clock.jump('2m');
  await expect(app.getByText('You have received the USDT.')).toBeVisible();
  await app.page.reload();
  await expect(app.getByText('You have received the USDT.')).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});
