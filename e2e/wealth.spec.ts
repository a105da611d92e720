import { expect, test } from './fixtures';

test('early redemption shows the penalty before it is confirmed, and pays 988 back', async ({ app, sandbox }) => {
  await sandbox.start('early-redemption', { seed: 7 });
  await app.goto('/pages/lockming/order');
  const before = Number(await sandbox.ledger.available('trader', 'USDT'));
  await app.getByRole('button', { name: '1,000 USDT: details' }).click();
  await app.getByRole('button', { name: 'Redeem early' }).click();
  const sheet = app.getByRole('dialog', { name: 'Redeem early?' });
  await expect(sheet.getByText('0.4% × 3 × 1,000 USDT')).toBeVisible();
  await expect(sheet.getByText('−12')).toBeVisible();
  await app.says('988 USDT is in your spot account', () =>
    app.getByRole('button', { name: 'Redeem 988 USDT' }).click(),
  );
  expect(Number(await sandbox.ledger.available('trader', 'USDT')) - before).toBe(988);
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a deposit matures at 10:00 sharp, also after a reload', async ({ app, sandbox }) => {
  await sandbox.start('lock-to-maturity', { seed: 7 });
  await app.goto('/pages/lockming/order');
  await expect(app.getByText('Day 6 of 7')).toBeVisible();
  await app.page.reload();
  await expect(app.getByText('Day 6 of 7')).toBeVisible();
  await sandbox.clock.jump('19m');
  await expect(app.getByText('No deposits in progress')).toBeVisible();
  await app.getByRole('tab', { name: 'Ended' }).click();
  await expect(app.getByText('Matured')).toBeVisible();
});

test('the typed amount of a deposit survives a reload, and one below the minimum is refused at the field', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/lockming/buy?id=1');
  await app.getByLabel('Amount (USDT)').fill('99');
  await expect(app.getByText('The minimum deposit is 100 USDT')).toBeVisible();
  await app.page.reload();
  await expect(app.getByLabel('Amount (USDT)')).toHaveValue('99');
});

test('a confirmation of a deposit that stays open over midnight shows the new maturity', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.clock.jump('858m');
  await app.goto('/pages/lockming/buy?id=1');
  await app.getByLabel('Amount (USDT)').fill('100');
  await app.getByRole('button', { name: 'Lock', exact: true }).click();
  const sheet = app.getByRole('dialog', { name: 'Confirm deposit' });
  await expect(sheet.getByText(/14 Jan 2026/)).toBeVisible();
  await sandbox.clock.jump('1m');
  await expect(sheet.getByText(/15 Jan 2026/)).toBeVisible();
});

for (const [scenario, words] of [
  ['dual-settled-below', 'Settled below the target price: paid in BTC.'],
  ['dual-settled-above', 'Settled at or above the target price: paid in USDT.'],
  ['dual-settled-exactly-at-reference', 'Settled at or above the target price: paid in USDT.'],
] as const) {
  test(`${scenario} is shown in the details of the purchase`, async ({ app, sandbox }) => {
    await sandbox.start(scenario, { seed: 7 });
    await app.goto('/pages/invest/mine');
    await app.getByRole('button', { name: 'Call (pay BTC): details' }).click();
    await expect(app.getByText('Purchased', { exact: true }).last()).toBeVisible();
    await sandbox.clock.jump('5m');
    await expect(app.getByText(words)).toBeVisible();
    const { list } = await sandbox.call('trader', 'POST /dual/dual_list');
    const booked = Number(list[0]?.success).toLocaleString('en', { maximumFractionDigits: 8 });
    const received = app.getByRole('dialog').getByText(`${booked} ${list[0]?.success_currency}`, { exact: true });
    await expect(received.first()).toBeVisible();
    expect(await sandbox.ledger.check()).toEqual([]);
  });
}
