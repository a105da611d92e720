import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';

const CHART = '/pages/transaction/currency?symbol=BTC%2FUSDT&view=chart';
const KINDS = ['Horizontal line', 'Trend line', 'Ray', 'Rectangle', 'Fibonacci retracement'];

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByTestId('drawing-bar');

async function pointAt(page: Page, symbol: string, x: number, y: number) {
  const box = await page.getByRole('figure', { name: `Price chart of ${symbol}` }).boundingBox();
  if (!box) throw new Error('the chart has no place');
  return [box.x + x, box.y + y] as const;
}

async function stroke(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...(await pointAt(page, 'BTC/USDT', ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await pointAt(page, 'BTC/USDT', ...to)), { steps: 4 });
  await page.mouse.up();
}

/** A stroke of a finger. The browser would scroll the page by it, or the chart pan, if the drawing did not take it. */
async function fingerStroke(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const device = await page.context().newCDPSession(page);
  const [[x, y], [endX, endY]] = [await pointAt(page, 'BTC/USDT', ...from), await pointAt(page, 'BTC/USDT', ...to)];
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await device.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (endX - x) * share, y: y + (endY - y) * share }],
    });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await device.detach();
}

/** The drawings in words, as the list has them. */
async function listed(page: Page, symbol = 'BTC/USDT'): Promise<string[]> {
  await tool(page, 'Drawings').click();
  const sheet = page.getByRole('dialog', { name: `${symbol}: drawings` });
  await expect(sheet).toBeVisible();
  const rows = await sheet.getByRole('list', { name: 'Drawings' }).getByRole('listitem').allInnerTexts();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  return rows.map((row) => row.replace(/\s+/g, ' ').trim());
}

const priceIn = (row: string | undefined) => Number(row?.replace(/^\D*/, '').replaceAll(',', ''));

test('drawings are made, moved, kept for their market, changed by typing, and removed', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(CHART);
  const figure = page.getByRole('figure', { name: 'Price chart of BTC/USDT' });
  await expect(page.getByTestId('chart-legend')).toBeVisible();
  await tool(page, 'Drawing tools').click();
  await expect(bar(page)).toBeVisible();
  await tool(page, 'Snap to candles').click();
  const scroller = () =>
    page
      .locator('main')
      .first()
      .evaluate((main) => main.scrollTop);
  const top = await scroller();
  for (const [at, kind] of KINDS.entries()) {
    await tool(page, kind).click();
    await expect(tool(page, kind)).toHaveAttribute('aria-pressed', 'true');
    if (at === 0) await page.touchscreen.tap(...(await pointAt(page, 'BTC/USDT', 150, 40)));
    else await stroke(page, [60 + 20 * at, 60 + 30 * at], [200 + 20 * at, 30 + 20 * at]);
    await expect(tool(page, kind)).toHaveAttribute('aria-pressed', 'false');
    await expect(bar(page).getByText(kind)).toBeVisible();
  }
  expect(await scroller()).toBe(top);
  expect(await axeProblems(page)).toEqual([]);
  const drawn = await listed(page);
  expect(drawn.map((row) => KINDS.find((kind) => row.startsWith(kind)))).toEqual(KINDS);

  // A tap selects the drawing; a drag then moves it.
  const [x, y] = await pointAt(page, 'BTC/USDT', 150, 40);
  await page.touchscreen.tap(x, y);
  await expect(bar(page).getByText('Horizontal line')).toBeVisible();
  await fingerStroke(page, [40, 40], [40, 100]);
  expect(await scroller()).toBe(top);
  const moved = await listed(page);
  expect(priceIn(moved[0])).toBeLessThan(priceIn(drawn[0]));
  expect(moved.slice(1)).toEqual(drawn.slice(1));
  await tool(page, 'Undo').click();
  expect(await listed(page)).toEqual(drawn);

  // One tap makes an alert of the line, another takes it back.
  await page.mouse.click(x, y);
  const bell = tool(page, 'Price alert on this line');
  await app.says(/^Alert set/, () => bell.click());
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');

  await page.goBack();
  await expect(bar(page)).toHaveCount(0);
  await expect(tool(page, 'Drawing tools')).toBeFocused();
  await expect(page).toHaveURL(/view=chart/);
  await page.reload();
  await tool(page, 'Drawing tools').click();
  expect(await listed(page)).toEqual(drawn);
  await tool(page, 'Finish drawing').click();

  await app.goto(CHART.replace('BTC', 'ETH'));
  await tool(page, 'Drawing tools').click();
  expect(await listed(page, 'ETH/USDT')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);

  await app.goto(CHART);
  await tool(page, 'Drawing tools').click();
  await tool(page, 'Drawings').click();
  const sheet = page.getByRole('dialog', { name: 'BTC/USDT: drawings' });
  await sheet.getByRole('button', { name: /^Edit: Trend line/ }).click();
  await sheet.getByLabel('Price 1 (USDT)').fill('50000');
  await sheet.getByLabel('Time 1').fill('2026-01-05T08:00');
  const pink = sheet.getByRole('radio', { name: 'Pink' });
  await pink.locator('..').click();
  await sheet.getByRole('radio', { name: 'Dashed' }).click();
  expect(await axeProblems(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: /^Trend line50,000\.00/ })).toHaveCount(1);
  // The button that had the focus is gone.
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
  await tool(page, 'Drawings').click();
  await sheet.getByRole('button', { name: /^Edit: Trend line/ }).click();
  await expect(pink).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'Dashed' })).toBeChecked();
  await sheet.getByRole('button', { name: /^Edit: Trend line/ }).click();
  await sheet.getByRole('switch', { name: 'Lock all' }).click();
  await expect(sheet.getByRole('button', { name: /^Delete: / }).first()).toBeDisabled();
  await sheet.getByRole('switch', { name: 'Lock all' }).click();
  await sheet.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(sheet.getByText('No drawings yet')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);

  await withKeys(page, figure);
});

/** The same without a pointer. */
async function withKeys(page: Page, figure: Locator) {
  await tool(page, 'Trend line').focus();
  await page.keyboard.press('Enter');
  await expect(figure).toBeFocused();
  for (const key of ['Enter', 'Enter', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(bar(page).getByText('Trend line')).toBeVisible();
  const [made] = await listed(page);
  await figure.focus();
  await page.keyboard.press('ArrowUp');
  expect((await listed(page))[0]).not.toBe(made);
  await figure.focus();
  await page.keyboard.press('Delete');
  await expect(bar(page).getByText('Trend line')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
}
