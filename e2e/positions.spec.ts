import type { Page } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { expect, expectNetworkErrors, test } from './fixtures';
import type { App } from './fixtures/app';
import { axeProblems } from './fixtures/axe-problems';
import { otherTab } from './fixtures/other-tab';
import { withShortWaits } from './fixtures/short-waits';

const ORDERS = '/pages/transaction/contract_order';
/** A position or a waiting order; what has ended is in the history below the list. */
const card = (app: App | Page, name = 'BTC/USDT Long') =>
  app.getByRole('article', { name }).and(app.locator('article:not([aria-label="History"] *)'));
/** An ended order in the history below the list. */
const inHistory = (app: App, name = 'BTC/USDT Long') =>
  app.getByRole('region', { name: 'History' }).getByRole('article', { name });

interface Position {
  readonly id: number;
  readonly status: number;
  readonly price: string;
  readonly update_price: string;
  readonly fact_profits: string;
  readonly origin_caution_money: string;
  readonly target_profit_price: string;
  readonly stop_loss_price: string;
  readonly order_type: number;
  readonly share: number;
  readonly part_of?: number;
  readonly close_reason?: string;
}

/** The customer's futures orders from the API, newest first. */
async function positions(sandbox: Sandbox, who = 'trader'): Promise<readonly Position[]> {
  const reply = await sandbox.call(who, 'POST /lever/my_trade', { status: -1, page: 1, limit: 50 });
  return (reply as { message: { data: Position[] } }).message.data;
}

const lever = async (sandbox: Sandbox, who = 'trader') => {
  const rows = await sandbox.ledger.balances(who);
  const { available, frozen } = rows.find(({ kind, asset }) => kind === 'lever' && asset === 'USDT') ?? {
    available: '0',
    frozen: '0',
  };
  return { available: Number(available), frozen: Number(frozen) };
};

/**
 * Loads the page again after a sheet has closed: a sheet's step back in the history would abort the load. Resolves when
 * the page has connected again, from when on it hears of orders.
 */
async function reload(app: App): Promise<void> {
  await app.settled();
  await app.page.reload();
  await app.connected();
}

const submit = (sandbox: Sandbox, change: object = {}) =>
  sandbox.call('trader', 'POST /lever/submit', {
    currency_id: 1,
    legal_id: 3,
    share: 10,
    multiple: 10,
    type: 1,
    status: 1,
    ...change,
  });

test('the line of a position that is dragged down the chart becomes a stop loss, which closes it', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto('/pages/transaction/contract?symbol=BTC%2FUSDT');
  const grip = app.locator('[data-testid="chart-line-handle"]').filter({ hasText: 'Long 10×' });
  // Until the chart has its bars the line moves.
  await grip.hover();
  const box = await grip.boundingBox();
  if (!box) throw new Error('the line of the position is not on the chart');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 20, { steps: 4 });
  await page.mouse.move(x, y + 60, { steps: 4 });
  await page.mouse.up();

  const sheet = app.getByRole('dialog', { name: 'Take profit and stop loss' });
  const typed = (await sheet.getByLabel('Stop loss at (USDT)').inputValue()).replaceAll(',', '');
  const [before] = await positions(sandbox);
  expect(Number(typed)).toBeLessThan(Number(before?.price));
  expect(Number(typed)).toBeGreaterThan(Number(before?.stop_loss_price));
  await app.says(/stop loss/, () => sheet.getByRole('button', { name: 'Set', exact: true }).click());
  const [after] = await positions(sandbox);
  expect([Number(after?.stop_loss_price), after?.target_profit_price]).toEqual([
    Number(typed),
    before?.target_profit_price,
  ]);

  await app.says(/^Stop loss hit: Long BTC\/USDT closed, −/, () => sandbox.market.set('BTC/USDT', '59000'));
  await expect(app.getByText('59,000').first()).toBeVisible();
  await expect(card(app)).toHaveCount(0);
  const [closed] = await positions(sandbox);
  expect(closed).toMatchObject({ status: 3, close_reason: 'loss' });
  expect((await lever(sandbox)).frozen).toBe(0);
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a reload while setting stops keeps the typed input; either stop can be removed, and one closes', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto(ORDERS);
  const open = () => card(app).getByRole('button', { name: 'TP/SL' }).click();
  const sheet = app.getByRole('dialog', { name: 'Take profit and stop loss' });
  const profit = sheet.getByLabel('Take profit at (USDT)');
  const loss = sheet.getByLabel('Stop loss at (USDT)');
  const set = () => sheet.getByRole('button', { name: 'Set', exact: true }).click();

  await open();
  await loss.fill('70000.5');
  await page.reload();
  await expect(loss).toHaveValue('70,000.5');
  await app.says(/stop loss 70,000\.50$/, set);
  await expect(sheet).toBeHidden();
  await reload(app);
  await expect(card(app)).toContainText('/ 70,000.50');
  await expect(sheet).toBeHidden();

  // The sheet stays until the list has the new prices: one opened on the old ones would set what was just removed.
  await sandbox.faults.set({ calls: { 'POST /lever/my_trade': { latencyMs: 500 } } });
  await open();
  await profit.fill('');
  await app.says(/^Take profit none, stop loss/, set);
  expect(Number((await positions(sandbox))[0]?.target_profit_price)).toBe(0);
  await expect(sheet).toBeHidden();
  await open();
  await loss.fill('');
  await app.says('Take profit and stop loss removed', set);
  await sandbox.faults.clear();
  expect(Number((await positions(sandbox))[0]?.stop_loss_price)).toBe(0);
  await expect(sheet).toBeHidden();

  await open();
  await profit.fill('1000');
  await set();
  await expect(sheet.getByText('Take profit must be on the profit side')).toBeVisible();
  await profit.fill('100000');
  const promised = await sheet
    .getByText(/^Expected PnL/)
    .first()
    .textContent();
  await app.says('Take profit 100,000.00', set);
  await expect(sheet).toBeHidden();
  await expect(card(app)).toContainText('100,000.00 /');

  await app.says('Take profit hit: Long BTC/USDT closed, +', () => sandbox.market.set('BTC/USDT', '100000'));
  // The market moves a tick or two before the position is closed.
  const amount = Number(/[\d,.]+(?= USDT)/.exec(promised ?? '')?.[0].replaceAll(',', ''));
  expect(Math.abs(Number((await positions(sandbox))[0]?.fact_profits) - amount)).toBeLessThan(1);
  await expect(app.getByText('No open positions')).toBeVisible();
});

test('closing pays what the card showed, and axe finds nothing in the list and its sheets', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto(ORDERS);
  await card(app).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await card(app).getByRole('button', { name: 'TP/SL' }).click();
  const stops = app.getByRole('dialog', { name: 'Take profit and stop loss' });
  await stops.getByLabel('Take profit at (USDT)').fill('1');
  await stops.getByRole('button', { name: 'Set', exact: true }).click();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(stops).toHaveCount(0);
  const price = Number(await sandbox.market.price('BTC/USDT'));
  await sandbox.market.set('BTC/USDT', String(Math.round(price * 1.02)));
  await app.settled();
  const shown = await card(app).locator('[data-result]').textContent();
  const before = await lever(sandbox);

  await card(app).getByRole('button', { name: 'Close' }).click();
  const confirm = app.getByRole('dialog', { name: 'Close position?' });
  await expect(confirm.locator('[data-result]')).toHaveText(shown ?? '');
  expect(await axeProblems(page)).toEqual([]);
  await confirm.getByRole('button', { name: 'Close position' }).click();

  const result = app.getByRole('dialog', { name: 'Position closed' });
  const [amount = '', percent = ''] = (shown ?? '').split(' ');
  await expect(result.getByRole('status')).toContainText(amount);
  await expect(result.getByRole('status')).toContainText(percent);
  const [closed] = await positions(sandbox);
  const booked = Number(closed?.fact_profits);
  expect(amount).toBe(`+${(Math.floor(booked * 100) / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`);
  const after = await lever(sandbox);
  expect(after.available).toBeCloseTo(before.available + before.frozen + booked, 6);
  await result.getByRole('button', { name: 'Done' }).click();
  await expect(app.getByText('No open positions')).toBeVisible();

  await app.getByRole('tab', { name: 'History' }).click();
  await expect(card(app)).toContainText('Closed by you');
  await expect(card(app)).toContainText(amount);
});

test('some lots are closed, the rest is reversed, and neither is done twice when its answer is lost', async ({
  app,
  consoleErrors,
  page,
  sandbox,
}) => {
  await sandbox.start('long-btc', { seed: 7 });
  await sandbox.call('trader', 'POST /lever/batch_close', { type: 0 });
  await submit(sandbox);
  await app.goto(ORDERS);
  const lose = (call: string) => sandbox.faults.set({ calls: { [call]: { lostAnswerRate: 1 } } });

  await card(app).getByRole('button', { name: 'Close' }).click();
  const close = app.getByRole('dialog', { name: 'Close position?' });
  const lots = close.getByLabel('Lots to close');
  await lots.fill('11');
  await expect(close.getByText('You can close at most 10')).toBeVisible();
  await close.getByTestId('position-close-confirm').click();
  await expect(lots).toBeFocused();
  await close.getByRole('slider').press('Home');
  await expect(lots).toHaveValue('1');
  await lots.fill('4');
  await expect(close.getByText('6 lots', { exact: true })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.reload();
  await expect(lots).toHaveValue('4');
  const some = close.getByRole('button', { name: 'Close 4 lots' });
  await sandbox.market.halt('BTC/USDT');
  await some.click();
  await expect(close.getByRole('alert')).toContainText('halted');
  await sandbox.market.resume('BTC/USDT');
  await lose('POST /lever/close');
  await withShortWaits(page, async () => {
    await some.click();
    await expect(close.getByRole('alert')).toContainText('No response. Try again');
  });
  await sandbox.faults.clear();
  await app.says(/^Closed 4 lots/, () => some.click());
  await expect(close).toBeHidden();

  await reload(app);
  await expect(card(app)).toContainText('6 lots');
  await expect(close).toBeHidden();
  const [part, whole] = await positions(sandbox);
  expect(part).toMatchObject({ status: 3, share: 4, part_of: whole?.id, close_reason: 'user' });
  await sandbox.market.set('BTC/USDT', String(Math.round(Number(whole?.price) * 1.02)));
  await card(app).getByRole('button', { name: 'Close' }).click();
  await lots.fill('1');
  await app.says(/^Closed 1 lot: \+/, () => close.getByRole('button', { name: 'Close 1 lot', exact: true }).click());

  await card(app).getByRole('button', { name: 'Reverse' }).click();
  const reverse = app.getByRole('dialog', { name: 'Reverse position?' });
  await expect(reverse).toContainText('Short BTC/USDT');
  expect(await axeProblems(page)).toEqual([]);
  const confirm = reverse.getByRole('button', { name: 'Reverse position' });
  await sandbox.market.halt('BTC/USDT');
  await confirm.click();
  await expect(reverse.getByRole('alert')).toContainText('halted');
  await sandbox.market.resume('BTC/USDT');
  await lose('POST /lever/reverse');
  const done = app.getByRole('dialog', { name: 'Position reversed' });
  await withShortWaits(page, async () => {
    await confirm.click();
    await expect(done).toContainText('Short BTC/USDT · 5 lots');
  });
  await sandbox.faults.clear();
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(card(app, 'BTC/USDT Short')).toContainText('5 lots');
  await reload(app);
  await expect(card(app, 'BTC/USDT Short')).toHaveCount(1);
  await expect(card(app)).toHaveCount(0);
  expect((await positions(sandbox)).filter(({ status }) => status === 1)).toHaveLength(1);
  expect(await sandbox.ledger.check()).toEqual([]);
  expectNetworkErrors(consoleErrors);
});

test('a part of a position waits for its price, and margin is added on the way', async ({ app, page, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await sandbox.call('trader', 'POST /lever/batch_close', { type: 0 });
  await sandbox.market.set('BTC/USDT', '60000');
  await submit(sandbox);
  await app.goto(ORDERS);
  await card(app).getByRole('button', { name: 'TP/SL' }).click();
  const sheet = app.getByRole('dialog', { name: 'Take profit and stop loss' });
  await sheet.getByRole('radio', { name: 'Part of it' }).click();
  const price = sheet.getByLabel('Close at (USDT)');
  const place = sheet.getByRole('button', { name: 'Place close order' });
  await price.fill('0');
  await place.click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await price.fill('66000');
  await sheet.getByLabel('Lots to close').fill('4');
  // A reload in the middle loses nothing.
  await page.reload();
  await expect(sheet.getByLabel('Lots to close')).toHaveValue('4');
  expect(await axeProblems(page)).toEqual([]);
  await app.says('Close order placed: 4 lots at 66,000.00', () => place.click());
  await price.fill('50000');
  await app.says('Close order placed: 10 lots at 50,000.00', () => place.click());
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await app.says('Close order cancelled', () =>
    sheet.getByRole('button', { name: 'Cancel close order: 10 lots at 50,000.00' }).click(),
  );
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  // One that fills is announced while the sheet is open, too.
  await price.fill('61000');
  await sheet.getByLabel('Lots to close').fill('2');
  await app.says('Close order placed: 2 lots at 61,000.00', () => place.click());
  await app.says(/^Closed 2 lots of Long BTC\/USDT: \+/, () => sandbox.market.set('BTC/USDT', '61000'));
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card(app)).toContainText('Close orders1');

  await card(app)
    .getByRole('button', { name: /^BTC\/USDT/ })
    .click();
  await app.getByRole('button', { name: 'Add margin' }).click();
  const adding = app.getByRole('dialog', { name: 'Transfer USDT' });
  await adding.getByLabel('Amount (USDT)').fill('100');
  await expect(adding).toContainText(/Margin level[\d,]+% → [\d,]+%/);
  expect(await axeProblems(page)).toEqual([]);
  const before = await lever(sandbox);
  await app.says('100 USDT transferred from Spot to Futures', () =>
    adding.getByRole('button', { name: /^Transfer/ }).click(),
  );
  expect((await lever(sandbox)).available).toBe(before.available + 100);
  await page.keyboard.press('Escape');

  await app.says(/^Closed 4 lots of Long BTC\/USDT: \+/, () => sandbox.market.set('BTC/USDT', '66000'));
  await expect(card(app)).toContainText('4 lots');
  await expect(card(app)).not.toContainText('Close orders');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a crash liquidates all positions and announces it once, even in a list that was loaded before', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('crash-liquidation', { seed: 7 });
  await app.goto(ORDERS);
  await expect(app.getByRole('article')).toHaveCount(2);
  await app.goto('/pages/transaction/index?tab=futures');
  await expect(card(app)).toBeVisible();
  // The toast stays for four seconds, and an equal one would only prolong it.
  await withShortWaits(app.page, () => app.says(/^Liquidated: 2 positions, −/, () => sandbox.clock.jump('3m')), 4_000);
  await expect(app.getByText(/^Liquidated/)).toHaveCount(0);
  await app.says('Long BTC/USDT was closed', async () => {
    await app.goto(ORDERS);
    await expect(app.getByText('No open positions')).toBeVisible();
    expect((await positions(sandbox)).map((one) => one.close_reason)).toEqual(['liquidation', 'liquidation']);
    expect(await sandbox.ledger.check()).toEqual([]);
    await sandbox.grant('trader', 'USDT', '1000', 'lever');
    await submit(sandbox);
    await expect(card(app)).toBeVisible();
    const [opened] = await positions(sandbox);
    await sandbox.call('trader', 'POST /lever/close', { id: opened?.id ?? 0 });
  });
  expect(await app.page.evaluate(() => window.__messages?.join('\n'))).not.toContain('Liquidated');
});

test('the liquidation price on the card is the one that liquidates', async ({ app, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await sandbox.call('trader', 'POST /lever/batch_close', { type: 0 });
  await submit(sandbox, { share: 500, multiple: 100 });
  await app.goto(ORDERS);
  const figure = card(app).getByText('Liq. price').locator('xpath=following-sibling::*');
  await expect(figure).not.toHaveText('—');
  const price = Number((await figure.textContent())?.replaceAll(',', ''));
  await sandbox.market.set('BTC/USDT', (price + 150).toFixed(2));
  await sandbox.clock.jump('40s');
  expect((await positions(sandbox))[0]).toMatchObject({ status: 1 });
  await sandbox.market.set('BTC/USDT', (price - 150).toFixed(2));
  // The last price alone does not liquidate: the mark price follows within a minute.
  expect((await positions(sandbox))[0]).toMatchObject({ status: 1 });
  await sandbox.clock.jump('40s');
  expect((await positions(sandbox))[0]).toMatchObject({ status: 3, close_reason: 'liquidation' });
});

test('longs and then shorts are closed together, after a sheet has shown their number and result', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('long-btc', { seed: 7 });
  await submit(sandbox, { type: 1, multiple: 20 });
  await submit(sandbox, { type: 2 });
  await submit(sandbox, { type: 2, multiple: 20 });
  await app.goto('/pages/transaction/contract?symbol=BTC%2FUSDT');
  await expect(app.getByRole('article')).toHaveCount(4);
  await app.getByRole('button', { name: 'Close all' }).click();
  const sheet = app.getByRole('dialog', { name: 'Close multiple positions' });
  await expect(sheet.getByRole('button', { name: 'Close 4 positions' })).toBeVisible();
  await sheet.getByRole('radio', { name: 'Long' }).click();
  const expected = sheet.getByText('Total expected PnL').locator('xpath=following::dd[1]');
  const close = async () =>
    app.says(`2 positions closed: ${await expected.textContent()} USDT`, () =>
      sheet.getByRole('button', { name: 'Close 2 positions' }).click(),
    );
  await close();
  await expect(card(app)).toHaveCount(0);
  await expect(card(app, 'BTC/USDT Short')).toHaveCount(2);

  await app.getByRole('button', { name: 'Close all' }).click();
  await sheet.getByRole('radio', { name: 'Short' }).click();
  await close();
  await expect(app.getByText('No open positions')).toBeVisible();
});

test('a copied position must be detached from its trader before it can be closed', async ({ app, sandbox }) => {
  await sandbox.start('followed-position', { seed: 7 });
  await app.goto(ORDERS);
  await expect(card(app)).toContainText('Copied');
  await expect(card(app).getByRole('button', { name: 'Close' })).toHaveCount(0);
  await card(app).getByRole('button', { name: 'Detach from trader' }).click();
  const sheet = app.getByRole('dialog', { name: 'Detach this position?' });
  await app.says('Position detached from the trader', () =>
    sheet.getByRole('button', { name: 'Detach from trader' }).click(),
  );
  await expect(card(app).getByRole('button', { name: 'Close' })).toBeVisible();
  expect((await positions(sandbox, 'follower'))[0]).toMatchObject({ order_type: 1, status: 1 });
});

test('an order waits, opens when the market comes to it, and can be cancelled', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const price = Number(await sandbox.market.price('BTC/USDT'));
  await submit(sandbox, { status: 0, target_price: String(Math.round(price * 0.97)) });
  await submit(sandbox, { status: 0, target_price: String(Math.round(price * 0.9)) });
  const set = await lever(sandbox);
  await app.goto('/pages/transaction/contract?symbol=BTC%2FUSDT');
  await app.getByRole('tab', { name: /^Orders/ }).click();
  await expect(app.getByRole('article')).toHaveCount(2);
  await app.says(/^Order filled: Long BTC\/USDT at/, () =>
    sandbox.market.set('BTC/USDT', String(Math.round(price * 0.96))),
  );
  await expect(app.getByRole('article')).toHaveCount(1);

  await app.getByRole('article').getByRole('button', { name: 'Cancel' }).click();
  const sheet = app.getByRole('dialog', { name: 'Cancel order?' });
  await app.says(/Order cancelled\. [\d.,]+ USDT is available again/, () =>
    sheet.getByRole('button', { name: 'Cancel order' }).click(),
  );
  await expect(app.getByText('No open orders')).toBeVisible();
  expect((await lever(sandbox)).available).toBeGreaterThan(set.available);
});

test('a position of one lot shows its margin to the last decimal', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await submit(sandbox, { share: 1, multiple: 100 });
  await app.goto(ORDERS);
  const [open] = await positions(sandbox);
  const margin = Number(open?.origin_caution_money);
  expect(margin * 100).not.toBe(Math.round(margin * 100));
  await card(app).getByRole('button').first().click();
  const details = app.getByRole('dialog', { name: 'Order details' });
  const row = (name: string) => details.locator('dl > div').filter({ has: app.page.getByText(name, { exact: true }) });
  await expect(row('Initial margin')).toContainText(`${margin} USDT`);
  await expect(row('Remaining margin')).toContainText(`${margin} USDT`);
});

test('of two tabs that close one position, one does and the other shows that it is closed', async ({
  app,
  context,
  sandbox,
}) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto(ORDERS);
  const other = await otherTab(context);
  await other.goto(`./#${ORDERS}`);
  await card(other).getByRole('button', { name: 'Close' }).click();
  await expect(other.getByRole('dialog', { name: 'Close position?' })).toBeVisible();

  await card(app).getByRole('button', { name: 'Close' }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'Close position' }).click();
  await expect(app.getByRole('dialog', { name: 'Position closed' })).toBeVisible();

  const told = other.getByRole('dialog', { name: 'Already closed' });
  await expect(told.getByText('in another tab or on another device')).toBeVisible();
  await told.getByRole('button', { name: 'Done' }).click();
  await expect(other.getByText('No open positions')).toBeVisible();
  expect(await positions(sandbox)).toHaveLength(1);
  await other.close();
});

test('after a gap beyond the account the result is what was lost, and the details say what the insurance fund paid', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto(ORDERS);
  const { available, frozen } = await lever(sandbox);
  await card(app).getByRole('button', { name: 'TP/SL' }).click();
  await app.settled();
  await sandbox.market.set('BTC/USDT', '30000');
  const told = app.getByRole('dialog', { name: 'Already closed' });
  await expect(told).toContainText('Returned to account (USDT)');
  const [closed] = await positions(sandbox);
  expect(closed?.close_reason).toBe('loss');
  expect(Number(closed?.fact_profits)).toBeCloseTo(-available - frozen, 8);
  const shown = Math.trunc(available * 100) / 100;
  await expect(told).toContainText(`−${shown.toLocaleString('en', { minimumFractionDigits: 2 })}`);
  await told.getByRole('button', { name: 'Done' }).click();
  await inHistory(app).getByRole('button').first().click();
  await expect(app.getByRole('dialog', { name: 'Order details' })).toContainText(
    /Paid by insurance fund9\d\d\.\d+ USDT/,
  );
});

test('details of an ended order stay open when the last position leaves the list above', async ({ app, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await sandbox.call('trader', 'POST /lever/batch_close', { type: 0 });
  await submit(sandbox);
  await app.goto(ORDERS);
  await inHistory(app).getByRole('button').first().click();
  const details = app.getByRole('dialog', { name: 'Order details' });
  await expect(details).toBeVisible();
  await sandbox.call('trader', 'POST /lever/batch_close', { type: 0 });
  await expect(app.getByText('No open positions')).toBeVisible();
  await app.settled();
  await expect(details).toBeVisible();
});

test('an open sheet shows that its position was closed by a stop', async ({ app, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto(ORDERS);
  await card(app).getByRole('button', { name: 'TP/SL' }).click();
  await expect(app.getByRole('dialog', { name: 'Take profit and stop loss' })).toBeVisible();
  await app.settled();
  await sandbox.market.set('BTC/USDT', '70000');
  const told = app.getByRole('dialog', { name: 'Already closed' });
  await expect(told.getByText('Its stop loss was reached.')).toBeVisible();
});
