import type { Locator } from '@playwright/test';
import { WIRE_LANGS } from '../src/contract/lang';
import { expect, test } from './fixtures';
import { switchLanguage } from './fixtures/language';

/** Texts of a part of the page that exceed its width. */
const cutIn = (part: Locator) =>
  part.evaluate((element) => {
    const right = element.getBoundingClientRect().right + 0.5;
    const texts = [...element.querySelectorAll('span, [role="tab"]')].filter((one) => one.textContent !== '');
    return texts.filter((one) => one.getBoundingClientRect().right > right).map((one) => one.textContent);
  });

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const tab of ['futures', 'coins'])
    test(`the order book of ${tab} is whole in every language`, async ({ app, page, sandbox }) => {
      await sandbox.start('long-btc', { seed: 7 });
      await app.goto(`/pages/transaction/index?tab=${tab}`);
      const book = app.locator('[data-tour$="-book"]');
      for (const lang of WIRE_LANGS)
        await test.step(lang, async () => {
          await switchLanguage(page, lang);
          await app.settled();
          // Five levels per side, the last price between them, and the price steps.
          await expect(book.getByRole('button')).toHaveCount(12);
          await expect(book.locator('button:has([style*="scaleX"])')).toHaveCount(10);
          expect(await cutIn(book), lang).toEqual([]);
        });
    });

  test('with enlarged text the smallest phone shows a price, a book and a total in full', async ({
    app,
    page,
    sandbox,
  }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    const enlarge = (size: string) =>
      page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    await app.goto('/pages/transaction/index?tab=coins');
    await enlarge('24px');
    const book = app.locator('[data-tour$="-book"]');
    await expect(book.locator('button:has([style*="scaleX"])')).toHaveCount(10);
    expect(await cutIn(book)).toEqual([]);
    const isWhole = (field: HTMLElement) => field.scrollWidth <= field.clientWidth;
    expect(await app.getByLabel('Price (USDT)').evaluate(isWhole), 'the price of the order').toBe(true);
    await app.goto('/pages/fund/assets');
    await expect(app.locator('[data-tour="assets-total"]')).toHaveText(/\d/);
    expect(await cutIn(app.locator('[data-tour="assets-total"]'))).toEqual([]);
    await enlarge('');
  });
});

test('text follows the size that somebody has chosen in the browser', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (const path of ['/', '/pages/market/market', '/pages/transaction/index?tab=coins', '/pages/setting/setting']) {
    await app.goto(path);
    await expect(app.locator('main h2, main h3, main button').first()).toBeVisible();
    const { seen, small } = await app.page.evaluate(() => {
      const isText = ({ childNodes }: Element) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      const texts = [...document.querySelectorAll('#root *')].filter(isText);
      const sizeOf = (text: Element) => Number.parseFloat(getComputedStyle(text).fontSize);
      const before = texts.map(sizeOf);
      document.documentElement.style.setProperty('font-size', '200%');
      const after = texts.map(sizeOf);
      document.documentElement.style.removeProperty('font-size');
      // Letters used as pictures keep their size, and large figures are limited by the screen.
      const isSmall = (text: Element, at: number) =>
        (text.textContent?.length ?? 0) > 1 && (after[at] ?? 0) < Math.min(24, 1.99 * (before[at] ?? 0));
      return { seen: texts.length, small: texts.filter(isSmall).map((text) => text.textContent) };
    });
    expect(seen).toBeGreaterThan(10);
    expect(small).toEqual([]);
  }
});

test('a toast is below the header of the page, above questions and forms', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=coins');
  await app.getByLabel('Price (USDT)').fill('50000');
  await app.getByLabel('Amount (BTC)').fill('0.05');
  // In the page, because the toast is gone 2.5 s later.
  const places = app.page.evaluate(
    (text) =>
      new Promise<{ toast: DOMRect; head: DOMRect; form: DOMRect }>((resolve) => {
        const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
        const look = () => {
          const toasts = [...document.querySelectorAll('[role="status"] > div')];
          const toast = boxOf(toasts.find(({ textContent }) => textContent.includes(text)));
          const [head, form] = [boxOf(document.querySelector('header')), boxOf(document.querySelector('main form'))];
          if (toast && head && form) resolve({ toast, head, form });
          else requestAnimationFrame(look);
        };
        look();
      }),
    'Buy order placed',
  );
  await app.getByRole('button', { name: 'Buy BTC' }).click();
  const { toast, head, form } = await places;
  expect(toast.y).toBeGreaterThanOrEqual(head.y + head.height);
  expect(toast.y + toast.height).toBeLessThanOrEqual(form.y);
});

test('figures of one unit below each other have equally many decimals', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const decimalsOf = (texts: readonly string[]) => [
    ...new Set(texts.map((text) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0)),
  ];
  await app.goto('/pages/otc/otc');
  const offers = app.getByRole('list', { name: 'Offers' }).getByRole('listitem');
  await expect(offers.nth(2)).toBeVisible();
  const prices = (await offers.allInnerTexts()).map((text) => /[\d.,]+(?=\s*USD\b)/.exec(text)?.[0] ?? '');
  expect(decimalsOf(prices), prices.join(' ')).toHaveLength(1);

  await app.goto('/pages/lockming/lockming');
  const rates = app.getByText(/^\d\.\d+%$/);
  await expect(rates.nth(3)).toBeVisible();
  expect(decimalsOf(await rates.allInnerTexts())).toHaveLength(1);

  await app.goto('/pages/fund/transfer');
  const after = await app
    .getByText(/after$/)
    .locator('xpath=..')
    .allInnerTexts();
  expect(after).toHaveLength(2);
  expect(decimalsOf(after), after.join(' ')).toHaveLength(1);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });
    test('names of companies are whole', async ({ app, sandbox }) => {
      await sandbox.start('spot-trader', { seed: 7 });
      await app.goto('/pages/transaction/index2');
      const stocks = app.getByRole('region', { name: 'Stocks' }).getByRole('link');
      await expect(stocks.nth(5)).toBeVisible();
      const cut = await stocks.evaluateAll((rows) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll<HTMLElement>('span')]
            .filter((one) => one.clientWidth > 1 && getComputedStyle(one).overflowX !== 'visible')
            .filter((one) => one.scrollWidth > one.clientWidth)
            .map((one) => one.textContent),
        ),
      );
      expect(cut).toEqual([]);
    });
  });
