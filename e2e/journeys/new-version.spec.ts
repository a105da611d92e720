import { expect, expectNetworkErrors, OWN_PAGE, test } from '../fixtures';

// The service worker's offline copy would have the files.
test.use({ ...OWN_PAGE, serviceWorkers: 'block' });

test('a file that is gone after a deploy: there is a new version, and it can be loaded', async ({
  app,
  page,
  consoleErrors,
}) => {
  await app.open('/pages/market/market');
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/h5\/(\?.*)?$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<div id="root"></div><script type="module" src="./assets/index-other.js"></script>',
    }),
  );
  await app.goto('/pages/common/area', { settle: false });
  await expect(page.getByRole('heading', { name: 'New version available' }).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { name: 'Area code' })).toBeVisible();
  expectNetworkErrors(consoleErrors);
});
