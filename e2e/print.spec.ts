import { expect, test } from './fixtures';

/** Relative luminance of a CSS colour, by WCAG 2. */
const faint = (least: number) => {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll('#root :is(h1, main *)')]
    .filter((part) => hasText(part) && part.checkVisibility())
    .filter((part) => 1.05 / (light(getComputedStyle(part).color) + 0.05) < least)
    .map((part) => part.textContent);
};

const PAPERS = ['/pages/follow/agreement_en', '/pages/common/article?id=13', '/pages/setting/bill'];

test('agreements and bills are printed black on white, whole, and without bars', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (const path of PAPERS)
    await test.step(path, async () => {
      await app.goto(path);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(faint, 4.5)).toEqual([]);
      const main = app.locator('main');
      expect(await main.evaluate((box) => box.scrollHeight - box.clientHeight), 'cut off').toBeLessThanOrEqual(1);
      await expect(app.locator('header :is(button, a), nav, footer, aside').filter({ visible: true })).toHaveCount(0);
      await expect(app.locator('h1')).toBeVisible();
      await page.emulateMedia({ media: null });
    });
});

test('a sheet is printed alone, whole, and without a scrim', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await page.setViewportSize({ width: 390, height: 320 });
  await app.goto('/pages/setting/bill');
  await app.locator('main li button').first().click();
  const sheet = app.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const left = app.locator('main, [role="presentation"]:empty, [role="status"]').filter({ visible: true });
  await expect(left).toHaveCount(0);
  await expect(sheet.getByRole('button')).toHaveCount(0);
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
  const cut = await sheet
    .locator('> div')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.textContent),
    );
  expect(cut).toEqual([]);
  await page.emulateMedia({ media: null });
});

test('text and lines are stronger with more contrast', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/setting');
  const token = (name: string) =>
    page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of), name);
  const [text, line] = [await token('--text-3'), await token('--hairline')];
  await page.emulateMedia({ contrast: 'more' });
  expect(await token('--text-3')).not.toBe(text);
  expect(await token('--hairline')).not.toBe(line);

  await app.goto('/pages/transaction/index?tab=coins');
  const field = app.getByLabel('Price (USDT)').locator('..');
  const edge = () => field.evaluate((box) => getComputedStyle(box).borderTopColor);
  await expect.poll(edge).toBe('rgba(255, 255, 255, 0.65)');
  const filled = app.locator('main button[data-edge]').first();
  await expect(filled).toHaveCSS('box-shadow', /^rgba\(255, 255, 255, 0\.65\).* inset$/);
  await page.emulateMedia({ contrast: null });
  await expect.poll(edge).toBe('rgba(0, 0, 0, 0)');
});
