import { expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { withShortWaits } from './fixtures/short-waits';

const CHART = '/pages/transaction/currency?symbol=BTC%2FUSDT&view=chart';

test('a price alert is set on the chart’s page, kept over a reload, shown on any screen when reached, and among the messages', async ({
  app,
  page,
  sandbox,
  consoleErrors,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.market.set('BTC/USDT', '60000');
  await app.goto(CHART);
  const button = app.getByRole('button', { name: 'BTC/USDT: price alerts' });
  await button.click();
  const sheet = app.getByRole('dialog', { name: 'BTC/USDT: price alerts' });
  const price = sheet.getByLabel('Alert at (USDT)');
  const set = sheet.getByRole('button', { name: 'Set alert' });
  await set.click();
  await expect(sheet.getByText('Enter the correct price')).toBeVisible();
  await sheet.getByText('+5%').click();
  await expect(sheet.getByText('+5.00% from the last price')).toBeVisible();
  await price.fill('61000');
  await sandbox.faults.set({ calls: { 'POST /alert/add': { lostAnswerRate: 1 } } });
  await withShortWaits(page, async () => {
    await set.click();
    await expect(sheet.getByText('No response. Try again: it will not be done twice.')).toBeVisible();
  });
  await sandbox.faults.clear();
  await app.says('Alert set: Rises to 61,000.00', () => set.click());
  await price.fill('58000');
  await app.says('Alert set: Falls to 58,000.00', () => set.click());
  await expect(sheet.getByRole('listitem')).toHaveText(['Rises to 61,000.00', 'Falls to 58,000.00']);
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);

  await page.reload();
  await button.click();
  await sheet.getByRole('button', { name: 'Remove alert: Falls to 58,000.00' }).click();
  await expect(sheet.getByRole('listitem')).toHaveText(['Rises to 61,000.00']);
  // The pressed button was removed with its row.
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  // A tap on the alert's line in the chart opens the alert; a drag opens it with the new price.
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const line = page.getByTestId('chart-line-handle');
  await line.tap();
  await expect(price).toHaveValue('61,000.00');
  const save = sheet.getByRole('button', { name: 'Save alert' });
  await expect(save).toBeDisabled();
  await price.fill('0');
  await save.click();
  await expect(sheet.getByText('Enter the correct price')).toBeVisible();
  await price.fill('61500');
  await app.says('Alert changed: Rises to 61,500.00', () => save.click());
  await expect(sheet).toHaveCount(0);
  // The chart makes room for the line at its next frame.
  await app.settled();
  const { x, y, height } = (await line.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 12, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + height / 2 + 12, { steps: 3 });
  await page.mouse.up();
  await expect(price).not.toHaveValue('61,500.00');
  await expect(sheet.getByRole('listitem')).toHaveText(['Rises to 61,500.00']);
  await sheet.getByRole('button', { name: 'Change alert: Rises to 61,500.00' }).click();
  await expect(sheet.getByRole('button', { name: 'Set alert' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Change alert: Rises to 61,500.00' }).click();
  await price.fill('61000');
  expect(await axeProblems(page, '[role="dialog"]', { contrast: false })).toEqual([]);
  await app.says('Alert changed: Rises to 61,000.00', () => save.click());
  await expect(sheet).toHaveCount(0);
  await button.click();

  // One screen lists all alerts; each market links to its chart.
  await sheet.getByRole('button', { name: 'All price alerts' }).click();
  await expect(app.getByRole('heading', { name: 'Price alerts', exact: true })).toBeVisible();
  const market = app.getByRole('list', { name: 'BTC/USDT: price alerts' });
  await expect(market.getByText('Rises to 61,000.00')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await market.getByRole('link', { name: /^BTC\/USDT/ }).click();
  await expect(page).toHaveURL(/view=chart/);

  await app.goto('/pages/index/index');
  await sandbox.market.set('BTC/USDT', '57000');
  await app.says('BTC/USDT rose to 61,000', () => sandbox.market.set('BTC/USDT', '61000'));
  await app.goto('/pages/site_message/message-center');
  await expect(app.getByRole('link', { name: 'BTC/USDT rose to 61,000' })).toHaveCount(1);
  await expect(app.getByRole('link', { name: 'BTC/USDT fell to' })).toHaveCount(0);
  await app.goto(CHART);
  await button.click();
  await expect(price).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await app.goto('/pages/transaction/alerts');
  await expect(app.getByText('No price alerts')).toBeVisible();
  await expect(app.getByRole('list', { name: 'Triggered alerts' }).getByText('BTC/USDT rose to 61,000')).toBeVisible();
  await app.getByRole('link', { name: /^Messages about trading/ }).click();
  await expect(app.getByRole('link', { name: 'BTC/USDT rose to 61,000' })).toHaveCount(1);
  expectNetworkErrors(consoleErrors);
});
