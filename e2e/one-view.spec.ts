import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import type { App } from './fixtures/app';
import { switchLanguage } from './fixtures/language';

/** With browser bars, without them, and the narrowest phone. Vietnamese has the longest texts of the form. */
const PHONES = [
  { width: 390, height: 660 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const LANGUAGES = ['en', 'id', 'vn'] as const;

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  if (!box) throw new Error('a part of the screen is not there');
  return box.y + box.height;
};

/** Parts that are not entirely visible above the tab bar, by name. */
async function outOfView(app: App, parts: Readonly<Record<string, Locator>>): Promise<string[]> {
  const bar = await app.locator('nav:has(> a[aria-current="page"])').boundingBox();
  if (!bar) throw new Error('there is no tab bar');
  const out: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const bottom = await bottomOf(part);
    if (bottom > bar.y + 0.5) out.push(`${name} ends at ${bottom} of ${bar.y}`);
  }
  return out;
}

/** Texts that do not fit into their element. */
const cutIn = (part: Locator) =>
  part.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('*:not([type="range"])')]
      .filter((one) => !one.closest('.visually-hidden') && one.clientWidth > 1)
      .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth)
      .map((one) => (one instanceof HTMLInputElement ? one.value : one.textContent)),
  );

const shown = (app: App, ...names: readonly string[]) => names.map((name) => app.locator(`[data-tour="${name}"]`));

/**
 * Checks the screen on each phone, beginning with the size of the last check, because every change of size is a new
 * layout.
 */
async function onEachPhone(app: App, what: string, look: (width: number) => Promise<void>): Promise<void> {
  const isLast = app.page.viewportSize()?.height === PHONES.at(-1)?.height;
  for (const size of isLast ? PHONES.toReversed() : PHONES)
    await test.step(`${what}, ${size.width} x ${size.height}`, async () => {
      await app.page.setViewportSize(size);
      await app.settled();
      await look(size.width);
    });
}

test('futures: chart, book, form with both buttons and the first position are one view', async ({ app, sandbox }) => {
  test.slow();
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=futures&symbol=BTC%2FUSDT');
  const [form, book, positions] = shown(app, 'futures-form', 'futures-book', 'positions') as [
    Locator,
    Locator,
    Locator,
  ];
  for (const lang of LANGUAGES) {
    await switchLanguage(app.page, lang);
    // First a market order, then with a price; both must fit.
    for (const kind of [0, 1]) {
      await form.getByRole('button').first().click();
      await app.getByRole('option').nth(kind).click();
      await expect(app.getByRole('dialog')).toHaveCount(0);
      await form.locator('input[inputmode="numeric"]').fill('153');
      await expect(form.getByRole('definition').last()).toContainText(/↑[\d.,]+.*↓[\d.,]+/);
      const parts = {
        chart: app.locator('[data-testid="market-chart"]'),
        book,
        long: form.locator('button[value="long"]'),
        short: form.locator('button[value="short"]'),
        position: positions.getByRole('article').first().locator('> div').first(),
      };
      await onEachPhone(app, `${lang}, kind ${kind}`, async () => {
        expect(await outOfView(app, parts)).toEqual([]);
        for (const part of [form, book, parts.position]) expect(await cutIn(part)).toEqual([]);
      });
    }
  }
});

test('coins: chart, book and form are one view', async ({ app, sandbox }) => {
  test.slow();
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=coins&symbol=BTC%2FUSDT');
  const [form, book, orders] = shown(app, 'trade-form', 'trade-book', 'trade-orders') as [Locator, Locator, Locator];
  for (const lang of LANGUAGES) {
    await switchLanguage(app.page, lang);
    await form
      .locator('input[inputmode="decimal"]')
      .last()
      .fill(lang === 'en' ? '0.05' : '0,05');
    await onEachPhone(app, lang, async (width) => {
      const parts = {
        chart: app.locator('[data-testid="market-chart"]'),
        book,
        button: form.locator('button[type="submit"]'),
        // On the narrowest phone its tags need a second line.
        ...(width > 320 && { order: orders.getByRole('article').first().locator('> div').first() }),
      };
      expect(await outOfView(app, parts)).toEqual([]);
      for (const part of [form, book]) expect(await cutIn(part)).toEqual([]);
    });
  }
});
