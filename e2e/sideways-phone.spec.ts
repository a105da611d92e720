import { expect, expectErrors, OWN_PAGE, test } from './fixtures';

/** A phone with a camera in its screen, held sideways: what the system keeps free left and right. */
const FREE = { left: 47, right: 47 };
const WIDTH = 844;
test.use({ viewport: { width: WIDTH, height: 390 } });

test('nothing of a screen lies under the camera of a phone held sideways', async ({ app, page, sandbox }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: FREE });
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/fund/withdraw');
  const box = await app.locator('[data-page-frame]').boundingBox();
  expect(box).toMatchObject({ x: FREE.left, width: WIDTH - FREE.left - FREE.right });
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
});

test.describe('before anything else has loaded', () => {
  test.use({ ...OWN_PAGE, serviceWorkers: 'block' });

  test('the page keeps beside the camera, and so does not move later', async ({ page, consoleErrors }) => {
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setSafeAreaInsetsOverride', { insets: FREE });
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('./');
    expect(await page.locator('#root').boundingBox()).toMatchObject({
      x: FREE.left,
      width: WIDTH - FREE.left - FREE.right,
    });
    await page.locator('.start-failure').waitFor();
    await device.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
    expectErrors(consoleErrors, /^(Failed to load resource|\w*Error: Failed to read the 'cssRules')/);
  });
});

test.describe('the largest phones', () => {
  test.use({ viewport: { width: 430, height: 932 } });

  test('a sheet, what is typed and the focus stay when the phone is turned, and the app takes its whole width', async ({
    app,
    page,
    sandbox,
  }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto('/pages/transaction/index?tab=coins');
    const amount = app.getByLabel('Amount (BTC)');
    await amount.fill('0.01');
    await app.getByRole('button', { name: /^Choose a market/ }).click();
    const search = app.getByRole('dialog').getByRole('searchbox');
    await search.fill('eth');
    await page.setViewportSize({ width: 932, height: 430 });
    await expect.poll(() => app.locator('[data-page-frame]').boundingBox()).toMatchObject({ x: 0, width: 932 });
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('eth');
    await expect(app.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    await page.keyboard.press('Escape');
    await expect(amount).toHaveValue('0.01');
  });
});
