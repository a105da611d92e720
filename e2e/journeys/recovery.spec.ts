import { expect, expectNetworkErrors, test } from '../fixtures';

test.use({ serviceWorkers: 'allow' });

test('offline and back: shown at once, and failed parts load by themselves', async ({
  app,
  page,
  context,
  sandbox,
  consoleErrors,
}) => {
  await app.open('/pages/market/market');
  const frame = page.locator('[data-page-frame]');
  await expect(frame).toHaveAttribute('data-prices', 'live');
  // Load the page's code before the network goes; its data is not loaded yet.
  await app.goto('/pages/common/area');
  await expect(page.getByRole('heading', { name: 'Area code' })).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'No connection. Prices and balances' });
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await app.goto('/pages/market/market');
  await expect(frame).toHaveAttribute('data-prices', 'live');
  const price = await sandbox.market.price('BTC/USDT');
  expect(Number(price)).toBeGreaterThan(0);
  const others = consoleErrors.filter((text) => !/WebSocket connection/.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
  expectNetworkErrors(consoleErrors);
});
