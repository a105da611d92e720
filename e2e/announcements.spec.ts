import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';

declare global {
  interface Window {
    /** Alerts announced since the call of `listen`. */
    alerts?: string[];
  }
}

/** Records every message that appears as an alert, even one that is gone in the next frame. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const alerts: string[] = [];
    window.alerts = alerts;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const part of [node, ...node.querySelectorAll('*')])
            if (part.role === 'alert' && part.textContent) alerts.push(part.textContent);
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
const alerts = (page: Page) => page.evaluate(() => window.alerts?.splice(0));

test('a placed order is not announced as incomplete when its field is empty again', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=coins');
  await app.orderType('Market');
  await listen(page);
  const amount = app.getByLabel('Amount (BTC)');
  await amount.fill('0.01');
  await app.says(/^Bought 0.01/, () => app.getByRole('button', { name: 'Buy BTC' }).click());
  await expect(amount).toHaveValue('');
  await app.settled();
  expect(await alerts(page)).toEqual([]);
});

test('an empty form is announced once, and read at each of its fields', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/bank');
  await listen(page);
  const number = app.getByLabel('Card number');
  await number.press('Enter');
  const fields = app.locator('form input:not([type="file"])');
  for (const field of await fields.all()) await expect(field).toHaveAccessibleDescription('Complete every field');
  await expect(number).toBeFocused();
  expect(await alerts(page)).toEqual(['Complete every field']);
  await number.fill('1');
  await expect(number).not.toHaveAttribute('aria-invalid');
  await expect(number).toHaveAccessibleDescription('');
  expect(await axeProblems(page)).toEqual([]);
});

test('errors of a code field and of a checkbox are read at the control', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/password');
  await app.getByLabel('New password').press('Enter');
  const code = app.getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('Enter the verification code');
  expect(await axeProblems(page)).toEqual([]);
  await app.goto('/pages/follow/follow');
  await app.getByRole('button', { name: /^Copy / }).click();
  await expect(app.getByRole('checkbox')).toHaveAccessibleDescription('Accept the agreement first');
  expect(await axeProblems(page)).toEqual([]);
});

test('the slots of a code that was not sent yet say so, and take digits once it is sent', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/password');
  const code = app.getByRole('textbox', { name: 'Verification code' });
  await expect(code).toHaveAttribute('readonly');
  await expect(code).toHaveAccessibleDescription('Tap “Send code” first, then enter the code here.');
  await expect(code).toHaveCSS('border-style', 'dashed');
  expect(await axeProblems(page)).toEqual([]);
  await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).press('Enter'));
  await expect(code).toBeFocused();
  await expect(code).not.toHaveAttribute('readonly');
  await page.keyboard.type('1');
  await expect(code).toHaveValue('1');
});

/** The digits that phones type in Japanese and Chinese, in Thai and in Arabic. */
for (const digits of ['１２３４５６', '๑๒๓๔๕๖', '١٢٣٤٥٦'])
  test(`a code is read in the digits ${digits}`, async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto('/pages/setting/password');
    await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
    const code = app.getByRole('textbox', { name: 'Verification code' });
    await expect(code).toBeFocused();
    await page.keyboard.insertText(digits);
    const slots = app.locator('form [role="group"] input');
    const typed = () => slots.evaluateAll((all) => all.map((slot) => (slot as HTMLInputElement).value).join(''));
    await expect.poll(typed).toBe('123456');
  });

const SEARCHES = [
  ['/pages/fund/select', 'btc', '1 result'],
  ['/pages/setting/areas', 'fran', '1 result'],
  ['/pages/common/faq', 'deposit', /^\d+ results?$/],
  ['/pages/coin/index', 'btc', '1 result'],
  ['/choose-location', 'tokyo', '1 result'],
] as const;

test('the number of search results is announced, because the focus stays in the field', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (const [path, text, found] of SEARCHES)
    await test.step(path, async () => {
      await app.goto(path);
      const said = app.locator('main [role="status"]');
      await expect(said).toHaveText('');
      await app.getByRole('searchbox').fill(text);
      await expect(said).toHaveText(found);
      await app.getByRole('searchbox').fill('zzqx');
      await expect(said).toHaveText(/^(No |Nothing)/);
    });
  await app.goto('/pages/transaction/index?tab=coins');
  await app.getByRole('button', { name: 'Choose a market: BTC/USDT' }).click();
  const sheet = app.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('zzqx');
  await expect(sheet.getByRole('status')).toHaveText(/^No/);
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
});

test('the result of an option is read with its sheet', async ({ app, page, sandbox }) => {
  await sandbox.start('option-won', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=options&symbol=BTC%2FUSDT');
  await app.connected();
  await sandbox.clock.jump('60s');
  await expect(app.getByRole('dialog', { name: 'Option result' })).toHaveAccessibleDescription(/You won.*15\.00/);
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
});

test('a button that changes an amount says which', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=coins');
  for (const name of ['Decrease', 'Increase'])
    await expect(app.getByRole('button', { name })).toHaveAccessibleDescription('Amount (BTC)');
});
