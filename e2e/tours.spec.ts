import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import en from '../sim/room/texts/en/room-tour';
import id from '../sim/room/texts/id/room-tour';
import { TOUR_ANCHORS } from '../sim/scenarios/tour-anchors';
import { expect, OWN_PAGE, test } from './fixtures';
import { switchLanguage } from './fixtures/language';
import { QUIET } from './fixtures/shared-page';

const tours = readdirSync(join(import.meta.dirname, '../scenarios/tours')).map((file) => file.replace(/\.ts$/, ''));

const bar = (page: Page) => page.locator('section[data-phase]');

/** The content of a tour's bar. */
const seenIn = (element: Element) => ({
  step: Number(element.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')),
  name: element.getAttribute('aria-label'),
  isPlaced: /here|waiting/.test(element.getAttribute('data-phase') ?? ''),
  sticksOut: element.getBoundingClientRect().right > document.documentElement.clientWidth,
  notices: [...document.querySelectorAll('[role="alertdialog"]')].filter((one) => one.checkVisibility()).length,
});

/** Opens a scenario with its tour. */
async function openTour(page: Page, scenario: string): Promise<void> {
  await page.goto(`./?scenario=${scenario}&seed=7&tour#/`);
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
}

test.describe('walked to its end by keyboard, every place on the screen, in two languages', () => {
  test.use({ dailyNotice: 'show' });
  for (const name of tours)
    test(`the tour of ${name}`, async ({ app, page }) => {
      await app.open(QUIET, { scenario: name });
      // The key begins it, and works once the control room is there.
      await page.getByRole('button', { name: 'Open the control room' }).waitFor();
      await page.keyboard.press('t');
      await expect(bar(page)).toBeVisible();
      const progress = bar(page).getByRole('progressbar');
      const steps = Number(await progress.getAttribute('aria-valuemax'));
      const seen = () => bar(page).evaluate(seenIn);
      for (let step = 1; step <= steps; step++) {
        // Each step begins in the language in which the one before it ended.
        for (const lang of step % 2 ? (['en', 'id'] as const) : (['id', 'en'] as const)) {
          await switchLanguage(page, lang);
          // The daily notice may not cover a step.
          const expected = { step, name: { en, id }[lang].tour, isPlaced: true, sticksOut: false, notices: 0 };
          await expect.poll(seen, { message: `step ${step}, ${lang}`, intervals: [20, 50] }).toEqual(expected);
        }
        await page.keyboard.press('ArrowRight');
      }
      await expect(bar(page)).toHaveCount(0);
    });
});

test.describe('in a page that loses a place', () => {
  test.use({ ...OWN_PAGE, dailyNotice: 'show', timers: 'fake' });
  test('a place that is not there is reported, and can be skipped, in two languages', async ({ app: { page } }) => {
    // Removes the element of the second step from the page.
    await page.addInitScript(() => {
      const lose = () => document.querySelector('[data-tour="trade-book"]')?.removeAttribute('data-tour');
      new MutationObserver(lose).observe(document, { childList: true, subtree: true });
    });
    await openTour(page, 'spot-trader');
    await expect(bar(page)).toHaveAttribute('data-phase', 'here');
    await page.keyboard.press('ArrowRight');
    const missing = bar(page).getByText('This step’s place is not on the screen.');
    // The tour waits some seconds before it reports the missing place.
    await expect.poll(() => page.clock.runFor(1_000).then(() => missing.isVisible()), { intervals: [20] }).toBe(true);
    await expect(bar(page).getByRole('button', { name: 'Skip' })).toBeVisible();
    await switchLanguage(page, 'id');
    await expect(bar(page).getByText('Tempat langkah ini tidak ada di layar.')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Lewati' }).press('Enter');
    await expect(bar(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
    await expect(bar(page)).toHaveAttribute('data-phase', 'here');
  });
});

test.describe('from its address', () => {
  test.use({ ...OWN_PAGE, dailyNotice: 'show' });

  test('a tour continues where it was after a reload', async ({ app: { page } }) => {
    await openTour(page, 'first-day');
    // Neither the welcome nor the daily notice may cover the first step.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(bar(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
    await page.reload();
    await expect(bar(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2', { timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
  });

  test('a tour ends with its run', async ({ app: { page } }) => {
    await openTour(page, 'spot-trader');
    await page.evaluate(() => window.sandbox?.start('calm-market', { seed: 7 }));
    await expect(bar(page)).toHaveCount(0);
  });
});

/** Where each element of the tours is, and the steps that make it visible. */
const PLACES: readonly { scenario: string; path: string; shows: readonly string[]; tab?: string }[] = [
  { scenario: 'first-day', path: '/pages/index/index', shows: ['home-visitor', 'home-movers'] },
  {
    scenario: 'spot-trader',
    path: '/pages/fund/assets',
    shows: ['assets-total', 'assets-accounts', 'tab-home', 'tab-market', 'tab-trade', 'tab-finance', 'tab-assets'],
  },
  { scenario: 'spot-trader', path: '/pages/market/market', shows: ['market-tabs', 'market-stocks', 'market-rows'] },
  { scenario: 'stock-market-closed', path: '/pages/market/market', tab: 'Stocks', shows: ['market-hours'] },
  {
    scenario: 'stock-market-closed',
    path: '/pages/transaction/currency?symbol=NVLA%2FUSDT',
    shows: ['trade-banner', 'trade-pair', 'trade-form', 'trade-book', 'trade-orders'],
  },
  {
    scenario: 'option-won',
    path: '/pages/transaction/index?tab=options',
    shows: ['options-form', 'options-orders'],
  },
  {
    scenario: 'long-btc',
    path: '/pages/transaction/index?tab=futures',
    shows: ['futures-risk', 'futures-form', 'futures-book', 'positions'],
  },
  {
    scenario: 'ieo-oversubscribed',
    path: '/pages/ieo/subscribe?id=4',
    shows: ['ieo-head', 'ieo-form', 'ieo-path'],
  },
  { scenario: 'support-answers', path: '/pages/kefu/index', shows: ['talk-log', 'talk-field'] },
  { scenario: 'support-answers', path: '/pages/setting/setting', shows: ['setting-service'] },
  { scenario: 'loan-repaid', path: '/pages/common/borrowing', shows: ['loan-limit'] },
];

test.describe('places of tours are on the rendered pages', () => {
  test('and none is left out here', () => {
    expect(PLACES.flatMap(({ shows }) => shows).sort()).toEqual([...TOUR_ANCHORS].sort());
  });
  test('all of them', async ({ app, page }) => {
    let begun = '';
    for (const { scenario, path, shows, tab } of PLACES)
      await test.step(`${scenario} ${path}`, async () => {
        if (begun !== scenario) {
          // The screen of the run before would keep its market for the next one.
          await app.goto(QUIET);
          await app.open(path, { scenario });
        } else await app.goto(path);
        begun = scenario;
        if (tab) await page.getByRole('tab', { name: tab }).click();
        for (const name of shows) await expect(page.locator(`[data-tour="${name}"]`)).toBeVisible();
      });
  });
});
