import type { Page } from '@playwright/test';
import { expect, expectNetworkErrors, MOVING, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { withShortWaits } from './fixtures/short-waits';
import { pixelsSideways } from './fixtures/sideways';

/** Files of the gallery: a video, and a damaged sound. */
const FILM = '/nft/5.webm';
const DAMAGED = 'Lost Tape';

/** Total layout shift since the page was opened, without shifts caused by input (Layout Instability, as in CLS). */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        watch.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('the market is narrowed by sale, kind and coin, and Back leads to the list as it was', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/nft/nft');
  const works = app.getByRole('list', { name: 'Artworks' }).locator('[data-work]');
  await expect(works.first()).toBeVisible();
  await app.getByRole('button', { name: 'Auction' }).click();
  await expect(works.filter({ hasText: 'Current bid' }).first()).toBeVisible();
  await expect(works.filter({ hasText: /^Price/ })).toHaveCount(0);

  await app.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: 'Video' }).click();
  await sheet.getByRole('button', { name: 'USDT' }).click();
  expect(await axeProblems(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Show artworks' }).click();
  await expect(app.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  // A list of one page ends with the empty page after it.
  await expect(app.getByText('No more data')).toBeVisible();
  const count = await works.count();
  expect(count).toBeGreaterThan(0);
  for (const work of await works.all()) await expect(work).toContainText('USDT');

  await works.first().getByRole('link').click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Video');
  await page.goBack();
  await expect(works).toHaveCount(count);
  await page.reload();
  await expect(works).toHaveCount(count);
  await app.getByRole('button', { name: 'Blind box' }).click();
  await expect(app.getByText('No matching artworks')).toBeVisible();
  await app.getByRole('button', { name: 'Show all artworks' }).click();
  await expect(works.first()).toBeVisible();
});

test('an artist is found by name, a work is collected and given up again', { tag: '@smoke' }, async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/nft/components/search');
  await app.getByRole('searchbox').fill('halde');
  await expect(page).toHaveURL(/keyword=halde/);
  await app.getByRole('tab', { name: 'Artists' }).click();
  await app.getByRole('link', { name: /Linnea Halde/ }).click();
  await expect(app.getByRole('heading', { name: 'Linnea Halde' })).toBeVisible();
  const first = app.getByRole('list', { name: 'Artworks' }).locator('[data-work]').first();
  await app.says('Added to saved artworks', () => first.getByRole('button', { name: /^Save / }).click());
  await expect(first.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect(app.getByRole('searchbox')).toHaveValue('halde');
  await app.goto('/pages/nft/nft?tab=collections');
  const mine = app.getByRole('list', { name: 'Saved artworks' }).locator('[data-work]');
  await expect(mine).toHaveCount(1);
  await sandbox.clock.jump('2s');
  await app.says('Removed from saved artworks', () => mine.getByRole('button', { name: /^Save / }).click());
  await expect(app.getByText('No saved artworks yet')).toBeVisible();
});

test('a heart shows the state of the exchange, although the list is late and an answer is lost', async ({
  app,
  page,
  sandbox,
  consoleErrors,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/nft/components/artwork?type=4&keyword=tide');
  const heart = app.getByRole('button', { name: /^Save / }).first();
  const late = { 'GET /bind_box/getBoxList': { answerDelayMs: 600_000 } };
  const saved = async () => (await sandbox.call('trader', 'GET /bind_box/getCollection')).length;
  await sandbox.faults.set({ calls: late });
  await app.says('Added to saved artworks', () => heart.click());
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await sandbox.clock.jump('2s');
  await app.says('Removed from saved artworks', () => heart.click());
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await saved()).toBe(0);

  await sandbox.clock.jump('2s');
  await sandbox.faults.set({ calls: { ...late, 'POST /bind_box/collect': { lostAnswerRate: 1 } } });
  await withShortWaits(page, () => app.says(/^No response/, () => heart.click()));
  expectNetworkErrors(consoleErrors);
  await sandbox.faults.set({ calls: late });
  await sandbox.clock.jump('2s');
  await app.says('Added to saved artworks', () => heart.click());
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await saved()).toBe(1);
});

test.describe('with motion', () => {
  // Films play by themselves unless motion is reduced.
  test.use(MOVING);

  test('film, animation and sound play and stop, a damaged one says so, and nothing moves around them', async ({
    app,
    page,
    sandbox,
  }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto('/pages/nft/components/artwork?type=4&keyword=tide');
    await app.locator('[data-work] a').first().click();
    const film = app.locator('video');
    await expect(film).toHaveAttribute('src', new RegExp(FILM));
    await app.getByRole('button', { name: 'Pause' }).click();
    await expect(film).toHaveJSProperty('paused', true);
    const place = app.getByRole('slider', { name: 'Playback position' });
    await expect(place).toBeEnabled();
    await place.press('End');
    await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(3);
    expect(await axeProblems(page)).toEqual([]);
    expect(await shifted(page)).toBeLessThan(0.02);

    await app.goto('/pages/nft/components/artwork?type=2');
    await app.locator('[data-work] a').first().click();
    const animation = app.locator('[data-medium] img');
    await expect(animation).toHaveAttribute('src', /\.gif$/);
    await app.getByRole('button', { name: 'Pause' }).click();
    await expect(animation).toHaveAttribute('src', /\.webp$/);

    await app.goto('/pages/nft/components/artwork?type=3&keyword=small%20hours');
    await app.locator('[data-work] a').first().click();
    const sound = app.locator('audio');
    await expect(place).toBeEnabled();
    await app.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);

    await app.goto(`/pages/nft/components/artwork?type=3&keyword=${encodeURIComponent(DAMAGED)}`);
    await app.locator('[data-work] a').first().click();
    await expect(app.getByRole('alert')).toContainText('Audio file error');
    await expect(app.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('with less motion film and animation stand still until somebody plays them', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/nft/components/artwork?type=4&keyword=tide');
  await app.locator('[data-work] a').first().click();
  const film = app.locator('video');
  await expect(app.getByRole('slider', { name: 'Playback position' })).toBeEnabled();
  await expect(film).toHaveJSProperty('paused', true);
  await app.getByRole('button', { name: 'Play' }).click();
  await expect(film).toHaveJSProperty('paused', false);

  await app.goto('/pages/nft/components/artwork?type=2');
  await app.locator('[data-work] a').first().click();
  const animation = app.locator('[data-medium] img');
  await expect(animation).toHaveAttribute('src', /\.webp$/);
  await app.getByRole('button', { name: 'Play' }).click();
  await expect(animation).toHaveAttribute('src', /\.gif$/);
});

test('an auction shows who bids and who has owned it, a box its chances, on the narrowest screen too', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await page.setViewportSize({ width: 320, height: 640 });
  await app.goto('/pages/nft/components/artwork?mode=2&status=1');
  await app.locator('[data-work]').filter({ hasText: 'Current bid' }).getByRole('link').first().click();
  await expect(app.getByRole('list', { name: 'Bids' }).getByRole('listitem').first()).toContainText('Leading');
  const owners = app.getByRole('list', { name: 'Ownership history' }).getByRole('listitem');
  await expect(owners.last()).toContainText('Created');
  const overflow = () => page.evaluate(pixelsSideways);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await app.goto('/pages/nft/components/artwork?mode=3&status=1');
  await app.locator('[data-work] a').first().click();
  const odds = app.getByRole('listitem').filter({ hasText: '%' });
  await expect(odds).toHaveText([/70%/, /25%/, /5%/]);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await app.goto('/pages/nft/artworkDetail?code=00000000000000000000000000000000');
  await expect(app.getByText('This artwork does not exist')).toBeVisible();
});
