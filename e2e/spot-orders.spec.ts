import type { Locator } from '@playwright/test';
import { expect, expectNetworkErrors, test } from './fixtures';
import type { App } from './fixtures/app';
import { otherTab } from './fixtures/other-tab';
import { withShortWaits } from './fixtures/short-waits';

const MARKET = '/pages/transaction/currency?symbol=BTC%2FUSDT';

const submit = (app: App, side: 'Buy' | 'Sell' = 'Buy') => app.getByRole('button', { name: `${side} BTC` });
const price = (app: App) => app.getByLabel('Price (USDT)', { exact: true });
const trigger = (app: App) => app.getByLabel('Trigger price (USDT)');
const amount = (app: App) => app.getByLabel('Amount (BTC)');

/** Order cards below the form, newest first. */
const cards = (app: App): Locator => app.locator('[data-tour="trade-orders"]').getByRole('article');

/** Details of the newest order in the history. */
async function newest(app: App): Promise<Locator> {
  await app.goto('/pages/transaction/currency_order');
  await app.getByRole('tab', { name: 'All' }).click();
  await app.getByRole('article').first().getByRole('button').first().click();
  return app.getByRole('dialog', { name: 'Order details' });
}

test.beforeEach(async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-2');
  await sandbox.grant('verified-2', 'BTC', '1');
  await sandbox.market.set('BTC/USDT', '60000');
  await app.goto(MARKET);
  // Fills before that are not announced.
  await app.connected();
});

test('the form shows two order types, the others behind one button, and a price far off needs a confirmation or is refused', async ({
  app,
}) => {
  await app.getByRole('button', { name: /^Order type/ }).click();
  await expect(app.getByRole('option')).toHaveCount(2);
  await app.getByRole('button', { name: 'More order types' }).click();
  await expect(app.getByRole('option')).toHaveCount(10);
  const stop = app.getByRole('option', { name: /^Stop-limit/ });
  await expect(stop).toBeFocused();
  await expect(app.getByRole('option', { name: /^Post-only/ })).toContainText('refused if it would trade at once');

  await test.step('a limit far worse than the trigger price is asked about', async () => {
    await stop.click();
    await trigger(app).fill('61000');
    await price(app).fill('68000');
    await amount(app).fill('0.01');
    await submit(app).click();
    const dialog = app.getByRole('alertdialog');
    await expect(dialog).toContainText('11.48% above the trigger price');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(price(app)).toHaveValue('68,000');
    await expect(cards(app)).toHaveCount(0);
  });

  await test.step('prices far outside of the market are refused, with what is allowed', async () => {
    await app.orderType('Limit');
    await price(app).fill('90000');
    await amount(app).fill('0.01');
    await submit(app).click();
    await expect(app.getByText('The price can be at most 72,000 USDT')).toBeVisible();
    await expect(price(app)).toHaveValue(/90,?000/);
  });
});

test('a price of the market is renewed after hours, but not under the hand, and not one that was typed', async ({
  app,
  sandbox,
}) => {
  await expect(price(app)).toHaveValue(/^(59,9|60,0)/);
  await sandbox.market.set('BTC/USDT', '66000');
  await sandbox.clock.jump('1m');
  await expect(app.getByText(/^6[56],\d/).first()).toBeVisible();
  await expect(price(app)).toHaveValue(/^(59,9|60,0)/);

  await sandbox.clock.jump('6h');
  await sandbox.market.set('BTC/USDT', '66000');
  await expect(price(app)).toHaveValue(/^6[56],/);
  await amount(app).fill('0.01');
  await sandbox.market.set('BTC/USDT', '72000');
  await sandbox.clock.jump('1m');
  await expect(app.getByText(/^7[12],\d/).first()).toBeVisible();
  await expect(price(app)).toHaveValue(/^6[56],/);

  await sandbox.clock.jump('6h');
  await price(app).fill('61000');
  await sandbox.clock.jump('6h');
  await sandbox.market.set('BTC/USDT', '65000');
  await expect(app.getByText(/^6[45],\d/).first()).toBeVisible();
  await expect(price(app)).toHaveValue('61,000');
  await expect(amount(app)).toHaveValue('0.01');
});

test('a take profit sells when the price rises, and a stop is shown as waiting and sells when it falls', async ({
  app,
  sandbox,
}) => {
  await app.getByRole('radio', { name: 'Sell' }).click();
  await app.orderType('Take profit (market)');
  await trigger(app).fill('65000');
  await amount(app).fill('0.1');
  await submit(app, 'Sell').click();
  await expect(cards(app).first()).toContainText('Take profit (market)');
  await app.says('Sold 0.1 BTC', () => sandbox.market.set('BTC/USDT', '65100'));

  await sandbox.market.set('BTC/USDT', '60000');
  await app.orderType('Stop-market');
  await trigger(app).fill('61000');
  await amount(app).fill('0.2');
  await expect(app.getByText(/trigger price must be below the last price/)).toBeVisible();
  await trigger(app).fill('59000');
  await app.says('waiting for 59,000.00', () => submit(app, 'Sell').click());
  await expect(cards(app).first()).toContainText('Waiting');
  await expect(cards(app).first()).toContainText('trigger 59,000.00');
  expect(await sandbox.ledger.available('verified-2', 'BTC')).toBe('0.7');

  await app.says('Sold 0.2 BTC', () => sandbox.market.set('BTC/USDT', '58900'));
  const sheet = await newest(app);
  await expect(sheet).toContainText('Sell · Stop-market');
  await expect(sheet.locator('dl > div').filter({ hasText: 'Triggered' })).toContainText('2026');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a stop-limit buy says when it is triggered, and fills at its limit', async ({ app, page, sandbox }) => {
  await app.orderType('Stop-limit');
  await trigger(app).fill('61000');
  // A limit below the trigger price waits in the book after it.
  await price(app).fill('60500');
  await amount(app).fill('0.05');
  await app.says('3,025 USDT held', () => submit(app).click());
  await page.reload();
  // Events before the page is connected reach nobody, so this waits for live prices.
  await app.price('BTC/USDT');
  await expect(cards(app).first()).toContainText('Waiting');
  await app.says('Triggered at 61,000.00: Buy 0.05 BTC', () => sandbox.market.set('BTC/USDT', '61500'));
  await expect(cards(app).first()).not.toContainText('Waiting');
  await app.says('Bought 0.05 BTC at 60,500.00', () => sandbox.market.set('BTC/USDT', '60400'));
});

test('of many orders the nearest ones are marked in the book, though the newest are far, and all are counted', async ({
  app,
  sandbox,
}) => {
  const order = { currency_id: 1, legal_id: 3, type: 1, amount: '0.001', order_type: 'limit' } as const;
  for (const target_price of ['59600', ...Array.from({ length: 24 }, (_, at) => `${50_000 - at}`)])
    await sandbox.call('verified-2', 'POST /coin/trade', { ...order, target_price });
  await expect(app.getByRole('heading', { name: 'Open orders 25' })).toBeVisible();
  const book = app.getByRole('region', { name: 'Order book' });
  await book.getByRole('button', { name: /^Order book price step/ }).click();
  await app.getByRole('dialog').getByText('100', { exact: true }).click();
  await sandbox.clock.jump('1s');
  await expect(book.getByRole('button', { name: /^Bid 59,600, .*Your order$/ })).toBeVisible();
});

test('a pair stands together, locks once, and one order ends with the other', async ({ app, sandbox }) => {
  await app.getByRole('radio', { name: 'Sell' }).click();
  await app.orderType('One cancels the other (OCO)');
  // The market's price would be refused, so nothing is filled in.
  await expect(price(app)).toHaveValue('');
  await price(app).fill('59000');
  await trigger(app).fill('58000');
  await amount(app).fill('0.1');
  await expect(app.getByText(/limit price must be above the last price/)).toBeVisible();
  await price(app).fill('64000');
  await app.says('Both orders placed. 0.1 BTC held', () => submit(app, 'Sell').click());
  await expect(app.getByText('One cancels the other', { exact: true })).toBeVisible();
  await expect(cards(app)).toHaveCount(2);
  expect(await sandbox.ledger.available('verified-2', 'BTC')).toBe('0.9');

  await sandbox.market.set('BTC/USDT', '57900');
  await expect(cards(app)).toHaveCount(0);
  await app.goto('/pages/transaction/currency_order');
  await app.getByRole('tab', { name: 'All' }).click();
  await app.getByRole('article').filter({ hasText: 'Limit' }).first().getByRole('button').first().click();
  const sheet = app.getByRole('dialog', { name: 'Order details' });
  await expect(sheet).toContainText('The other order of the pair took effect');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('the funds of a pair are shown once, and both orders are cancelled with one', async ({ app, sandbox }) => {
  const placed = async () => {
    await amount(app).fill('0.01');
    await app.says('Both orders placed. 651 USDT held', () => submit(app).click());
    await expect(cards(app)).toHaveCount(2);
  };
  await app.orderType('One cancels the other (OCO)');
  await price(app).fill('57000');
  await trigger(app).fill('62000');
  await placed();
  for (const at of [0, 1]) await expect(cards(app).nth(at)).toContainText('Held for both651 USDT');
  await cards(app).first().getByRole('button', { name: 'Cancel' }).click();
  const dialog = app.getByRole('alertdialog');
  await expect(dialog).toContainText('The other order of the pair will be cancelled too.');
  await app.says('Both orders of the pair were cancelled', () =>
    dialog.getByRole('button', { name: 'Cancel order' }).click(),
  );
  await expect(cards(app)).toHaveCount(0);
  expect(await sandbox.ledger.available('verified-2', 'USDT')).toBe('5000');

  await placed();
  await app.getByRole('button', { name: 'Cancel all' }).click();
  await app.says('2 orders cancelled', () =>
    app
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Cancel/ })
      .last()
      .click(),
  );
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('post-only waits below and is marked in the book, and orders that nothing matches end at once', async ({
  app,
  sandbox,
}) => {
  await app.orderType('Post-only');
  await price(app).fill('61000');
  await amount(app).fill('0.01');
  await submit(app).click();
  await expect(app.getByText(/This price would trade at once/)).toBeVisible();
  await price(app).fill('59600');
  await app.says('Buy order placed', () => submit(app).click());
  await expect(cards(app).first()).toContainText('Post-only');
  const book = app.getByRole('region', { name: 'Order book' });
  await book.getByRole('button', { name: /^Order book price step/ }).click();
  await app.getByRole('dialog').getByText('100', { exact: true }).click();
  await sandbox.clock.jump('1s');
  await expect(book.getByRole('button', { name: /^Bid 59,600, .*Your order$/ })).toBeVisible();
  await expect(book.getByRole('button', { name: /Your order/ })).toHaveCount(1);

  await app.orderType('Fill or kill (FOK)');
  await price(app).fill('59000');
  await amount(app).fill('0.01');
  await app.says('The whole amount was not offered at your price', () => submit(app).click());
  await app.orderType('Immediate or cancel (IOC)');
  await amount(app).fill('0.01');
  await app.says('Nothing was offered at your price', () => submit(app).click());
  await price(app).fill('60500');
  await amount(app).fill('0.01');
  await app.says('Bought 0.01 BTC', () => submit(app).click());
  // Only the first of the two orders is open.
  await expect(cards(app)).toHaveCount(1);
  await app.goto('/pages/transaction/currency_order');
  await app.getByRole('tab', { name: 'All' }).click();
  await app.getByRole('article').nth(1).getByRole('button').first().click();
  await expect(app.getByRole('dialog', { name: 'Order details' })).toContainText('Not filled at once (IOC)');
});

test('a limit order that the book fills at once says what was bought, not that money is held', async ({
  app,
  page,
}) => {
  await app.connected();
  await price(app).fill('60100');
  await amount(app).fill('0.05');
  await app.says(/^Bought 0.05 BTC/, () => submit(app).click());
  await expect(amount(app)).toHaveValue('');
  await app.settled();
  expect(await page.evaluate(() => window.__messages?.join('\n'))).not.toContain('3,005 USDT held');
});

test('a market buy takes an amount of money, and is marked on the tape', async ({ app, sandbox }) => {
  await app.orderType('Market');
  await app.getByRole('button', { name: 'Enter the amount in USDT' }).click();
  await app.getByLabel('Total (USDT)').fill('0.5');
  await expect(app.getByText('The order must be worth at least 1 USDT')).toBeVisible();
  await app.getByLabel('Total (USDT)').fill('600');
  const before = Number(await sandbox.ledger.available('verified-2', 'USDT'));
  await app.says('Bought 0.00', () => submit(app).click());
  const spent = before - Number(await sandbox.ledger.available('verified-2', 'USDT'));
  expect(spent).toBeGreaterThan(599);
  expect(spent).toBeLessThanOrEqual(600);
  await sandbox.clock.jump('1s');
  await app.getByRole('button', { name: /^Open full chart/ }).click();
  await app.getByRole('tab', { name: 'Trades', exact: true }).click();
  await expect(
    app.getByRole('region', { name: 'Trades' }).getByRole('img', { name: 'Your trade' }).first(),
  ).toBeVisible();
});

test('a market buy that the balance has come to cover is placed by one press, before the form is drawn again', async ({
  app,
  sandbox,
}) => {
  const free = Number(await sandbox.ledger.available('verified-2', 'USDT'));
  await app.orderType('Market');
  await amount(app).fill((free / 55_000).toFixed(4));
  await expect(app.getByText('Insufficient balance')).toBeVisible();
  // The answer would draw the form again.
  await sandbox.faults.set({ calls: { 'GET /currency/quotation_new': { answerDelayMs: 600_000 } } });
  await sandbox.market.set('BTC/USDT', '50000');
  const book = app.getByRole('region', { name: 'Order book' });
  await expect(book.getByRole('button', { name: /^Ask (49,9|50,0)/ }).first()).toBeVisible();
  await app.says(/^Bought /, () => submit(app).click());
});

test('an open order is opened and changed by its line in the chart, and in place, also from another tab', async ({
  app,
  context,
  page,
  sandbox,
}) => {
  const form = app.getByRole('dialog', { name: 'Change order' });
  await price(app).fill('59950');
  await amount(app).fill('0.05');
  await submit(app).click();
  await test.step('its line opens it, and its form with another price where it is dragged', async () => {
    const line = page.getByTestId('chart-line-handle').filter({ hasText: 'Buy 0.05' });
    await line.click();
    const details = app.getByRole('dialog', { name: 'Order details' });
    await expect(details).toContainText('59,950.00');
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(details).toHaveCount(0);

    const box = await line.boundingBox();
    if (!box) throw new Error('the line has no place');
    const [x, y] = [box.x + 10, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 12);
    const to = (await line.textContent())?.replace(/^.* /, '') ?? '';
    await page.mouse.up();
    await expect(form.getByLabel('Price (USDT)')).toHaveValue(to);
    expect(Number(to.replaceAll(',', ''))).not.toBe(59_950);
    await form.getByLabel('Price (USDT)').fill('59900');
    await app.says('Order changed', () => form.getByRole('button', { name: 'Save changes' }).click());
    await expect(cards(app).first()).toContainText('0.05 at 59,900.00');
    await expect(form).toHaveCount(0);
  });

  await cards(app).first().getByRole('button').first().click();
  await app.getByRole('button', { name: 'Change', exact: true }).click();
  await form.getByLabel('Amount (BTC)').fill('0');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Enter the correct amount')).toBeVisible();
  await form.getByLabel('Amount (BTC)').fill('0.04');
  await form.getByLabel('Price (USDT)').fill('58500');
  for (const screen of ['/pages/transaction/currency_order', MARKET])
    await test.step(`a reload of ${screen} keeps what was typed`, async () => {
      await app.goto(screen);
      await page.reload();
      await expect(form.getByLabel('Amount (BTC)')).toHaveValue('0.04');
      await expect(form.getByLabel('Price (USDT)')).toHaveValue('58,500');
    });
  const other = await otherTab(context);
  await other.goto(page.url());
  await app.says('Order changed', () => form.getByRole('button', { name: 'Save changes' }).click());
  await expect(other.locator('[data-tour="trade-orders"]').getByRole('article').first()).toContainText(
    '0.04 at 58,500.00',
  );
  await other.close();
  const before = Number(await sandbox.ledger.available('verified-2', 'USDT'));
  await sandbox.market.set('BTC/USDT', '58400');
  await expect(cards(app)).toHaveCount(0);
  expect(Number(await sandbox.ledger.available('verified-2', 'USDT'))).toBe(before);
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('what a cancelled order releases is what it still held, though it was changed while this was asked', async ({
  app,
  sandbox,
}) => {
  await price(app).fill('59000');
  await amount(app).fill('0.05');
  await submit(app).click();
  await cards(app).first().getByRole('button', { name: 'Cancel' }).click();
  const asked = app.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' });
  await expect(asked).toBeVisible();
  const [open] = (await sandbox.call('verified-2', 'GET /coin/list', {})) as readonly { id: number }[];
  await sandbox.call('verified-2', 'POST /coin/amend', { id: open?.id ?? 0, amount: '0.02' });
  await app.says(/cancelled.*1,180/, () => asked.click());
});

test('a lost answer doubles neither a stop, nor a pair, nor a change', async ({ app, consoleErrors, sandbox }) => {
  const lose = (call: string) => sandbox.faults.set({ calls: { [call]: { lostAnswerRate: 1 } } });
  const unsure = app.getByText('No response. Try again: it will not be done twice.');
  const held = async () => {
    const holdings = await sandbox.ledger.balances('verified-2');
    return holdings.find(({ kind, asset }) => kind === 'change' && asset === 'BTC')?.frozen ?? '0';
  };
  await app.getByRole('radio', { name: 'Sell' }).click();
  await app.orderType('Stop-limit');
  await trigger(app).fill('59000');
  await price(app).fill('58900');
  await amount(app).fill('0.1');
  await withShortWaits(app.page, async () => {
    await lose('POST /coin/trade');
    await submit(app, 'Sell').click();
    await expect(unsure).toBeVisible();
  });
  await expect(trigger(app)).toHaveValue('59,000');
  await sandbox.faults.clear();
  await app.says('waiting for 59,000.00', () => submit(app, 'Sell').click());
  expect(await held()).toBe('0.1');

  await app.orderType('One cancels the other (OCO)');
  await price(app).fill('64000');
  await trigger(app).fill('58000');
  await amount(app).fill('0.2');
  await withShortWaits(app.page, async () => {
    await lose('POST /coin/oco');
    await submit(app, 'Sell').click();
    await expect(unsure).toBeVisible();
  });
  await sandbox.faults.clear();
  await app.says('Both orders placed', () => submit(app, 'Sell').click());
  expect(Number(await held())).toBeCloseTo(0.3, 8);

  await cards(app).first().getByRole('button').first().click();
  await app.getByRole('button', { name: 'Change', exact: true }).click();
  const form = app.getByRole('dialog', { name: 'Change order' });
  await form.getByLabel('Amount (BTC)').fill('0.15');
  await lose('POST /coin/amend');
  await withShortWaits(app.page, async () => {
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('No response. Try again: it will not be done twice.')).toBeVisible();
  });
  await sandbox.faults.clear();
  await app.says('Order changed', () => form.getByRole('button', { name: 'Save changes' }).click());
  expect(Number(await held())).toBeCloseTo(0.25, 8);
  expectNetworkErrors(consoleErrors);
});

test('every kind fits into one view with its button', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 660 });
  await app.goto('/pages/transaction/index?tab=coins&symbol=BTC%2FUSDT');
  for (const kind of ['Stop-limit', 'Take profit (market)', 'One cancels the other (OCO)', 'Fill or kill (FOK)']) {
    await app.orderType(kind);
    const bar = await app.locator('nav:has(> a[aria-current="page"])').boundingBox();
    const button = await submit(app).boundingBox();
    expect((button?.y ?? 999) + (button?.height ?? 0), kind).toBeLessThanOrEqual((bar?.y ?? 660) + 0.5);
  }
});

test('a lost answer doubles no market order, though the price moves before the next try', async ({
  app,
  consoleErrors,
  sandbox,
}) => {
  const bitcoin = async () => Number(await sandbox.ledger.available('verified-2', 'BTC'));
  const before = await bitcoin();
  await app.getByRole('radio', { name: 'Sell' }).click();
  await app.orderType('Market');
  await amount(app).fill('0.1');
  await sandbox.faults.set({ calls: { 'POST /coin/trade': { lostAnswerRate: 1 } } });
  await withShortWaits(app.page, async () => {
    await submit(app, 'Sell').click();
    await expect(app.getByText('No response. Try again: it will not be done twice.')).toBeVisible();
  });
  await sandbox.faults.clear();
  await sandbox.market.set('BTC/USDT', '60500');
  await expect(app.getByRole('main')).toContainText('60,500.00');
  await submit(app, 'Sell').click();
  await expect(amount(app)).toHaveValue('');
  expect(await bitcoin()).toBeCloseTo(before - 0.1, 8);
  expectNetworkErrors(consoleErrors);
});

test('a list filtered by market stays filtered while the quotes load', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/currency_order');
  await expect(app.getByRole('heading', { name: 'Open orders 2' })).toBeVisible();
  await app.getByRole('button', { name: /^Market/ }).click();
  await app.getByRole('option', { name: 'BTC/USDT' }).click();
  await expect(app.getByRole('heading', { name: 'Open orders 1' })).toBeVisible();
  await sandbox.faults.set({ calls: { 'GET /currency/quotation_new': { latencyMs: 600_000 } } });
  await page.reload();
  await expect(app.getByRole('article', { name: /^BTC/ })).toBeVisible();
  await expect(app.getByRole('button', { name: /^Market.*BTC\/USDT/ })).toBeVisible();
  await expect(app.getByRole('article', { name: /^ETH/ })).toHaveCount(0);
  await expect(app.getByRole('button', { name: 'Cancel all' })).toHaveCount(0);
});
