import { expect, test } from './fixtures';

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
