import { expect, expectNetworkErrors, test } from './fixtures';
import type { App } from './fixtures/app';
import { axeProblems } from './fixtures/axe-problems';
import { switchLanguage } from './fixtures/language';
import { withShortWaits } from './fixtures/short-waits';

/** A picture of one pixel. */
const VOUCHER = {
  name: 'voucher.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const amount = (app: App) => app.getByLabel('Amount sent (USDT)');
const next = (app: App) => app.getByRole('button', { name: 'I have paid' }).click();
const submit = (app: App) => app.getByRole('button', { name: 'Submit' });
const attach = async (app: App) => {
  await app.locator('input[type="file"]').setInputFiles(VOUCHER);
  await expect(app.getByRole('status').filter({ hasText: 'The picture has been sent' })).toHaveCount(1);
};

test('a coin is chosen, paid in and reviewed; typed input survives Back and a reload, and the decision shows by itself', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  await app.goto('/pages/fund/select');
  await app.getByLabel('Search coin').fill('tether');
  await app.getByRole('button', { name: /^USDT/ }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Deposit USDT');
  await app.getByRole('button', { name: /^Network/ }).click();
  await app.getByRole('option', { name: 'Ethereum (ERC20)' }).click();
  const addresses = await sandbox.call('verified-1', 'POST /wallet/get_in_address', { currency: 3 });
  await expect(app.locator('[data-testid="deposit-address"]')).toHaveText(
    (addresses as Record<string, string>).erc20 ?? '',
  );
  await expect(app.getByText('Send only USDT on Ethereum (ERC20)')).toBeVisible();

  await next(app);
  await app.getByLabel('Transaction hash (optional)').fill('0xabc');
  await submit(app).click();
  await expect(app.getByText('Enter the correct amount')).toBeVisible();
  await expect(app.getByText('Upload your proof of payment')).toBeVisible();
  await amount(app).fill('9.5');
  await attach(app);
  await submit(app).click();
  await expect(app.getByText('The minimum deposit is 10 USDT')).toBeVisible();
  await amount(app).fill('250.5');
  await page.goBack();
  await expect(app.locator('[data-testid="deposit-address"]')).toBeVisible();
  await page.goForward();
  await expect(amount(app)).toHaveValue('250.5');
  await page.reload();
  await expect(amount(app)).toHaveValue('250.5');
  await expect(app.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await app.says('Submitted: 250.5 USDT is under review', () => submit(app).click());

  const row = app.getByRole('region', { name: 'Deposits' }).getByRole('button').first();
  await expect(row).toContainText('Under review');
  const [waiting] = (await sandbox.backOffice.list()).filter(({ kind }) => kind === 'deposit');
  expect(waiting?.summary).toMatchObject({ amount: '250.5 USDT', by: 'Ethereum (ERC20)' });
  await sandbox.backOffice.approve(waiting?.id ?? '');
  await expect(row).toContainText('Completed');
  expect(await sandbox.ledger.available('verified-1', 'USDT')).toBe('1250.5');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a deposit that fails says why, and is made again with the typed input', async ({ app, page, sandbox }) => {
  await sandbox.start('deposit-under-audit-then-failed', { seed: 7 });
  // The deposit leaves this filter when it is decided; its sheet stays.
  await app.goto('/pages/fund/receive_withdraw_record?state=pending');
  const row = app.getByRole('region', { name: 'Deposits' }).getByRole('button').first();
  await expect(row).toContainText('Under review');
  await row.click();
  const sheet = app.getByRole('dialog', { name: 'Deposit 1' });
  await expect(sheet.getByText('We are reviewing your payment')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await sandbox.clock.jump('1m');
  await sandbox.run('people.grant', { who: 'verified-1', asset: 'USDT', amount: '1' });
  await expect(sheet.getByText('The picture does not show the amount of your payment')).toBeVisible();
  await switchLanguage(page, 'jp');
  await expect(app.getByRole('dialog').getByText('画像で支払い金額を確認できません')).toBeVisible();
  await switchLanguage(page, 'en');
  await sheet.getByRole('button', { name: 'Deposit again' }).click();
  await expect(amount(app)).toHaveValue('500');
  expect(await axeProblems(page)).toEqual([]);
  await attach(app);
  await submit(app).click();
  await expect(app.getByRole('region', { name: 'Deposits' }).getByRole('button')).toHaveCount(2);
  await app.getByRole('button', { name: 'Failed', exact: true }).click();
  await expect(app.getByRole('region', { name: 'Deposits' }).getByRole('button')).toHaveCount(1);
});

test('a card payment names the bank, and credits the promised amount', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('vip-2');
  const before = Number(await sandbox.ledger.available('vip-2', 'USDT'));
  await app.goto('/pages/fund/select');
  await app.getByRole('button', { name: /Bank card or transfer.*3% cashback/ }).click();
  await next(app);
  await expect(app.getByText('Enter the correct amount')).toBeVisible();
  await app.getByLabel('Amount (USDT)').fill('200');
  await app.getByRole('radio', { name: 'EUR' }).click();
  await expect(app.getByText('€183.51')).toBeVisible();
  await expect(app.getByText('PX-00000')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await next(app);
  await attach(app);
  await expect(app.getByText('212 USDT')).toBeVisible();
  await app.says('Submitted: 200 USDT is under review', () => submit(app).click());
  const [waiting] = (await sandbox.backOffice.list()).filter(({ kind }) => kind === 'deposit');
  await sandbox.backOffice.approve(waiting?.id ?? '');
  expect(Number(await sandbox.ledger.available('vip-2', 'USDT')) - before).toBe(212);

  await app.goto('/pages/fund/receive?way=card');
  await app.getByLabel('Amount (USDT)').fill('200');
  await next(app);
  await attach(app);
  await submit(app).click();
  await expect(app.getByRole('alertdialog', { name: 'Is this a separate payment?' })).toBeVisible();
});

test('an unverified customer is led to the identity check instead of a bank', async ({ app, sandbox }) => {
  await sandbox.start('newcomer', { seed: 7 });
  await app.goto('/pages/fund/receive?way=card');
  await expect(app.getByText('Verify your identity first')).toBeVisible();
  await expect(app.getByText('Account number')).toBeHidden();
});

test('a deposit with a lost answer is sent again, and recorded once', async ({ app, sandbox, consoleErrors }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  await app.goto('/pages/fund/receive?coin=3&network=trc20&step=payment');
  await amount(app).fill('40');
  await attach(app);
  await sandbox.faults.set({ lostAnswerRate: 1 });
  await withShortWaits(app.page, async () => {
    await submit(app).click();
    await expect(app.getByText('No response')).toBeVisible();
  });
  await sandbox.faults.clear();
  await app.says('Submitted: 40 USDT is under review', () => submit(app).click());
  expect((await sandbox.backOffice.list()).filter(({ kind }) => kind === 'deposit')).toHaveLength(1);
  expectNetworkErrors(consoleErrors);
});

test('no other network takes the place of an unknown one', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (const step of ['', '&step=payment']) {
    await app.goto(`/pages/fund/receive?coin=3&network=polygon${step}`);
    await expect(app.getByText('No address on this network. Choose another network.')).toBeVisible();
    await expect(app.locator('[data-testid="deposit-address"]')).toHaveCount(0);
    await expect(app.getByRole('button', { name: 'I have paid' })).toBeDisabled();
  }
  await app.getByRole('button', { name: /^Network: / }).click();
  await app.getByRole('dialog', { name: 'Network' }).getByText('TRC20').click();
  await expect(app.locator('[data-testid="deposit-address"]')).toBeVisible();
});

test('no other bank takes the place of an unknown one', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  for (const step of ['', '&step=payment']) {
    await app.goto(`/pages/fund/receive?way=card&bank=XXX${step}`);
    await expect(app.getByText('No bank account for this currency. Choose another currency.')).toBeVisible();
    await expect(app.getByText('Account number')).toHaveCount(0);
    await expect(app.getByRole('button', { name: 'I have paid' })).toBeDisabled();
  }
  await app.getByRole('radio', { name: 'EUR' }).click();
  await expect(app.getByText('Account number')).toBeVisible();
  await expect(app.getByRole('button', { name: 'I have paid' })).toBeEnabled();
});

test('the address is copied, and saved as a picture', async ({ app, page, context, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/fund/receive?coin=1');
  await app.says('Copied', () => app.getByRole('button', { name: 'Copy address' }).click());
  const address = await app.locator('[data-testid="deposit-address"]').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const saved = page.waitForEvent('download');
  await app.says('Saved to album', () => app.getByRole('button', { name: 'Save image' }).click());
  expect((await saved).suggestedFilename()).toBe('BTC-bitcoin.png');
});

test('the same deposit once more is a question, and a transaction pays only once', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  const fill = async (hash: string, usdt: string) => {
    await app.goto('/pages/fund/receive?coin=3&network=trc20&step=payment');
    await amount(app).fill(usdt);
    await app.getByLabel('Transaction hash (optional)').fill(hash);
    await attach(app);
  };
  const deposits = async () => (await sandbox.backOffice.list()).filter(({ kind }) => kind === 'deposit');
  await fill('ab12', '100');
  await app.says('Submitted: 100 USDT is under review', () => submit(app).click());
  await fill('cd34', '100');
  await submit(app).click();
  const question = app.getByRole('alertdialog', { name: 'Is this a separate payment?' });
  await expect(question.getByText('You already submitted a deposit of 100 USDT with this picture on')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await question.getByRole('button', { name: 'I paid once' }).click();
  await expect(amount(app)).toHaveValue('100');
  expect(await deposits()).toHaveLength(1);
  await submit(app).click();
  await question.getByRole('button', { name: 'Separate payment' }).click();
  await expect(app.getByRole('region', { name: 'Deposits' }).getByRole('button')).toHaveCount(2);
  expect((await deposits()).map(({ summary }) => summary.repeats)).toEqual([undefined, '#1']);

  await fill('0xAB12', '70');
  await submit(app).click();
  await expect(app.getByText('Each transaction counts once')).toBeVisible();
  expect(await deposits()).toHaveLength(2);
});

test('a coin whose customers share an address shows the tag, with a way to copy it', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  const { coins } = (await sandbox.call('verified-1', 'GET /recharge/terms')) as {
    coins: { name: string; currency_id: number; networks: { memo: string }[] }[];
  };
  const coin = coins.find(({ name }) => name === 'XRP');
  await app.goto(`/pages/fund/receive?coin=${coin?.currency_id}`);
  await expect(app.locator('[data-testid="deposit-memo"]')).toHaveText(coin?.networks[0]?.memo ?? 'none');
  await expect(app.getByRole('button', { name: 'Copy: Destination tag' })).toBeVisible();
  await expect(app.getByText('Destination tag required')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});
