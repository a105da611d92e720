import type { Page } from '@playwright/test';
import { type Screen, screens } from '../src/app/routes';
import { expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { isUntranslated } from './fixtures/english-left';
import { asFirstVisit } from './fixtures/first-visit';
import { switchLanguage } from './fixtures/language';
import { QUIET } from './fixtures/shared-page';
import { pixelsSideways } from './fixtures/sideways';
import { SUBJECTS } from './shots/subjects';

/**
 * Every screen without a printed error on a common phone in English: by its address on a first visit, by the back button,
 * and, where it has stored something, after a reload on the smallest phone in Indonesian. e2e/languages.spec.ts comes to
 * each from inside the app, in all languages and both sizes, and has axe. Here axe checks what that spec does not show:
 * dialogs of a first visit, and screens without the parameters or the scenario that they have there.
 */
const routes = Object.keys(screens);

/** Without an address or coordinates these screens have nothing to show, and report it. */
const REFUSES: ReadonlySet<string> = new Set(['/pages/common/webView', '/open-location']);

/**
 * Keys of storage that every start writes. A screen with none besides begins after a reload as by its address, because
 * an address with a scenario begins the scenario again.
 */
const STORED_BY_EVERY_START: ReadonlySet<string> = new Set(
  'fiat fiats saveFiatsTime h5Version lang site_name token user opened-run own:token own:user'.split(' '),
);

interface Shown {
  readonly title: string;
  readonly alerts: number;
  /** All texts inside the screen. */
  readonly texts: readonly string[];
  /** Whether a dialog is open. */
  readonly isCovered: boolean;
  /** Keys of what is stored. */
  readonly stored: readonly string[];
}

/** What the screen shows at rest, in one call to the browser. */
const shown = (page: Page): Promise<Shown> =>
  page.evaluate(async () => {
    await window.sandbox?.settled();
    const main = document.querySelector('main');
    const walker = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker?.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
    const title = [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
    return {
      title: title?.textContent?.trim() ?? '',
      alerts: document.querySelectorAll('main [role="alert"]').length,
      texts,
      isCovered: document.querySelector('[role="dialog"], [role="alertdialog"]') !== null,
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    };
  });

/** Resolves to what the screen shows as soon as it has the title. */
async function shownWithTitle(page: Page, title: string, message: string): Promise<Shown> {
  let seen = await shown(page);
  const now = async () => {
    seen = await shown(page);
    return seen.title;
  };
  if (seen.title !== title) await expect.poll(now, { message, intervals: [50] }).toBe(title);
  return seen;
}

/** Checks the screen that is open. */
async function expectWhole(page: Page, route: string): Promise<Shown> {
  let seen = await shown(page);
  const alerts = async () => {
    seen = await shown(page);
    return seen.alerts;
  };
  const expected = REFUSES.has(route) ? 1 : 0;
  if (seen.alerts !== expected)
    await expect.poll(alerts, { message: `${route}: everything has loaded`, intervals: [50] }).toBe(expected);
  expect(seen.title, route).not.toBe('');
  expect(seen.texts.filter(isUntranslated), route).toEqual([]);
  expect(await page.evaluate(pixelsSideways), `${route}: nothing sticks out sideways`).toBe(0);
  if (seen.isCovered || route in SUBJECTS) expect(await axeProblems(page), route).toEqual([]);
  return seen;
}

/** Screens for login and registration redirect a signed-in user home. */
const scenarioOf = (route: string) => (route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader');

const COMMON = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };

/**
 * How many screens share a page, because the first start in a page takes longer than the others. They are few enough that
 * no test is the last to run for long.
 */
const AT_MOST = 12;

const parts = Math.ceil(routes.length / AT_MOST);
/** Neighbours in the table of routes share a page. */
const groups = Array.from({ length: parts }, (_, at) =>
  routes.slice((at * routes.length) / parts, ((at + 1) * routes.length) / parts),
);

test.describe('each screen', () => {
  test.use({ ...OWN_PAGE, lang: 'en', viewport: COMMON, dailyNotice: 'show' });
  for (const inside of groups)
    test(`from ${inside.at(0)} to ${inside.at(-1)}: deep link, back, reload`, async ({ app, page }) => {
      test.slow();
      for (const route of inside)
        await test.step(route, async () => {
          await asFirstVisit(page);
          // At rest, so that nothing changes its colour while axe looks.
          await app.open(route, { scenario: scenarioOf(route), rests: true });
          const { title } = await expectWhole(page, route);

          await app.goto(route === QUIET ? '/pages/common/area' : QUIET, { settle: false });
          expect((await shown(page)).title, `${route} is left`).not.toBe(title);
          await page.goBack();
          const { stored } = await shownWithTitle(page, title, `${route}, by the back button`);

          if (stored.every((key) => STORED_BY_EVERY_START.has(key))) return;
          await page.setViewportSize(SMALLEST);
          await switchLanguage(page, 'id');
          const inIndonesian = await shown(page);
          await page.reload();
          await page.waitForFunction(() => 'sandbox' in window);
          await shownWithTitle(page, inIndonesian.title, `${route}, after a reload`);
          await page.setViewportSize(COMMON);
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
      // The screen itself, not the toast. After 1.2 s it has led to the login.
      const leaves = [...document.querySelectorAll('main *:not(:has(*))')];
      const says = leaves.some((one) => one.textContent.includes('Please log in first') && one.checkVisibility());
      const login = `/pages/common/login?${new URLSearchParams({ from: place })}`;
      if (says || location.hash === `#${login}`) asking.push(place);
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
