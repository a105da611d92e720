import type { Page } from '@playwright/test';
import { WIRE_LANGS } from '../src/contract/lang';
import { expect, test } from './fixtures';
import { findCutTexts } from './fixtures/cut-texts';
import { switchLanguage } from './fixtures/language';
import { pixelsSideways } from './fixtures/sideways';

/** What somebody sees who enlarges the app to twice its size, or sets letters, words and lines further apart. */

const TRADE = '/pages/transaction/index?tab=coins';

test.describe('at twice its size', () => {
  // A phone of 390 px: a zoom of 200 % leaves half of its pixels, and text of 200 % as few rem.
  test.use({ viewport: { width: 195, height: 422 } });

  test('each market is named, with its price and its change', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    for (const path of ['/pages/market/market', '/pages/market/search?q=b'])
      await test.step(path, async () => {
        await app.goto(path);
        await expect(app.locator('main [data-price]').first()).toHaveText(/\d/);
        expect((await page.evaluate(findCutTexts, 'main')).filter((text) => text.startsWith('cut'))).toEqual([]);
        expect(await page.evaluate(pixelsSideways)).toBe(0);
      });
  });

  test('the market of a trade screen can be read and changed', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    for (const path of [
      TRADE,
      '/pages/transaction/index?tab=futures',
      '/pages/transaction/currency?symbol=BTC%2FUSDT',
    ]) {
      await app.goto(path);
      const market = app.getByRole('button', { name: 'Choose a market: BTC/USDT' });
      await market.click();
      await page.keyboard.press('Escape');
      const [box, price] = [
        await market.boundingBox(),
        await app.locator('[data-tour="trade-pair"] [data-price]').boundingBox(),
      ];
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual((price?.y ?? 0) + 1);
    }
  });

  test('words of titles, entries and rows are whole', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    for (const path of ['/', '/pages/market/market', '/pages/fund/assets', '/pages/nft/nft', '/pages/setting/bill'])
      await test.step(path, async () => {
        await app.goto(path);
        const cut = await page.evaluate(findCutTexts, '#root');
        expect(cut.filter((text) => /^(?:broken word|cut after its last line)/.test(text))).toEqual([]);
      });
  });

  test('figures beside each other go below each other', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    for (const path of ['/', '/pages/fund/assets', '/pages/transaction/index2']) {
      await app.goto(path);
      expect(await page.evaluate(pixelsSideways), path).toBe(0);
    }
  });
});

/**
 * What `measure` finds with the browser's font at twice its size. A style of the document would not change what `rem`
 * is in a media query.
 */
async function atTwiceItsSize<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  const devtools = await page.context().newCDPSession(page);
  const setFontSize = (px: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await setFontSize(32);
  try {
    return await measure();
  } finally {
    await setFontSize(16);
    await devtools.detach();
  }
}

test('figures beside each other go below each other on the smallest phone, with text at twice its size', async ({
  app,
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sandbox.start('spot-trader', { seed: 7 });
  for (const path of ['/pages/lockming/lockming', '/pages/invest/purchase?id=245449']) {
    await app.goto(path);
    expect.soft(await atTwiceItsSize(page, () => page.evaluate(pixelsSideways)), path).toBe(0);
  }
});

test('a choice in a sheet is whole at four times its size', async ({ app, page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await sandbox.start('spot-trader', { seed: 7 });
  await switchLanguage(page, 'id');
  await app.goto('/pages/nft/nft');
  await app.getByRole('button', { name: 'Filter' }).click();
  const choice = app.getByRole('dialog').getByRole('button', { name: 'Video' });
  await choice.focus();
  const isWhole = () =>
    choice.evaluate((button) => {
      const { x, width, top, bottom } = button.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => button.contains(document.elementFromPoint(x + width / 2, y)));
    });
  await expect.poll(isWhole).toBe(true);
  await page.keyboard.press('Escape');
});

const FIGURES = [
  '/',
  '/pages/common/borrowing',
  '/pages/fund/assets',
  '/pages/nft/nft',
  '/pages/otc/otc',
  '/pages/invest/invest',
  '/pages/lockming/lockming',
  '/pages/ieo/ieo',
  '/pages/points/index',
  '/pages/game/game',
  '/pages/setting/bill',
  '/pages/transaction/index2',
  '/pages/transaction/index?tab=options',
  TRADE,
];

for (const lang of ['id', 'fra'] as const)
  test(`nothing is cut off or lies over something else on the smallest phone, with text at twice its size, in ${lang}`, async ({
    app,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await sandbox.start('spot-trader', { seed: 7 });
    await switchLanguage(page, lang);
    for (const path of FIGURES)
      await test.step(path, async () => {
        await app.goto(path);
        const [cut, sideways] = await atTwiceItsSize(page, () =>
          Promise.all([page.evaluate(findCutTexts, 'main'), page.evaluate(pixelsSideways)]),
        );
        expect.soft(cut.filter((text) => /^(?:cut sideways|over each other|broken word)/.test(text))).toEqual([]);
        expect.soft(sideways).toBe(0);
      });
  });

test('the number of unread messages is as large as its ground, with text at twice its size', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/');
  const number = app.getByRole('button', { name: /unread/ }).getByText(/^\d+$/);
  await expect(number).toBeVisible();
  const cut = await atTwiceItsSize(page, () => number.evaluate((ground) => ground.scrollHeight - ground.clientHeight));
  expect(cut).toBeLessThanOrEqual(0);
});

test('the tabs are named in full on the smallest phone, with text at twice its size or further apart', async ({
  app,
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/market/market');
  const seen = async () => [...(await page.evaluate(findCutTexts, '#root nav')), await page.evaluate(pixelsSideways)];
  for (const lang of WIRE_LANGS) {
    await switchLanguage(page, lang);
    expect.soft(await atTwiceItsSize(page, seen), `${lang}, twice`).toEqual([0]);
    await setApart(page);
    expect.soft(await seen(), `${lang}, apart`).toEqual([0]);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
});

const SCREENS = [
  '/',
  TRADE,
  '/pages/transaction/index?tab=options',
  '/pages/fund/assets_record',
  '/pages/setting/bill',
  '/pages/nft/nft',
];

/** The distances that WCAG 2.2 names in 1.4.12. */
const APART = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Sets letters, words and lines further apart. */
const setApart = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, APART);

test.describe('further apart', () => {
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const)
    for (const lang of ['en', 'th'] as const)
      test(`labels, dates and titles are whole on ${width} px in ${lang}`, async ({ app, page, sandbox }) => {
        await page.setViewportSize({ width, height });
        await sandbox.start('spot-trader', { seed: 7 });
        await switchLanguage(page, lang);
        for (const path of SCREENS)
          await test.step(path, async () => {
            await app.goto(path);
            const before = await page.evaluate(findCutTexts, '#root');
            await setApart(page);
            const cut = await page.evaluate(findCutTexts, '#root');
            await page.evaluate(() => document.adoptedStyleSheets.pop());
            // A long word may break rather than be cut.
            expect(cut.filter((text) => !before.includes(text) && !text.startsWith('broken word'))).toEqual([]);
          });
      });

  test('the buttons of a sheet are named in full on the smallest phone', async ({ app, page, sandbox }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await sandbox.start('spot-trader', { seed: 7 });
    await switchLanguage(page, 'fra');
    await app.goto('/pages/nft/nft');
    await app.getByRole('button', { name: 'Filtrer' }).click();
    await expect(app.getByRole('dialog')).toBeVisible();
    await setApart(page);
    const cut = await page.evaluate(findCutTexts, '[role="dialog"]');
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    await page.keyboard.press('Escape');
    expect(cut.filter((text) => text.startsWith('cut'))).toEqual([]);
  });
});
