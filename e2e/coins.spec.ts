import { expect, test } from './fixtures';

/** INJ has a thin order book. */
const THIN = { currency_id: 48, legal_id: 3 };

test('an order that the balance does not cover is placed after a transfer from within the form', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-2');
  await app.goto('/pages/transaction/currency?symbol=BTC%2FUSDT');
  await app.getByLabel('Price (USDT)').fill('50000');
  // It costs 5,500 USDT, but the balance is 5,000.
  await app.getByLabel('Amount (BTC)').fill('0.11');
  await expect(app.getByText('Insufficient balance')).toBeVisible();
  await app.getByRole('button', { name: 'Add funds' }).click();

  const sheet = app.getByRole('dialog', { name: 'Transfer USDT' });
  await expect(sheet.getByLabel('Amount (USDT)')).toHaveValue('500');
  await expect(sheet.getByText('500 USDT short')).toBeVisible();
  await expect(sheet.getByRole('definition').last()).toHaveText('5,500 USDT');
  // The sheet stays until the form has the new balance, with which its message goes and its button moves.
  await sandbox.faults.set({ calls: { 'POST /wallet/detail': { latencyMs: 500 } } });
  await app.says('500 USDT transferred from Stocks to Spot', () =>
    sheet.getByRole('button', { name: 'Transfer to Spot' }).click(),
  );
  await expect(sheet).toBeHidden();
  expect(await sandbox.ledger.available('verified-2', 'USDT', 'stock')).toBe('500');

  await app.says('5,500 USDT held', () => app.getByRole('button', { name: 'Buy BTC' }).click());
  expect(await sandbox.ledger.available('verified-2', 'USDT')).toBe('0');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a transfer that is refused says why beside the amount, and nothing has moved', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  // Leave money only in the futures account, with a position open.
  for (const kind of ['change', 'legal', 'mining', 'stock', 'micro', 'margin', 'financial']) {
    const number = await sandbox.ledger.available('trader', 'USDT', kind as 'change');
    if (Number(number) > 0)
      await sandbox.call('trader', 'POST /wallet/change', {
        currency_id: 3,
        number,
        from_field: kind,
        to_field: 'lever',
      });
  }
  const order = { currency_id: 1, legal_id: 3, share: 1, multiple: 20, type: 1, status: 1 };
  await sandbox.call('trader', 'POST /lever/submit', order);
  const before = await sandbox.hash();
  await app.goto('/pages/transaction/currency?symbol=BTC%2FUSDT');
  await app.getByRole('button', { name: 'Add funds' }).click();
  const sheet = app.getByRole('dialog', { name: 'Transfer USDT' });
  await sheet.getByRole('button', { name: 'All' }).click();
  await sheet.getByRole('button', { name: 'Transfer to Spot' }).click();
  await expect(sheet.getByText('Close your futures positions first')).toBeVisible();
  expect(await sandbox.hash()).toBe(before);
});

test('a market order beyond a thin book is asked about, fills partly, and its details list each fill', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('whale');
  await app.goto('/pages/transaction/currency?symbol=INJ%2FUSDT');
  await app.orderType('Market');
  await app.getByLabel('Amount (INJ)').fill('2000000');
  await expect(app.getByText('Larger than the visible order book')).toBeVisible();
  await app.getByRole('button', { name: 'Buy INJ' }).click();
  await app.getByRole('button', { name: 'Place anyway' }).click();
  await expect.poll(async () => Number(await sandbox.ledger.available('whale', 'INJ'))).toBeGreaterThan(0);

  await app.goto('/pages/transaction/currency_order');
  await app.getByRole('tab', { name: 'All' }).click();
  await app.getByRole('button', { name: /INJ\/USDT/ }).click();
  const sheet = app.getByRole('dialog', { name: 'Order details' });
  await expect(sheet.getByText('Partly filled, cancelled')).toBeVisible();
  await sheet.getByRole('button', { name: /^Show all \d+ fills$/ }).click();
  const [, fills = ''] =
    /\((\d+)\)/.exec((await sheet.getByRole('heading', { name: /^Fills/ }).textContent()) ?? '') ?? [];
  await expect(sheet.getByRole('row')).toHaveCount(Number(fills) + 1);
  const amounts = await sheet.getByRole('row').locator('td:nth-child(2)').allTextContents();
  const sum = amounts.reduce((total, text) => total + Number(text.replaceAll(',', '')), 0);
  const orders = (await sandbox.call('whale', 'GET /coin/list', THIN)) as readonly { deal_amount?: string }[];
  expect(sum).toBeCloseTo(Number(orders[0]?.deal_amount), 4);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a limit order larger than the book takes what there is at once, and the rest fills at its own price', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('whale');
  const target = (Number(await sandbox.market.price('INJ/USDT')) * 1.001).toFixed(4);
  await sandbox.call('whale', 'POST /coin/trade', { ...THIN, type: 1, amount: '500000', target_price: target });
  await sandbox.clock.jump('5s');
  await app.goto('/pages/transaction/currency_order');
  await app.getByRole('tab', { name: 'All' }).click();
  await app.getByRole('button', { name: /INJ\/USDT/ }).click();
  const sheet = app.getByRole('dialog', { name: 'Order details' });
  await expect(sheet.getByText('Filled', { exact: true }).first()).toBeVisible();
  await sheet.getByRole('button', { name: /^Show all \d+ fills$/ }).click();
  const prices = await sheet.getByRole('row').locator('td:first-child > :first-child').allTextContents();
  expect(Number(prices[0])).toBeLessThan(Number(target));
  expect(prices.at(-1)).toBe(target);
});

test.describe('with orders in several markets', () => {
  test.beforeEach(async ({ app, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await sandbox.as('verified-1');
    const order = { legal_id: 3, type: 1, amount: '0.001', target_price: '20000' };
    for (let i = 0; i < 24; i += 1)
      await sandbox.call('verified-1', 'POST /coin/trade', { ...order, currency_id: 1, target_price: 20_000 + i });
    await sandbox.clock.jump('2d');
    await sandbox.as('verified-1');
    await sandbox.call('verified-1', 'POST /coin/trade', {
      ...order,
      currency_id: 2,
      amount: '0.05',
      target_price: '1000',
    });
    await app.goto('/pages/transaction/currency_order');
  });

  test('filters by market, side and date leave the matching orders', async ({ app }) => {
    const cards = app.getByRole('article');
    const choose = async (filter: RegExp, option: string) => {
      await app.getByRole('button', { name: filter }).click();
      await app.getByRole('option', { name: option, exact: true }).click();
    };
    await expect(cards.first()).toHaveAccessibleName(/ETH/);
    await choose(/^Placed/, 'Last 24 hours');
    await expect(cards).toHaveCount(1);
    await choose(/^Market/, 'BTC/USDT');
    // Of the open orders and of the history below them: each is said once.
    await expect(app.getByText('No open orders')).toHaveCount(1);
    await expect(app.getByText('No orders match these filters')).toHaveCount(1);
    await choose(/^Placed/, 'Last 7 days');
    await expect(cards.first()).toHaveAccessibleName(/BTC/);
    await choose(/^Side/, 'Sell');
    await app.getByRole('button', { name: 'Reset filters' }).click();
    await expect(cards.first()).toHaveAccessibleName(/ETH/);
  });

  test('cancelling all asks with the number of orders, and can be declined', async ({ app, sandbox }) => {
    const before = await sandbox.hash();
    await app.getByRole('button', { name: 'Cancel all' }).click();
    await expect(app.getByText('Cancel 25 open orders?')).toBeVisible();
    await app.getByRole('button', { name: 'Keep' }).click();
    await expect(app.getByText('Cancel 25 open orders?')).toBeHidden();
    await expect(app.getByRole('article').first()).toBeVisible();
    expect(await sandbox.hash()).toBe(before);
    // Not ignored as a double tap, because another control was pressed in between.
    await app.getByRole('button', { name: 'Cancel all' }).click();
    await expect(app.getByText('Cancel 25 open orders?')).toBeVisible();
  });

  test('cancelling all includes orders not scrolled to, and releases their locked amounts', async ({
    app,
    sandbox,
  }) => {
    await app.getByRole('button', { name: 'Cancel all' }).click();
    const confirm = app
      .getByRole('alertdialog')
      .or(app.getByRole('dialog'))
      .getByRole('button', { name: 'Cancel all' });
    await app.says('25 orders cancelled', () => confirm.click());
    await expect(app.getByText('No open orders')).toBeVisible();
    expect(await sandbox.ledger.available('verified-1', 'USDT')).toBe('1000');
  });
});

test('a VIP sees the full fee and the discount, and pays the difference', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('vip-3');
  await app.goto('/pages/transaction/currency?symbol=BTC%2FUSDT');
  await app.getByLabel('Price (USDT)').fill('50000');
  await app.getByLabel('Amount (BTC)').fill('0.1');
  await app.getByRole('button', { name: /^You get/ }).click();
  const fee = app.getByRole('dialog').locator('dl > div').filter({ hasText: 'Fee (est.)' });
  await expect(fee.locator('s')).toHaveText('0.0002');
  await expect(fee).toContainText('0.00014 BTC');
  await expect(app.getByText('30% off the fee')).toBeVisible();
});

test('ten thousand orders load page by page, and the visible ones stay in place', async ({ app, page, sandbox }) => {
  await sandbox.start('heavy-account', { seed: 7 });
  await app.goto('/pages/transaction/currency_order');
  await app.getByRole('article').first().waitFor();
  const scroller = page.locator('[data-page-scroll]:not([data-left])');
  const sizes = () => scroller.evaluate(({ scrollTop, scrollHeight }) => ({ scrollTop, scrollHeight }));
  for (const round of [1, 2]) {
    const reached = await scroller.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
      return element.scrollTop;
    });
    await expect
      .poll(async () => (await sizes()).scrollHeight, `page ${round} has come`)
      .toBeGreaterThan(reached + 1500);
    // One or two rows may be measured on the way; a page would be more than two thousand pixels.
    expect(Math.abs((await sizes()).scrollTop - reached)).toBeLessThan(400);
  }
});
