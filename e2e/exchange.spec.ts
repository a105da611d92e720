import type { Sandbox } from '../sim/control/sandbox';
import { expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { withShortWaits } from './fixtures/short-waits';

/** Maya has about 21,000 USDT, 0.55 BTC and 2.5 ETH in her spot account, and 5,000 USDT in the futures account. */
test.beforeEach(async ({ sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
});

const spot = (asset: string) => ['trader', asset] as const;
const held = async (sandbox: Sandbox) => Number(await sandbox.ledger.available(...spot('USDT')));

test('an exchange books exactly what its review showed', { tag: '@smoke' }, async ({ app, sandbox }) => {
  await sandbox.market.set('BTC/USDT', '60000');
  const before = await sandbox.ledger.available(...spot('BTC'));
  const paidFrom = await held(sandbox);
  await app.goto('/pages/fund/fundTransfer');
  await app.getByLabel('From', { exact: true }).fill('1000');
  await expect(app.getByText('1,002 USDT')).toBeVisible();
  await app.getByRole('button', { name: 'Review conversion' }).click();
  const sheet = app.page.getByRole('dialog', { name: 'Confirm conversion' });
  expect(await axeProblems(app.page)).toEqual([]);
  const shown = await sheet.getByText(/^0\.\d+ BTC$/).textContent();
  await app.says(`You received ${shown} for 1,000 USDT`, () =>
    sheet.getByRole('button', { name: 'Convert now' }).click(),
  );
  await expect(sheet).toHaveCount(0);
  const received = Number(await sandbox.ledger.available(...spot('BTC'))) - Number(before);
  expect(received.toFixed(8)).toBe(Number(shown?.split(' ')[0]).toFixed(8));
  expect(await held(sandbox)).toBeCloseTo(paidFrom - 1002, 8);
  expect(await sandbox.ledger.check()).toEqual([]);

  await app.getByRole('button', { name: 'Conversions' }).click();
  await app.getByRole('button', { name: /USDT → BTC/ }).click();
  await expect(app.page.getByRole('dialog').getByText('1,002 USDT')).toBeVisible();
});

test('a rate that has moved must be confirmed again, and nothing is booked before', async ({ app, sandbox }) => {
  await app.goto('/pages/fund/fundTransfer?from=1&to=3');
  await app.getByLabel('From', { exact: true }).fill('0.1');
  await app.getByRole('button', { name: 'Review conversion' }).click();
  const sheet = app.page.getByRole('dialog', { name: 'Confirm conversion' });
  await expect(sheet.getByRole('button', { name: 'Convert now' })).toBeVisible();
  await sandbox.market.pump('BTC/USDT', 2);
  await sheet.getByRole('button', { name: 'Convert now' }).click();
  const anew = sheet.getByRole('button', { name: 'Convert at the new rate' });
  await expect(anew).toBeVisible();
  await expect(sheet.getByText('The rate has moved by more than 0.5%. Confirm the new one')).toBeVisible();
  // Press elsewhere first: two taps on the same button within half a second count as one.
  await sheet.getByText('Previous rate').click();
  expect(await sandbox.ledger.available(...spot('BTC'))).toBe('0.55');
  await app.says(/You received .* USDT for 0.1 BTC/, () => anew.click());
  expect(await sandbox.ledger.available(...spot('BTC'))).toBe('0.4498');
});

test('a rate that has only expired is renewed without a question', async ({ app, sandbox }) => {
  await app.goto('/pages/fund/fundTransfer');
  await app.getByLabel('From', { exact: true }).fill('100');
  await app.getByRole('button', { name: 'Review conversion' }).click();
  const sheet = app.page.getByRole('dialog', { name: 'Confirm conversion' });
  await expect(sheet.getByText('10 s')).toBeVisible();
  await sandbox.clock.step('20s');
  await app.says(/^You received .* BTC for 100 USDT/, () => sheet.getByRole('button', { name: 'Convert now' }).click());
});

test('a rate that is no longer renewed shows its age', async ({ app, sandbox, consoleErrors }) => {
  await app.goto('/pages/fund/fundTransfer');
  await expect(app.getByText('Live')).toBeVisible();
  await sandbox.faults.set({ calls: { 'POST /user/getTransferFee': { errorRate: 1 } } });
  await sandbox.clock.step('25s');
  await expect(app.getByText('25 s old')).toBeVisible();
  await sandbox.faults.clear();
  await expect(app.getByText('Live')).toBeVisible();
  expectNetworkErrors(consoleErrors);
});

test('100 % leaves room for the fee, and a larger amount is refused at the field', async ({ app, sandbox }) => {
  // The fee is 0.2 %, and the last decimal is cut.
  const all = Math.floor(((await held(sandbox)) / 1.002) * 1e8) / 1e8;
  const written = all.toLocaleString('en', { maximumFractionDigits: 8 });
  await app.goto('/pages/fund/fundTransfer');
  await app.getByRole('button', { name: 'All' }).click();
  await expect(app.getByLabel('From', { exact: true })).toHaveValue(written);
  await expect(app.getByText(`With the fee, you can convert up to ${written} USDT`)).toBeVisible();
  const refusal = app.getByText('Insufficient balance');
  await expect(refusal).toBeHidden();
  await app.getByLabel('From', { exact: true }).fill((all + 1e-8).toFixed(8));
  await expect(refusal).toBeVisible();
  await app.getByRole('button', { name: 'Review conversion' }).click();
  await expect(app.getByLabel('From', { exact: true })).toBeFocused();
  await app.getByRole('button', { name: 'All' }).click();
  await app.getByRole('button', { name: 'Review conversion' }).click();
  await app.says(/You received/, () => app.page.getByRole('button', { name: 'Convert now' }).click());
  expect(await sandbox.ledger.available(...spot('USDT'))).toBe('0');
});

test('typed input survives Back, a reload and swapping the two coins', async ({ app, page }) => {
  await app.goto('/pages/fund/fundTransfer');
  await app.getByLabel('From', { exact: true }).fill('0.25');
  await app.getByRole('button', { name: 'Swap coins' }).click();
  await expect(page).toHaveURL(/from=1&to=3/);
  await page.reload();
  await expect(app.getByLabel('From', { exact: true })).toHaveValue('0.25');
  await expect(app.getByText('0.55 BTC available')).toBeVisible();
  await app.goto('/pages/fund/assets');
  await page.goBack();
  await expect(app.getByLabel('From', { exact: true })).toHaveValue('0.25');
});

test('money moves between accounts and is in the history once', async ({ app, sandbox }) => {
  await app.goto('/pages/fund/transfer?to=lever');
  await app.getByLabel('Amount (USDT)').fill('1000');
  await expect(app.getByText(/^6,000\.0+ USDT$/)).toBeVisible();
  await app.says('1,000 USDT transferred from Spot to Futures', () =>
    app.getByRole('button', { name: 'Transfer to Futures' }).click(),
  );
  expect(await sandbox.ledger.available('trader', 'USDT', 'lever')).toBe('6000');
  await app.getByRole('button', { name: 'Transfer history' }).click();
  await expect(app.getByText('Spot → Futures')).toHaveCount(1);
  await app.getByRole('tab', { name: 'Conversions' }).click();
  await expect(app.getByText('No conversions yet')).toBeVisible();
});

test('money that backs open positions cannot be moved, and the account says why', async ({ app, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto('/pages/fund/transfer?from=lever&to=change');
  await app.getByLabel('Amount (USDT)').fill('1');
  await app.getByRole('button', { name: 'Transfer to Spot' }).click();
  await expect(app.getByText(/Close your futures positions first/)).toBeVisible();
});

test('a rate for coins that are no longer chosen is not shown', async ({ app, sandbox }) => {
  await app.goto('/pages/fund/fundTransfer');
  await app.getByLabel('From', { exact: true }).fill('100');
  await sandbox.faults.set({ calls: { 'POST /user/getTransferFee': { answerDelayMs: 600_000 } } });
  await app.getByRole('button', { name: 'Review conversion' }).click();
  await app.getByRole('button', { name: 'Swap coins' }).click();
  await sandbox.faults.clear();
  await app.settled();
  expect(await app.getByRole('dialog').count()).toBe(0);
});

test('an exchange with a lost answer is sent again and booked once', async ({ app, sandbox, consoleErrors }) => {
  const before = await held(sandbox);
  await app.goto('/pages/fund/fundTransfer');
  await app.getByLabel('From', { exact: true }).fill('100');
  await app.getByRole('button', { name: 'Review conversion' }).click();
  const sheet = app.page.getByRole('dialog', { name: 'Confirm conversion' });
  await expect(sheet.getByRole('button', { name: 'Convert now' })).toBeVisible();
  await sandbox.faults.set({ calls: { 'POST /user/Transfer': { errorRate: 1 } } });
  await withShortWaits(app.page, async () => {
    await sheet.getByRole('button', { name: 'Convert now' }).click();
    await expect(sheet.getByRole('status').filter({ hasText: /No response|busy|problem/ })).toBeVisible();
  });
  await sandbox.faults.clear();
  await app.says(/You received/, () => sheet.getByRole('button', { name: 'Convert now' }).click());
  expect(await held(sandbox)).toBeCloseTo(before - 100.2, 8);
  expectNetworkErrors(consoleErrors);
});

test('records are filtered by group', async ({ app, sandbox, page }) => {
  await sandbox.call('trader', 'POST /user/Transfer', { number: '10', from_currency_id: 3, to_currency_id: 1 });
  await app.goto('/pages/fund/assets_all_record');
  await app.getByRole('button', { name: 'Conversions' }).click();
  await expect(page).toHaveURL(/group=exchange/);
  await expect(app.getByText('Conversion fee')).toBeVisible();
  await expect(app.getByText('Opening balance')).toHaveCount(0);
  await app.getByRole('button', { name: 'NFT' }).click();
  await expect(app.getByText('No matching records')).toBeVisible();
  await app.getByRole('button', { name: 'Show all' }).click();
  await expect(app.getByText('Opening balance').first()).toBeVisible();
});

test('a coin has a page of its own, which the assets page links to', async ({ app, page }) => {
  await app.goto('/pages/fund/assets');
  await app.getByRole('tab', { name: 'Coins' }).click();
  await app.getByRole('button', { name: /ETH/ }).click();
  await expect(app.getByRole('heading', { name: 'My ETH' })).toBeVisible();
  await expect(app.getByText('Opening balance')).toBeVisible();
  await app.getByRole('button', { name: 'Convert' }).click();
  await expect(page).toHaveURL(/fundTransfer\?from=2/);
  await page.goBack();
  await app.getByRole('button', { name: 'Transfer' }).click();
  await expect(page).toHaveURL(/transfer\?currency=2/);
  await page.goBack();
  await app.getByRole('button', { name: 'Trade' }).click();
  await expect(page).toHaveURL(/transaction\/currency\?symbol=ETH/);
  await app.goto('/pages/coin/index?currency=999');
  await app.getByRole('button', { name: 'Show my coins' }).click();
  await expect(app.getByRole('heading', { name: 'My coins' })).toBeVisible();
});
