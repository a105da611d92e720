import type { Page } from '@playwright/test';
import { type Screen, screens } from '../src/app/routes';
import { expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';

/** Every screen in two languages: by its address, after a reload, and by the back button, without a printed error. */
const routes = Object.keys(screens);

/** Each language on another phone, so that both sizes are tested in the same number of runs. */
const RUNS = [
  { lang: 'en', viewport: { width: 390, height: 844 } },
  { lang: 'id', viewport: { width: 320, height: 640 } },
];

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

for (const { lang, viewport } of RUNS) {
  test.describe(lang, () => {
    test.use({ lang, viewport, dailyNotice: 'show' });
    for (const route of routes) {
      test(`${route}: deep link, axe, reload, back`, async ({ app, page }) => {
        // Screens for login and registration redirect a signed-in user home.
        await app.open(route, { scenario: route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader' });
        const heading = page.getByRole('heading', { level: 1 });
        await app.settled();
        // Some titles load with their content.
        const title = await heading.first().textContent();
        expect(title?.trim()).not.toBe('');
        await expect(page.locator('main [role="alert"]'), 'everything has loaded').toHaveCount(
          REFUSES.has(route) ? 1 : 0,
        );
        expect((await texts(page)).filter((text) => UNTRANSLATED.test(text))).toEqual([]);
        expect(await axeProblems(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);

        await page.reload();
        await expect(heading.first()).toHaveText(title ?? '');
        const elsewhere = route.includes('setting') ? '/pages/market/market' : '/pages/setting/setting';
        await app.goto(elsewhere);
        await expect(heading.first()).not.toHaveText(title ?? '');
        await page.goBack();
        await expect(heading.first()).toHaveText(title ?? '');
      });
    }
  });
}

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
