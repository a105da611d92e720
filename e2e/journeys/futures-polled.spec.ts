import { expect, test } from '../fixtures';
import { inTime } from '../fixtures/in-time';

// The app asks every five seconds.
test.use({ timers: 'fake' });

test('on a server without futures events, an order that opens and closes is found by polling', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.faults.set({ untoldEvents: ['lever_order', 'lever_closed', 'lever_trade'] });
  await sandbox.market.set('BTC/USDT', '60000');
  // Until the mark price has followed.
  await sandbox.clock.jump('70s');
  await sandbox.market.set('BTC/USDT', '60000');
  await app.goto('/pages/transaction/index?tab=futures&symbol=BTC%2FUSDT');
  await app.orderType('Limit');
  await app.getByLabel('Price (USDT)').fill('59500');
  await app.getByLabel('Lots', { exact: true }).fill('100');
  await app.getByRole('button', { name: 'Open long' }).click();
  const review = page.getByRole('dialog');
  await app.says(/^Long order placed/, () => review.getByRole('button', { name: 'Place long order' }).click());
  await app.getByRole('button', { name: /^Margin/ }).click();
  const head = page.getByRole('dialog', { name: 'Futures account' });
  await expect(head).toContainText(/Used margin\s*0\.00/);

  await sandbox.market.set('BTC/USDT', '59400');
  await inTime(page, () => head.textContent()).toMatch(/Used margin\s*297\.50/);
  await expect(head).toContainText('−10.00');

  // Closed on the customer's other device.
  await sandbox.call('trader', 'POST /lever/batch_close', { type: 0 });
  await inTime(page, () => head.textContent()).toMatch(/Used margin\s*0\.00/);
  expect(await sandbox.ledger.check()).toEqual([]);
});
