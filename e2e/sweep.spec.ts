import type { Page } from '@playwright/test';
import { type Screen, screens } from '../src/app/routes';
import { type App, expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { asFirstVisit } from './fixtures/first-visit';
import { speak } from './fixtures/language';
import { QUIET } from './fixtures/shared-page';

/**
 * Every screen without a printed error: by its address and by the back button on a common phone in English, and after a
 * reload on the smallest in Indonesian. e2e/languages.spec.ts comes to each from inside the app.
 */
const routes = Object.keys(screens);

/** Without an address or coordinates these screens have nothing to show, and report it. */
const REFUSES: ReadonlySet<string> = new Set(['/pages/common/webView', '/open-location']);

/** A text that is only a key, such as `detail.open`, or has an unfilled placeholder. */
const UNTRANSLATED = /^(?:[a-z-]+:)?[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$|\{\{|\}\}/;

/** All texts inside the screen, and how many pixels stick out sideways. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const walker = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker?.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
    return { texts, overflow: document.documentElement.scrollWidth - innerWidth };
  });

/** Checks the screen that is open, and returns its title. */
async function expectWhole(app: App, page: Page, route: string, { contrast = true } = {}): Promise<string> {
  await app.settled();
  // Some titles load with their content.
  const title = (await app.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
  expect(title.trim(), route).not.toBe('');
  await expect(page.locator('main [role="alert"]'), `${route}: everything has loaded`).toHaveCount(
    REFUSES.has(route) ? 1 : 0,
  );
  const { texts, overflow } = await shown(page);
  expect(texts.filter((text) => UNTRANSLATED.test(text))).toEqual([]);
  expect(overflow, `${route}: nothing sticks out sideways`).toBeLessThanOrEqual(0);
  expect(await axeProblems(page, undefined, { contrast }), route).toEqual([]);
  return title;
}

/** Screens for login and registration redirect a signed-in user home. */
const scenarioOf = (route: string) => (route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader');

const COMMON = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };

/** A test has few enough screens that none is the last to run for long, and enough to make one page worth while. */
const AT_MOST = 6;

const folders = new Map<string, readonly string[]>();
for (const route of routes) {
  const folder = route.startsWith('/pages/') ? route.split('/').slice(0, 3).join('/') : 'outside of /pages';
  folders.set(folder, [...(folders.get(folder) ?? []), route]);
}

/** Screens of one folder share a page, and a large folder is divided evenly. */
const groups = [...folders].flatMap(([folder, inside]) => {
  const parts = Math.ceil(inside.length / AT_MOST);
  const each = Math.ceil(inside.length / parts);
  return Array.from({ length: parts }, (_, at) => ({
    name: parts === 1 ? folder : `${folder}, part ${at + 1}`,
    inside: inside.slice(at * each, (at + 1) * each),
  }));
});

test.describe('each screen', () => {
  test.use({ ...OWN_PAGE, lang: 'en', viewport: COMMON, dailyNotice: 'show' });
  for (const { name, inside } of groups)
    test(`${name}: deep link, back, reload, axe in two languages and sizes`, async ({ app, page }) => {
      test.slow();
      for (const route of inside)
        await test.step(route, async () => {
          const heading = app.getByRole('heading', { level: 1 }).first();
          await page.setViewportSize(COMMON);
          await asFirstVisit(page);
          await app.open(route, { scenario: scenarioOf(route) });
          const title = await expectWhole(app, page, route);

          await app.goto(route === QUIET ? '/pages/common/area' : QUIET);
          await expect(heading).not.toHaveText(title);
          await page.goBack();
          // An assertion that does not hold at once is tried again only after half a second.
          await app.settled();
          await expect(heading).toHaveText(title);

          await page.setViewportSize(SMALLEST);
          await speak(page, 'id');
          const inIndonesian = await expectWhole(app, page, route, { contrast: false });
          await page.reload();
          await app.settled();
          await expect(heading, `${route}, after a reload`).toHaveText(inIndonesian);
        });
    });
});

/** Opens one screen after another. Returns those without a title, and those that ask a visitor to log in. */
const asVisitor = (page: Page) =>
  page.evaluate(async (places) => {
    const untitled: string[] = [];
    const asking: string[] = [];
    for (const place of places) {
      const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = place;
      await arrived;
      await window.sandbox?.settled();
      if (!document.querySelector('h1')?.textContent?.trim()) untitled.push(place);
      // The screen itself, not the toast.
      const leaves = [...document.querySelectorAll('main *:not(:has(*))')];
      if (leaves.some((one) => one.textContent.includes('Please log in first') && one.checkVisibility()))
        asking.push(place);
    }
    return { untitled, asking };
  }, routes);

test('a visitor is asked to log in where a screen is for customers, and let in everywhere else', async ({
  page,
  sandbox,
}) => {
  await sandbox.start('first-day', { seed: 7 });
  const { untitled, asking } = await asVisitor(page);
  expect(asking).toEqual(routes.filter((route) => (screens as Record<string, Screen>)[route]?.access === 'user'));
  expect(untitled).toEqual([]);
});
