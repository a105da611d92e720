import type { Page } from '@playwright/test';
import { type Screen, screens } from '../src/app/routes';
import { type App, expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';

/**
 * Every screen without a printed error: by its address and by the back button in one language and size, from inside the
 * app and after a reload in another.
 */
const routes = Object.keys(screens);

/** Without an address or coordinates these screens have nothing to show, and report it. */
const REFUSES: ReadonlySet<string> = new Set(['/pages/common/webView', '/open-location']);

/** A text that is only a key, such as `detail.open`, or has an unfilled placeholder. */
const UNTRANSLATED = /^(?:[a-z-]+:)?[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$|\{\{|\}\}/;

/** All texts inside the screen. */
const texts = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const walker = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker?.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
    return found;
  });

/** Checks the screen that is open, and returns its title. */
async function expectWhole(app: App, page: Page, route: string): Promise<string> {
  await app.settled();
  // Some titles load with their content.
  const title = (await app.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
  expect(title.trim(), route).not.toBe('');
  await expect(page.locator('main [role="alert"]'), `${route}: everything has loaded`).toHaveCount(
    REFUSES.has(route) ? 1 : 0,
  );
  expect((await texts(page)).filter((text) => UNTRANSLATED.test(text))).toEqual([]);
  expect(await axeProblems(page), route).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${route}: nothing sticks out sideways`).toBeLessThanOrEqual(0);
  return title;
}

/** Screens for login and registration redirect a signed-in user home. */
const scenarioOf = (route: string) => (route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader');

test.describe('in English, on a common phone', () => {
  test.use({ ...OWN_PAGE, lang: 'en', viewport: { width: 390, height: 844 }, dailyNotice: 'show' });
  for (const route of routes)
    test(`${route}: deep link, axe, back`, async ({ app, page }) => {
      await app.open(route, { scenario: scenarioOf(route) });
      const title = await expectWhole(app, page, route);
      const heading = page.getByRole('heading', { level: 1 }).first();
      const elsewhere = route.includes('setting') ? '/pages/market/market' : '/pages/setting/setting';
      await app.goto(elsewhere);
      await expect(heading).not.toHaveText(title);
      await page.goBack();
      // An assertion that does not hold at once is tried again only after half a second.
      await app.settled();
      await expect(heading).toHaveText(title);
    });
});

/** Screens of one folder share a page. */
const folders = new Map<string, readonly string[]>();
for (const route of routes) {
  const folder = route.startsWith('/pages/') ? route.split('/').slice(0, 3).join('/') : 'outside of /pages';
  folders.set(folder, [...(folders.get(folder) ?? []), route]);
}

test.describe('in Indonesian, on the smallest phone', () => {
  test.use({ lang: 'id', viewport: { width: 320, height: 640 }, dailyNotice: 'show' });
  for (const [folder, inside] of folders)
    test(`${folder}: each screen from inside the app, axe, reload`, async ({ app, page, sandbox }) => {
      test.slow();
      for (const route of inside) {
        await sandbox.start(scenarioOf(route), { seed: 7 });
        await app.goto(route);
        const title = await expectWhole(app, page, route);
        await page.reload();
        await app.settled();
        await expect(page.getByRole('heading', { level: 1 }).first(), `${route}, after a reload`).toHaveText(title);
      }
    });
});

test('a visitor is asked to log in where a screen is for customers, and let in everywhere else', async ({
  app,
  sandbox,
}) => {
  test.slow();
  await sandbox.start('first-day', { seed: 7 });
  // The screen itself, not the toast.
  const gate = app.locator('main').getByText('Please log in first');
  for (const [route, { access }] of Object.entries<Screen>(screens)) {
    await app.goto(route);
    if (access === 'user') await expect(gate, route).toBeVisible();
    else {
      await expect(app.getByRole('heading', { level: 1 }).first(), route).not.toBeEmpty();
      await expect(gate, route).toHaveCount(0);
    }
  }
});
