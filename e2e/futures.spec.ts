import type { Locator } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { Decimal, type Money } from '../src/domain/money/money';
import { expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { switchLanguage } from './fixtures/language';
import { withShortWaits } from './fixtures/short-waits';

const TAB = '/pages/transaction/index?tab=futures&symbol=BTC%2FUSDT';

/** The customer's futures account in the ledger. */
async function account(sandbox: Sandbox, who = 'trader') {
  const rows = await sandbox.ledger.balances(who);
  const { available = '0', frozen = '0' } = rows.find(({ kind, asset }) => kind === 'lever' && asset === 'USDT') ?? {};
  return { available: new Decimal(available), frozen: new Decimal(frozen) };
}

/** The newest futures order of a customer, from the API. */
async function newest(sandbox: Sandbox, who = 'trader') {
  const answer = await sandbox.call(who, 'POST /lever/my_trade', {});
  const [order] = (answer as unknown as { message: { data: Record<string, string | number>[] } }).message.data;
  if (!order) throw new Error('there is no order');
  return order;
}

/** A figure from a list, by its label: `1,234.50 USDT` is 1234.5. */
async function figure(list: Locator, name: string): Promise<number> {
  const row = list.locator('dl > div').filter({ has: list.page().getByText(name, { exact: true }) });
  const text = ((await row.locator('dd').textContent()) ?? '').replaceAll(',', '');
  return Number.parseFloat(text);
}

/** A charged amount as the form displays it: rounded up to cents, or to the given decimals. */
const taken = (value: Money | string | number | undefined, decimals = 2) =>
  Number(new Decimal(value ?? Number.NaN).toFixed(decimals, Decimal.ROUND_UP));

test.beforeEach(async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.market.set('BTC/USDT', '60000');
  // Until the mark price has followed.
  await sandbox.clock.jump('70s');
  await sandbox.market.set('BTC/USDT', '60000');
  await app.goto(TAB);
});

test('a market long is booked as it was previewed, and liquidated at the price that was shown', {
  tag: '@smoke',
}, async ({ app, page, sandbox }) => {
  const before = await account(sandbox);
  await app.getByRole('button', { name: /^Leverage/ }).click();
  await page.getByRole('dialog').getByText('100×').click();
  await app.getByLabel('Lots', { exact: true }).fill('1000');
  await app.getByRole('button', { name: 'Open long' }).click();

  const review = page.getByRole('dialog');
  await expect(review).toContainText('Long BTC/USDT, 1,000 lots, 100×');
  const shown = {
    price: await figure(review, 'Entry price (est.)'),
    margin: await figure(review, 'Margin'),
    fee: await figure(review, 'Fee'),
    required: await figure(review, 'Total cost'),
    liquidation: await figure(review, 'Liquidation (est.)'),
  };
  await app.says('Long opened: 1,000 lots BTC/USDT', () => review.getByRole('button', { name: 'Open long' }).click());

  const booked = await newest(sandbox);
  expect(booked).toMatchObject({ status: 1, type: 1, share: 1000, multiple: 100, symbol: 'BTC/USDT' });
  expect(Number(booked.price)).toBe(shown.price);
  expect(shown.margin).toBe(taken(booked.origin_caution_money));
  expect(shown.fee).toBe(taken(booked.trade_fee, 4));
  const after = await account(sandbox);
  expect(shown.required).toBe(taken(before.available.sub(after.available)));
  expect(shown.margin).toBe(taken(after.frozen.sub(before.frozen)));

  // The risk rate includes the new position, and the form is empty for the next order.
  await expect(app.getByRole('button', { name: /^Margin \d+%$/ })).toBeVisible();
  await expect(app.getByLabel('Lots', { exact: true })).toHaveValue('');

  await sandbox.market.set('BTC/USDT', (shown.liquidation + 150).toFixed(2));
  await sandbox.clock.jump('40s');
  expect(await newest(sandbox)).toMatchObject({ status: 1 });
  await sandbox.market.set('BTC/USDT', (shown.liquidation - 150).toFixed(2));
  await sandbox.clock.jump('40s');
  expect(await newest(sandbox)).toMatchObject({ status: 3, close_reason: 'liquidation' });
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a limit short typed before a reload is placed after it, as it was previewed', async ({ app, page, sandbox }) => {
  const before = await account(sandbox);
  await app.orderType('Limit');
  await app.getByLabel('Price (USDT)').fill('61000.5');
  await app.getByLabel('Lots', { exact: true }).fill('10');
  await page.reload();
  await app.settled();

  await expect(app.getByRole('tab', { name: 'Futures' })).toHaveAttribute('aria-selected', 'true');
  await expect(app.getByLabel('Price (USDT)')).toHaveValue('61,000.5');
  await app.getByRole('button', { name: 'Open short' }).click();
  const review = page.getByRole('dialog');
  await expect(review).toContainText('Margin and fee are held');
  const required = await figure(review, 'Total cost');
  expect(await figure(review, 'Limit price')).toBe(61000.5);
  await app.says('Short order placed: 10 lots BTC/USDT', () =>
    review.getByRole('button', { name: 'Place short order' }).click(),
  );

  expect(await newest(sandbox)).toMatchObject({ status: 0, type: 2, share: 10, price: '61000.50000000' });
  const after = await account(sandbox);
  expect(required).toBe(taken(before.available.sub(after.available)));
  expect(after.frozen.eq(before.available.sub(after.available))).toBe(true);

  await sandbox.market.set('BTC/USDT', '61001');
  expect(await newest(sandbox)).toMatchObject({ status: 1, price: '61000.50000000' });
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a limit price of the market is renewed after hours, but not in a review, and not one that was typed', async ({
  app,
  page,
  sandbox,
}) => {
  const price = app.getByLabel('Price (USDT)', { exact: true });
  await app.orderType('Limit');
  await sandbox.clock.jump('6h');
  await sandbox.market.set('BTC/USDT', '66000');
  await expect(price).toHaveValue(/^6[56],/);
  await app.getByLabel('Lots', { exact: true }).fill('10');
  await sandbox.market.set('BTC/USDT', '72000');
  await expect(app.getByText(/^7[12],\d/).first()).toBeVisible();
  await app.getByRole('button', { name: 'Open long' }).click();
  const review = page.getByRole('dialog');
  await expect(review).toContainText(/6[56],\d{3}\.\d/);
  await sandbox.clock.jump('6h');
  await sandbox.market.set('BTC/USDT', '80000');
  await expect(review).toContainText(/6[56],\d{3}\.\d/);
  await page.keyboard.press('Escape');

  await price.fill('61000');
  await sandbox.clock.jump('6h');
  await sandbox.market.set('BTC/USDT', '65000');
  await expect(app.getByText(/^6[45],\d/).first()).toBeVisible();
  await expect(price).toHaveValue('61,000');
});

test('each side shows its liquidation price, and errors are shown at their fields', async ({ app, page, sandbox }) => {
  const lots = app.getByLabel('Lots', { exact: true });
  const short = app.getByRole('button', { name: 'Open short' });
  await test.step('each side says at which price it would be liquidated, and Enter takes neither', async () => {
    await lots.fill('1000');
    const liquidation = app.locator('[data-tour="futures-form"] dl > div').filter({ hasText: 'Liq.' });
    await expect(liquidation).toContainText(/Long ↑[\d,]+/);
    await expect(liquidation).toContainText(/Short ↓[\d,]+/);
    const brief = Number(/↓([\d,]+)/.exec((await liquidation.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
    await lots.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await short.click();
    const exact = await figure(page.getByRole('dialog'), 'Liquidation (est.)');
    expect(brief).toBeLessThanOrEqual(exact);
    expect(exact - brief).toBeLessThan(60);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('what is wrong is said at its field, before anything is sent', async () => {
    const message = (label: string) => app.getByLabel(label, { exact: true }).locator('xpath=ancestor::div[2]');
    await lots.fill('');
    await short.click();
    await expect(message('Lots')).toContainText('Enter a whole number of lots');
    await lots.fill('5001');
    await expect(message('Lots')).toContainText('Enter 1 to 5,000 lots');
    await app.orderType('Limit');
    await app.getByLabel('Price (USDT)').fill('59990');
    await short.click();
    await expect(message('Price (USDT)')).toContainText('must be above the market');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // An error of one side must not block the other side.
    await lots.fill('10');
    await short.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await app.getByRole('button', { name: 'Open long' }).click();
    await expect(page.getByRole('dialog')).toContainText('Long BTC/USDT, 10 lots');
    await expect(message('Price (USDT)')).not.toContainText('must be above the market');
  });

  await test.step('what the exchange refuses after the last look is said at its field', async () => {
    await sandbox.market.set('BTC/USDT', '59000');
    const before = await account(sandbox);
    await page.getByRole('dialog').getByRole('button', { name: 'Place long order' }).click();
    await expect(app.getByText('The limit price of a long must be below the market')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await account(sandbox)).toEqual(before);
  });
});

test('margin that the control room gives, or another account, is in the form at once', async ({
  app,
  page,
  sandbox,
}) => {
  const available = app.locator('[data-tour="futures-form"] dl > div').filter({ hasText: 'Available' });
  await expect(available).toContainText('5,000.00');
  await sandbox.grant('trader', 'USDT', '234.5', 'lever');
  await expect(available).toContainText('5,234.50');
  await app.getByLabel('Lots', { exact: true }).fill('4000');
  await expect(app.getByText(/Insufficient balance: .* USDT needed for margin and fee/)).toBeVisible();
  await app.getByRole('button', { name: 'Add funds' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Transfer to/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(app.getByText(/Insufficient balance/)).toHaveCount(0);
  await app.getByRole('button', { name: 'Open long' }).click();
  await app.says(/^Long opened/, () => page.getByRole('dialog').getByRole('button', { name: 'Open long' }).click());
  expect(await newest(sandbox)).toMatchObject({ status: 1, share: 4000 });
});

test('take profit and stop loss go with the order, at the right side of its price and once when the answer is lost', async ({
  app,
  page,
  sandbox,
  consoleErrors,
}) => {
  await app.getByLabel('Lots', { exact: true }).fill('10');
  await app.getByRole('button', { name: 'Open short' }).click();
  const review = page.getByRole('dialog');
  await review.getByRole('button', { name: 'Add TP/SL' }).click();
  const profit = review.getByLabel('Take profit at (USDT)');
  const confirm = review.getByRole('button', { name: 'Open short' });
  // An order without the stop that was meant would be another one.
  await profit.fill('57k');
  await profit.press('Enter');
  await confirm.click();
  await expect(profit).toHaveAttribute('aria-invalid', 'true');
  await expect(profit).toBeFocused();
  await app.settled();
  await expect(newest(sandbox)).rejects.toThrow('there is no order');
  await profit.fill('61000');
  await confirm.click();
  await expect(review.getByText('Take profit must be on the profit side')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await profit.fill('57000');
  await expect(review.getByText(/^Expected PnL \+/)).toBeVisible();
  await review.getByLabel('Stop loss by return on margin').getByText('−25%').click();
  await sandbox.faults.set({ calls: { 'POST /lever/submit': { lostAnswerRate: 1 } } });
  await withShortWaits(page, async () => {
    await confirm.click();
    await expect(app.getByText('No response. Try again: it will not be done twice.')).toBeVisible();
  });
  await sandbox.faults.clear();
  await expect(review).toHaveCount(0);
  await app.getByRole('button', { name: 'Open short' }).click();
  await expect(profit).toHaveValue('57,000');
  await app.says(/^Short opened/, () => confirm.click());
  const placed = await newest(sandbox);
  expect(placed).toMatchObject({ id: 1, status: 1, type: 2, target_profit_price: '57000.00000000' });
  expect(Number(placed.stop_loss_price)).toBeGreaterThan(60_000);

  // The next order begins without stops.
  await app.getByLabel('Lots', { exact: true }).fill('10');
  await app.getByRole('button', { name: 'Open long' }).click();
  await expect(review.getByRole('button', { name: 'Add TP/SL' })).toBeVisible();
  await page.keyboard.press('Escape');
  await app.says('Take profit hit: Short BTC/USDT closed, +', () => sandbox.market.set('BTC/USDT', '57000'));
  expectNetworkErrors(consoleErrors);
});

test('a trigger order holds nothing, survives a reload, opens at the market, and can be cancelled', async ({
  app,
  page,
  sandbox,
}) => {
  const before = await account(sandbox);
  await app.orderType('Trigger');
  const price = app.getByLabel('Trigger (USDT)');
  await price.fill('60000');
  await app.getByLabel('Lots', { exact: true }).fill('10');
  await app.getByRole('button', { name: 'Open long' }).click();
  await expect(app.getByText('The trigger price must differ from the last price')).toBeVisible();
  await price.fill('61000');
  await page.reload();
  await app.settled();
  await expect(price).toHaveValue('61,000');
  const place = async () => {
    await app.getByLabel('Lots', { exact: true }).fill('10');
    await app.getByRole('button', { name: 'Open long' }).click();
    const review = page.getByRole('dialog');
    await expect(review).toContainText('Nothing is held until then');
    await app.says('Long order placed: 10 lots BTC/USDT', () =>
      review.getByRole('button', { name: 'Place long order' }).click(),
    );
  };
  await place();
  expect(await account(sandbox)).toEqual(before);
  await price.fill('62000');
  await place();
  await app.getByRole('tab', { name: /^Orders/ }).click();
  const cards = app.locator('[data-tour="positions"]').getByRole('article');
  await expect(cards.first()).toContainText('Trigger price62,000.00');
  await cards.first().getByRole('button', { name: 'Cancel' }).click();
  await app.says('Order cancelled', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click(),
  );
  await app.says(/^Order filled: Long BTC\/USDT at 61,/, () => sandbox.market.set('BTC/USDT', '61500'));
  expect(await newest(sandbox)).toMatchObject({ id: 2, status: 4 });
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a market that is halted takes no order, and says so, even under an order under review', async ({
  app,
  page,
  sandbox,
}) => {
  await app.getByLabel('Lots', { exact: true }).fill('10');
  await app.getByRole('button', { name: 'Open long' }).click();
  const sheet = app.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Open long' })).toBeEnabled();
  await sandbox.market.halt('BTC/USDT');
  await expect(sheet.getByRole('alert')).toHaveText('Trading halted');
  await expect(sheet.getByRole('button', { name: 'Open long' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await app.goto('/pages/setting/setting');
  await app.goto(TAB);
  await expect(app.getByText('Trading halted')).toBeVisible();
  await expect(app.getByRole('button', { name: 'Open long' })).toBeDisabled();
});

test('the page of a market leads to its form; tabs and markets are remembered', async ({ app, page }) => {
  await app.goto('/pages/transaction/contract?symbol=ETH%2FUSDT');
  await app.getByRole('button', { name: 'Trade', exact: true }).click();
  await expect(app.getByRole('button', { name: 'Open short' })).toBeVisible();
  await expect(page).toHaveURL(/tab=futures.*ETH/);
  await app.getByRole('tab', { name: 'Coins' }).click();
  await app.goto('/pages/market/market');
  await app.tab('trade');
  await expect(app.getByRole('tab', { name: 'Coins' })).toHaveAttribute('aria-selected', 'true');
  await expect(app.getByRole('button', { name: 'Choose a market: ETH/USDT' })).toBeVisible();
});

test('axe finds nothing in form and review, in two languages', async ({ app, page }) => {
  const sheet = page.getByRole('dialog');
  await app.locator('form input').last().focus();
  expect(await axeProblems(page)).toEqual([]);
  await app.locator('[data-tour="futures-form"] input').first().fill('10');
  await app.locator('[data-tour="futures-form"] button[value="short"]').click();
  await sheet.waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await switchLanguage(page, 'id');
  await app.settled();
  expect(await axeProblems(page, undefined, { contrast: false })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await app.locator('form input').last().focus();
  expect(await axeProblems(page, undefined, { contrast: false })).toEqual([]);
});

test('an order under review is gone for the next customer, who is asked to log in, or to be verified', async ({
  app,
  page,
  sandbox,
}) => {
  const lots = app.getByLabel('Lots', { exact: true });
  const review = page.getByRole('dialog');
  await lots.fill('10');
  await app.getByRole('button', { name: 'Open long' }).click();
  await expect(review).toBeVisible();
  await sandbox.as('vip-2');
  await expect(review).toBeHidden();
  await expect(lots).toBeVisible();

  await sandbox.as('visitor');
  await app.goto(TAB);
  await expect(app.getByRole('button', { name: 'Log in to trade' })).toBeVisible();

  await sandbox.start('identity-required', { seed: 7 });
  await sandbox.grant('newcomer', 'USDT', '1000', 'lever');
  await app.goto(TAB);
  await lots.fill('1');
  await app.getByRole('button', { name: 'Open long' }).click();
  await app.says(/verif/i, () => review.getByRole('button', { name: 'Open long' }).click());
  expect((await account(sandbox, 'newcomer')).available.toFixed()).toBe('1000');
});
