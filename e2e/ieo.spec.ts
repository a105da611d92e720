import { expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';

test('a token goes from warm-up over an application to a market of its own, also over a reload', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('ieo-warm-up-to-listing', { seed: 7 });
  await app.goto('/pages/ieo/ieo?tab=warmUp');
  await app.getByRole('link', { name: /LUNR/ }).click();
  await expect(app.getByRole('button', { name: 'Not open yet' })).toBeDisabled();
  // Without a user action: an event reports that the sale has begun.
  await sandbox.clock.jump('60s');
  await app.getByLabel('Amount (LUNR)').fill('1000');
  await app.page.reload();
  await expect(app.getByLabel('Amount (LUNR)')).toHaveValue('1,000');
  await expect(app.getByText('80 USDT', { exact: true })).toBeVisible();
  await app.getByRole('button', { name: 'Subscribe' }).click();
  const sheet = app.getByRole('dialog', { name: 'Confirm application' });
  await expect(sheet.getByText('80 USDT', { exact: true }).first()).toBeVisible();
  const before = Number(await sandbox.ledger.available('trader', 'USDT'));
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await app.getByRole('button', { name: 'See my applications' }).first().click();
  await expect(app.getByText('Applied', { exact: true })).toBeVisible();
  expect(before - Number(await sandbox.ledger.available('trader', 'USDT'))).toBe(80);

  await sandbox.clock.jump('9m');
  await expect(app.getByText('Allotted', { exact: true })).toBeVisible();
  await app.page.reload();
  await expect(app.getByText('Allotted 1,000 LUNR')).toBeVisible();
  await sandbox.clock.jump('5m');
  await expect(app.getByText('Tokens issued')).toBeVisible();
  await app.getByRole('button', { name: '1,000 LUNR: details' }).click();
  await app.getByRole('button', { name: 'Trade LUNR' }).click();
  await expect(app.getByText('LUNR/USDT').first()).toBeVisible();
  expect(await sandbox.ledger.available('trader', 'LUNR')).toBe('1000');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('an oversubscribed sale grants a share and refunds the rest, and the finance tab shows both', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('ieo-oversubscribed', { seed: 7 });
  await app.goto('/pages/financial/index');
  await expect(app.getByText('6,000 USDT')).toBeVisible();
  await app.goto('/pages/ieo/order');
  await app.getByRole('button', { name: '5,000 TERN: details' }).click();
  await expect(app.getByRole('dialog').getByText('Applied', { exact: true })).toBeVisible();
  await sandbox.clock.jump('5m');
  const sheet = app.getByRole('dialog');
  await expect(sheet.getByText('Refunded')).toBeVisible();
  expect(await axeProblems(app.page, '[role=dialog]')).toEqual([]);
  await sandbox.clock.jump('30m');
  await expect(sheet.getByText('Locked', { exact: true })).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('amounts that cannot be applied for are refused at the field, in the order of the exchange’s rules', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/ieo/subscribe?id=4');
  const field = app.getByLabel('Amount (TERN)');
  for (const [typed, words] of [
    ['19', 'The minimum application is 20 TERN'],
    ['20001', 'You can apply for up to 20,000 TERN more'],
    ['20000', 'Insufficient balance'],
  ] as const) {
    await field.fill(typed);
    await expect(app.getByText(words)).toBeVisible();
  }
  await app.getByRole('button', { name: 'White paper' }).click();
  await expect(app.getByRole('dialog').getByText('The problem')).toBeVisible();
});
