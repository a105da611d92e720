import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures';

const PAGE = '/pages/otc/otc';

test('an ad of one’s own is written, taken, paid and released, and ends', async ({ app, page, sandbox }) => {
  await sandbox.start('otc-merchant', { seed: 7 });
  await app.goto(`${PAGE}?tab=ads&fiat=IDR`);
  await app.getByRole('button', { name: 'Put up an ad' }).click();
  const sheet = app.getByRole('dialog', { name: 'Put up an ad' });
  await sheet.getByLabel('Percent of the index').fill('120');
  await sheet.getByLabel('How many USDT').fill('300');
  await sheet.getByLabel('Smallest order').fill('20');
  await sheet.getByLabel('Largest order').fill('100');
  await expect(sheet.getByText('From 90% to 110%')).toBeVisible();
  await sheet.getByLabel('Percent of the index').fill('109');
  await sheet.getByLabel('Largest order').fill('301');
  await expect(sheet.getByText('From 20 to 300 USDT')).toBeVisible();
  await app.page.reload();
  await expect(sheet.getByLabel('Largest order')).toHaveValue('301');
  await sheet.getByLabel('Largest order').fill('100');
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await app.says('Your ad is online', () => sheet.getByRole('button', { name: 'Publish' }).click());

  await app.getByRole('tab', { name: 'Orders' }).click();
  await expect(app.getByText('Sell 250 USDT')).toBeVisible();
  // Nobody asks for the orders: the exchange tells of them.
  const { id } = await sandbox.otc.takeAd(2, '60');
  await app.getByText('Sell 60 USDT').click();
  await expect(app.getByText('The buyer has to pay within')).toBeVisible();
  await sandbox.otc.move(id, 'paid');
  await app.getByRole('button', { name: 'Money has come: release' }).click();
  for (const digit of '123456') await app.getByRole('button', { name: digit, exact: true }).click();
  await expect(app.getByText('The USDT have gone to the buyer.')).toBeVisible();

  await app.goto(`${PAGE}?tab=ads&fiat=IDR`);
  await app.getByRole('button', { name: 'End ad 2' }).click();
  await app.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(app.getByText('Ended', { exact: true })).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('what is wrong with an order is still there after a reload, and the decision shows by itself', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('otc-appeal', { seed: 7 });
  await app.goto(`${PAGE}?tab=orders&fiat=USD&id=1`);
  await app.getByRole('button', { name: 'Appeal' }).click();
  await app.getByLabel('What is wrong?').fill('Paid, and nothing has come');
  await app.page.reload();
  await expect(app.getByLabel('What is wrong?')).toHaveValue('Paid, and nothing has come');
  await app.says('Your appeal is being reviewed', () => app.getByRole('button', { name: 'Send the appeal' }).click());
  await sandbox.backOffice.approve('otc:1');
  await expect(app.getByText('The USDT have arrived.')).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('selling keeps to the limits, asks for a bank card, and forgets nothing when the session ends', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(`${PAGE}?tab=sell&fiat=IDR`);
  await app.getByRole('button', { name: 'Sell to Nusantara Exchange' }).click();
  const sheet = app.getByRole('dialog', { name: 'Sell to Nusantara Exchange' });
  await sheet.getByLabel('How many USDT').fill('9');
  await expect(sheet.getByText('At least 10 USDT')).toBeVisible();
  await sheet.getByLabel('How many USDT').fill('501');
  await expect(sheet.getByText('Your deposit account holds 500 USDT')).toBeVisible();
  await sheet.getByLabel('How many USDT').fill('77');
  await sandbox.backOffice.endSession('trader');
  await app.page.waitForURL(/login\?from/);
  await app.signIn('maya@example.com');
  await expect(sheet.getByLabel('How many USDT')).toHaveValue('77');
  await sheet.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Save a bank card' })).toBeVisible();
});
