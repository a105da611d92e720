import { expect, expectNetworkErrors, test } from './fixtures';
import { withShortWaits } from './fixtures/short-waits';

const SPECIFIED = ['Deposit', 'Withdraw', 'Loans', 'VIP', 'Coupons', 'Account history', 'Chat room', 'Mini games'];

test('home links to the eight named pages once each, and shows no amount twice', async ({ app, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto('/');
  const entries = app.getByRole('navigation', { name: 'Quick access' }).getByRole('list').first().getByRole('link');
  await expect(entries).toHaveText(SPECIFIED);
  await expect(app.getByRole('main').getByRole('button', { name: /^(Deposit|Withdraw|Transfer)$/ })).toHaveCount(0);
  await expect(app.getByText(/^≈ 0\.\d+ BTC$/)).toBeVisible();
  await expect(app.getByText(/^≈ \$/)).toHaveCount(0);
});

test('the value in bitcoin is there once a price is, which may come after the balances', async ({ app, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await sandbox.faults.set({
    calls: { 'GET /currency/quotation_new': { latencyMs: 600_000 } },
    events: { daymarket: { lossRate: 1 } },
  });
  await app.goto('/', { settle: false });
  await expect(app.getByRole('heading', { name: 'Total assets' })).toBeVisible();
  await expect(app.getByText(/^[\d,]+\.\d\d USDT$/).first()).toBeVisible();
  await expect(app.getByText(/BTC$/)).toHaveCount(0);
  await sandbox.faults.clear();
  await expect(app.getByText(/^≈ 0\.\d+ BTC$/)).toBeVisible();
});

test('quick entries that failed to load say so in their place, and load at a retry', async ({
  app,
  sandbox,
  consoleErrors,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  // When the page connects, it requests failed parts again by itself.
  await app.goto('/pages/setting/language');
  await app.connected();
  await sandbox.faults.set({ calls: { 'GET /menu': { errorRate: 1 } } });
  const failure = app.getByText('Couldn’t load quick access');
  await withShortWaits(app.page, async () => {
    await app.goto('/');
    await expect(failure).toBeVisible();
  });
  await sandbox.faults.clear();
  await app.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(app.getByRole('link', { name: 'Deposit' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  expectNetworkErrors(consoleErrors);
});
