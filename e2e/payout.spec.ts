import type { Sandbox } from '../sim/control/sandbox';
import { expect, OWN_PAGE, test } from './fixtures';
import type { App } from './fixtures/app';
import { axeProblems } from './fixtures/axe-problems';
import { keyIn } from './fixtures/key-in';
import { waitForNetworkCalls } from './fixtures/network-calls';
import { PIXEL } from './fixtures/pixel';

test.use({ serviceWorkers: 'allow' });

const ETHER = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const MAYA = 'maya@example.com';

/** Withdraws USDT to the address that Verified 1 has saved, without a screen. */
async function withdraw(sandbox: Sandbox, number: string): Promise<void> {
  const book = await sandbox.call('verified-1', 'GET /user/wallet/list');
  const to = { currency: 3, users_wallet_withdraw_id: book.data[0]?.id ?? 0, pay_password: '123456' };
  await sandbox.call('verified-1', 'POST /wallet/out', { ...to, number });
}

/** Proves that Maya herself saves a payout destination: by a code and the payment password. */
async function saveWithProof(app: App, sandbox: Sandbox, button: string): Promise<void> {
  await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
  await app.getByRole('textbox', { name: 'Verification code' }).fill(await sandbox.inbox.lastCode(MAYA));
  await app.getByRole('button', { name: button }).click();
  await keyIn(app.getByRole('dialog', { name: 'Payment password' }), '123456');
}

test('a withdrawal to a saved address is frozen, reviewed, and paid out', { tag: '@smoke' }, async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  await app.goto('/pages/fund/withdraw?coin=3');
  // The coin's only saved address is preselected.
  await expect(app.getByRole('button', { name: /^Address: TSIM0/ })).toBeVisible();
  await app.getByLabel('Amount (USDT)').fill('5');
  await expect(app.getByText('The minimum withdrawal is 10 USDT')).toBeVisible();
  await app.getByLabel('Amount (USDT)').fill('100');
  await expect(app.getByText('99 USDT ≈ $99.00')).toBeVisible();
  await expect(app.getByText('No VIP: 20,000 USD per 24 h')).toBeVisible();
  await app.getByRole('button', { name: 'Withdraw USDT' }).click();

  const sheet = app.getByRole('dialog', { name: 'Payment password' });
  await expect(sheet.getByText('99 USDT')).toBeVisible();
  await keyIn(sheet, '654321');
  await expect(sheet.getByText('Wrong payment password')).toBeVisible();
  expect(await sandbox.ledger.available('verified-1', 'USDT')).toBe('1000');
  await keyIn(sheet, '123456');
  await expect(app.getByText('Your withdrawal of 100 USDT is under review.')).toBeVisible();
  expect(await sandbox.ledger.available('verified-1', 'USDT')).toBe('900');

  const waiting = (await sandbox.backOffice.list()).find(({ kind }) => kind === 'withdrawal');
  expect(waiting).toMatchObject({ summary: { amount: '100 USDT' } });
  await sandbox.backOffice.approve(waiting?.id ?? '');
  await expect(app.getByRole('status').filter({ hasText: 'Withdrawal sent' })).toContainText('100 USDT is on its way');
  expect(await sandbox.call('verified-1', 'GET /user/withdraw/list')).toMatchObject({ data: [{ status: 2 }] });
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('the form follows the balance and the daily limit', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  await withdraw(sandbox, '100');
  await app.goto('/pages/fund/withdraw?coin=3');
  await expect(app.getByText('900 USDT available')).toBeVisible();
  await expect(app.getByText('19,900 USDT')).toBeVisible();
  const order = { currency_id: 1, legal_id: 3, type: 1, amount: '0.01', target_price: '20000' };
  await sandbox.call('verified-1', 'POST /coin/trade', order);
  await expect(app.getByText('700 USDT available')).toBeVisible();
  await sandbox.clock.jump('24h');
  await expect(app.getByText('20,000 USDT')).toBeVisible();
});

test('a message about an older withdrawal leads to it', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  for (let number = 11; number < 23; number += 1) await withdraw(sandbox, String(number));
  await app.goto('/pages/fund/receive_withdraw_record?tab=withdraw&id=1');
  await expect(app.getByRole('dialog', { name: 'Withdrawal 1', exact: true })).toContainText('11 USDT');
  await app.goto('/pages/fund/receive_withdraw_record?tab=withdraw&id=99');
  await expect(app.getByRole('dialog').getByText('This record does not exist')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});

test.describe('on a slow network', () => {
  test.use(OWN_PAGE);

  test('a decision during a request for the state of the withdrawal is shown at once', async ({
    app,
    page,
    sandbox,
  }) => {
    // Delays the first answer with the list of withdrawals, like a slow network.
    await page.addInitScript(() => {
      const real = window.fetch;
      let isFirst = true;
      window.fetch = async (...args) => {
        const response = await real(...args);
        if (isFirst && String(args[0]).includes('/user/withdraw/list')) {
          isFirst = false;
          await new Promise((resolve) => window.addEventListener('let-it-come', resolve, { once: true }));
        }
        return response;
      };
    });
    await sandbox.start('spot-trader', { seed: 7 });
    await sandbox.as('verified-1');
    await waitForNetworkCalls(page);
    await app.goto('/pages/fund/withdraw?coin=3');
    await app.getByLabel('Amount (USDT)').fill('100');
    await app.getByRole('button', { name: 'Withdraw USDT' }).click();
    const asked = page.waitForResponse(/user\/withdraw\/list/);
    await keyIn(app.getByRole('dialog', { name: 'Payment password' }), '123456');
    await asked;
    const waiting = (await sandbox.backOffice.list()).find(({ kind }) => kind === 'withdrawal');
    await sandbox.backOffice.approve(waiting?.id ?? '');
    await page.evaluate(() => window.dispatchEvent(new Event('let-it-come')));
    // Long before the screen's next poll.
    await expect(app.getByRole('status').filter({ hasText: 'Withdrawal sent' })).toBeVisible({ timeout: 10_000 });
  });
});

test('after a 999 the same user finds the typed input again', async ({ app, page, sandbox }) => {
  await sandbox.start('withdrawal-session-expired', { seed: 7 });
  await app.goto('/pages/fund/withdraw?coin=3');
  await app.getByLabel('Amount (USDT)').fill('123.45');
  await app.getByRole('button', { name: 'Withdraw USDT' }).click();
  const sheet = app.getByRole('dialog', { name: 'Payment password' });
  await keyIn(sheet, '12345');
  await sandbox.clock.jump('61s');
  // By key, not by tap: another request of the page may already have shown that the session has ended.
  await page.keyboard.press('6');
  await page.waitForURL(/login\?from/);
  await app.signIn(MAYA);
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Withdraw');
  await expect(app.getByLabel('Amount (USDT)')).toHaveValue('123.45');
});

test('an address is added in the middle of a withdrawal, checked by its chain, and chosen', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/fund/withdraw?coin=3');
  await app.getByLabel('Amount (USDT)').fill('100');
  await app.getByRole('button', { name: /^Address: / }).click();
  await app.getByRole('button', { name: 'Add address' }).click();
  const sheet = app.getByRole('dialog', { name: 'Add address' });
  await sheet.getByRole('button', { name: /^Network: / }).click();
  await app.getByRole('dialog', { name: 'Network' }).getByText('TRON (TRC20)').click();
  await sheet.getByLabel('Address', { exact: true }).fill(ETHER);
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expect(sheet.getByText('Enter a valid TRON (TRC20) address')).toBeVisible();
  await expect(sheet.getByText('Upload a picture of the QR code')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  await sheet.getByRole('button', { name: /^Network: / }).click();
  await app.getByRole('dialog', { name: 'Network' }).getByText('Ethereum (ERC20)').click();
  await sheet.locator('input[type=file]').setInputFiles(PIXEL);
  await expect(sheet.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  await app.settled();
  await saveWithProof(app, sandbox, 'Save address');
  await expect(app.getByRole('button', { name: /^Address: 0xdac17f/ })).toBeVisible();
  await expect(app.getByLabel('Amount (USDT)')).toHaveValue('100');
});

test('a bank card is saved and paid to; errors are shown at its fields', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/bank');
  await app.getByRole('button', { name: 'Save card' }).click();
  await expect(app.getByText('Complete every field')).toHaveCount(6);
  await app.getByLabel('Real name').fill('Maya Rahmawati');
  await app.getByLabel('Card number').fill('12345');
  await app.getByLabel('Bank name').fill('Bank Merapi');
  await app.getByLabel('ABA or clearing number').fill('014');
  await app.getByLabel('Province or city').fill('Jakarta');
  await app.getByLabel('Branch').fill('Sudirman');
  await app.getByRole('button', { name: 'Save card' }).click();
  await expect(app.getByText('Enter a valid card or account number')).toBeVisible();
  await app.getByLabel('Card number').fill('1234 5678 90');
  await app.says('Bank card saved', () => saveWithProof(app, sandbox, 'Save card'));

  await app.goto('/pages/fund/withdraw?coin=3');
  await app.getByRole('radio', { name: 'Bank card' }).click();
  await expect(app.getByText('Bank Merapi •••• 7890')).toBeVisible();
  await app.getByLabel('Amount (USDT)').fill('1000');
  await expect(app.getByText('0.1% = 1 USDT')).toBeVisible();
});

test('withdrawing needs a verified identity', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('newcomer');
  await app.goto('/pages/fund/withdraw?coin=3');
  await expect(app.getByText('Verify your identity to withdraw')).toBeVisible();
});

test('after a change of the login password the page shows until when withdrawals are blocked', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  const me = (await sandbox.people()).find(({ persona }) => persona === 'verified-1');
  await sandbox.call('verified-1', 'POST /sms_mail', { user_string: me?.email ?? '', type: 'forget' });
  await sandbox.call('verified-1', 'POST /user/forget', {
    account: me?.email ?? '',
    password: 'another-1',
    repassword: 'another-1',
    code: await sandbox.inbox.lastCode(me?.email ?? ''),
  });
  await app.goto('/pages/fund/withdraw?coin=3');
  await expect(app.getByText('Withdrawals are paused until')).toBeVisible();
  await expect(app.getByRole('button', { name: 'Customer service' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});
