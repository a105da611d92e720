import { expect, test } from './fixtures';

const NVLA = '/pages/transaction/index2?symbol=NVLA%2FUSDT';

test('a share is found in the stocks tab, bought from the stock account, and held with its cost and live value', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const before = await sandbox.ledger.available('trader', 'USDT');
  await app.goto('/pages/market/market');
  await app.connected();
  await app.getByRole('tab', { name: 'Stocks' }).click();
  await app.getByRole('link', { name: /^NVLA/ }).click();
  await expect(app.getByRole('heading', { name: 'Stocks' })).toBeVisible();
  await expect(app.getByText('Closes in')).toBeVisible();
  await app.orderType('Market');
  await app.getByLabel('Amount (NVLA)').fill('5');
  await app.says('Bought 5 NVLA', () => app.getByRole('button', { name: 'Buy NVLA' }).click());
  const held = await sandbox.ledger.available('trader', 'NVLA', 'stock');
  expect(Number(held)).toBeCloseTo(4.99, 6);
  expect(await sandbox.ledger.available('trader', 'USDT')).toBe(before);
  expect(Number(await sandbox.ledger.available('trader', 'USDT', 'stock'))).toBeLessThan(2000);
  await expect(app.getByText('You hold')).toBeVisible();

  await app.goto('/pages/transaction/index2');
  await app.getByRole('tab', { name: 'Holdings' }).click();
  const row = app.getByRole('list', { name: 'Holdings' }).getByRole('listitem');
  await expect(row).toContainText('4.99 shares');
  const value = row.getByText('Value (USDT)').locator('xpath=following-sibling::*[1]');
  await sandbox.market.set('NVLA/USDT', '400');
  await expect(value).toHaveText('1,996.00');
  await expect(row).toContainText(/\+1\d\d\.\d\d%/);
});

test('a closed market counts down to its opening, says so then, and takes orders again', async ({ app, sandbox }) => {
  await sandbox.start('stock-market-opens', { seed: 7 });
  await app.goto(NVLA);
  await expect(app.getByRole('strong').filter({ hasText: 'Market closed' })).toBeVisible();
  await expect(app.getByRole('timer')).toHaveText('2 min 00 s');
  await app.getByLabel('Amount (NVLA)').fill('1');
  await expect(app.getByRole('button', { name: 'Buy NVLA' })).toBeDisabled();
  const order = { currency_id: 60, legal_id: 3, type: 1, amount: '1', target_price: '100' };
  await expect(sandbox.call('trader', 'POST /coin/trade', order)).rejects.toThrow(/closed/);
  await app.getByRole('button', { name: 'Notify me when it opens' }).click();
  await expect(app.getByRole('button', { name: 'You will be notified' })).toBeVisible();

  await sandbox.clock.jump('90s');
  await expect(app.getByRole('timer')).toHaveText('30 s');
  await app.says('NVLA/USDT is open: orders are accepted again', () => sandbox.clock.jump('30s'));
  await expect(app.getByText('Market open')).toBeVisible();
  await app.getByLabel('Price (USDT)').fill('100');
  await app.says('Buy order placed', () => app.getByRole('button', { name: 'Buy NVLA' }).click());
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('money comes into the stock account from another one, and leaves it again', async ({ app, sandbox }) => {
  await sandbox.start('stock-market-closed', { seed: 7 });
  const before = Number(await sandbox.ledger.available('trader', 'USDT', 'stock'));
  await app.goto('/pages/transaction/index2');
  await app.getByRole('button', { name: 'Transfer' }).click();
  const sheet = app.getByRole('dialog', { name: 'Transfer USDT' });
  await sheet.getByLabel('Amount (USDT)').fill('250');
  await app.says('250 USDT transferred from Spot to Stocks', () =>
    sheet.getByRole('button', { name: 'Transfer to Stocks' }).click(),
  );
  expect(Number(await sandbox.ledger.available('trader', 'USDT', 'stock'))).toBeCloseTo(before + 250, 6);
});
