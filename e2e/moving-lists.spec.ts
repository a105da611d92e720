import type { Page } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { type App, expect, test } from './fixtures';
import { putFinger } from './fixtures/finger';

const BTC = { currency_id: 1, legal_id: 3 };
/** The last order placed is the first in the list, and the first that the market reaches. */
const PRICES = ['62000', '63000', '61000'];
const REACHED = '61100';

const placeSpot = async (sandbox: Sandbox, price: string) =>
  void (await sandbox.call('trader', 'POST /coin/trade', { ...BTC, type: 2, target_price: price, amount: '0.001' }));
const placeFutures = async (sandbox: Sandbox, price: string) =>
  void (await sandbox.call('trader', 'POST /lever/submit', {
    ...BTC,
    type: 2,
    status: 0,
    target_price: price,
    share: 1,
    multiple: 10,
  }));

/** Places three sell orders and shows a list of them; resolves to its rows. */
async function openOrders(app: App, sandbox: Sandbox, place: typeof placeSpot, path: string, tab: string | null) {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.market.set('BTC/USDT', '60000');
  await sandbox.grant('trader', 'BTC', '1');
  for (const price of PRICES) await place(sandbox, price);
  await app.goto(path);
  if (tab) await app.getByRole('tab', { name: tab }).click();
  const rows = app.locator('[data-order], [data-position]');
  await expect(rows.nth(2)).toBeVisible();
  return rows;
}

/** Puts a pointer down, and returns the function that takes it up again. */
const putMouse = async (page: Page, { x, y }: { x: number; y: number }) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  return { lift: () => page.mouse.up() };
};

for (const [what, place, path, tab, put] of [
  ['a finger on spot orders below the form', placeSpot, '/pages/transaction/index?tab=coins', null, putFinger],
  ['a finger on all spot orders', placeSpot, '/pages/transaction/currency_order', null, putFinger],
  ['a mouse on all spot orders', placeSpot, '/pages/transaction/currency_order', null, putMouse],
  ['a finger on waiting futures', placeFutures, '/pages/transaction/contract_order', 'Orders', putFinger],
] as const)
  test(`an order that is filled under ${what} leaves the press to no other order`, async ({ app, page, sandbox }) => {
    const rows = await openOrders(app, sandbox, place, path, tab);
    const idOf = (nth: number) =>
      rows.nth(nth).evaluate((row: HTMLElement) => row.dataset.order ?? row.dataset.position);
    const cancelOf = (nth: number) => rows.nth(nth).getByRole('button', { name: 'Cancel' });
    await cancelOf(1).scrollIntoViewIfNeeded();
    const [id, box] = [await idOf(1), await cancelOf(1).boundingBox()];
    if (!box) throw new Error('The button has no place.');

    const pointer = await put(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await sandbox.market.set('BTC/USDT', REACHED);
    await expect.poll(() => idOf(0)).toBe(id);
    await pointer.lift();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await app.settled();
    await expect(question).toHaveCount(0);
    // A press that stays on its order asks.
    await cancelOf(0).click();
    await expect(question).toHaveCount(1);
  });

for (const [what, place, path, tab] of [
  ['all spot orders', placeSpot, '/pages/transaction/currency_order', null],
  ['waiting futures', placeFutures, '/pages/transaction/contract_order', 'Orders'],
] as const)
  test(`an order that is filled while a key would press its button leaves the focus to the next order of ${what}`, async ({
    app,
    page,
    sandbox,
  }) => {
    const rows = await openOrders(app, sandbox, place, path, tab);
    const first = await rows.first().elementHandle();
    const next = await rows.nth(1).getAttribute('aria-label');
    await rows.first().getByRole('button', { name: 'Cancel' }).focus();
    await sandbox.market.set('BTC/USDT', REACHED);
    await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(page.locator('article:focus')).toHaveAccessibleName(next ?? '');
    await page.keyboard.press('Enter');
    await app.settled();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0);
  });
