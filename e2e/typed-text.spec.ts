import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Text for the first field of each form; the form must keep it unchanged. */
const FORMS = [
  ['/pages/fund/fundTransfer', '12.5'],
  ['/pages/fund/transfer', '7.25'],
  ['/pages/fund/withdraw?coin=3', '123.45'],
  ['/pages/setting/userInfo', 'Mayana'],
  ['/pages/setting/addWallet', 'TSIM0half'],
  ['/pages/setting/bank', 'Maya Rahmawati'],
  ['/pages/setting/bank_international', 'Maya Rahmawati'],
  ['/pages/transaction/index?tab=coins', '81234.56'],
  ['/pages/transaction/index?tab=futures', '3'],
] as const;

const FIELDS =
  'input:not([type=file], [type=search], [type=checkbox], [type=range], [readonly], [aria-hidden]), textarea';

/** The first field's values and the number of invalid fields, in all frames before the login screen. */
function seenUntilLogin(page: Page): Promise<{ values: string[]; faults: number }> {
  return page.evaluate(
    (fields) =>
      new Promise((resolve) => {
        const values = new Set<string>();
        let faults = 0;
        const look = () => {
          const form = [...document.querySelectorAll('main')].at(-1);
          if (location.hash.includes('/login')) {
            resolve({ values: [...values], faults });
            return;
          }
          const field = form?.querySelector<HTMLInputElement>(fields);
          if (field) values.add(field.value);
          faults = Math.max(faults, form?.querySelectorAll('[aria-invalid="true"]').length ?? 0);
          requestAnimationFrame(look);
        };
        look();
      }),
    FIELDS,
  );
}

/** Amounts are written in the format of the language. */
const inIndonesian = (typed: string) =>
  /^\d+\.\d+$/.test(typed) ? Number(typed).toLocaleString('id', { maximumFractionDigits: 8 }) : typed;

test('typed text survives a reload, Back, another language and the end of the session', async ({
  app,
  page,
  sandbox,
}) => {
  test.slow();
  await sandbox.start('spot-trader', { seed: 7 });
  const field = app.root.locator('main').last().locator(FIELDS).first();
  for (const [path, typed] of FORMS)
    await test.step(`${path}: a reload`, async () => {
      await app.goto(path);
      await field.fill(typed);
      const shown = await field.inputValue();
      await page.reload();
      await expect(field).toHaveValue(shown);
      await app.settled();
    });

  await app.goto('/pages/setting/language');
  await app.getByText('Bahasa Indonesia').click();
  for (const [path, typed] of FORMS.toReversed())
    await test.step(`${path}: the way back, and the session’s end`, async () => {
      await page.goBack();
      const written = inIndonesian(typed);
      await expect(field).toHaveValue(written);
      // The page refetches its customer's data at once, and learns that the session has ended.
      const seen = seenUntilLogin(page);
      await sandbox.backOffice.endSession('trader');
      expect(await seen).toEqual({ values: [written], faults: 0 });
      await app.signIn('maya@example.com');
      await expect(field).toHaveValue(written);
    });
});

test('an order that meets the end of the session keeps the typed input, and shows no error', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=coins');
  await app.getByLabel('Price (USDT)').fill('50000');
  const amount = app.getByLabel('Amount (BTC)');
  await amount.fill('0.11');
  const price = await app.getByLabel('Price (USDT)').inputValue();
  await sandbox.faults.set({ calls: { 'POST /coin/trade': { envelope: 999 } } });
  const seen = seenUntilLogin(page);
  await app.getByRole('button', { name: 'Buy BTC' }).click();
  expect(await seen).toEqual({ values: [price], faults: 0 });
  await sandbox.faults.clear();
  await app.signIn('maya@example.com');
  await expect(amount).toHaveValue('0.11');
});

interface StayingForm {
  readonly path: string;
  /** Presses that lead to the form. */
  readonly presses: readonly (readonly ['button' | 'radio', string])[];
  readonly call: string;
  readonly field: string;
  readonly first: string;
  readonly next: string;
  readonly send: string | RegExp;
  readonly said: string;
}

/** Forms that stay after they were sent. */
const STAYING: readonly StayingForm[] = [
  {
    path: '/pages/transaction/currency?symbol=BTC%2FUSDT',
    presses: [],
    call: 'POST /coin/trade',
    field: 'Amount (BTC)',
    first: '0.05',
    next: '0.07',
    send: 'Buy BTC',
    said: 'Buy order placed',
  },
  {
    path: '/pages/transaction/currency?symbol=BTC%2FUSDT&view=chart',
    presses: [['button', 'BTC/USDT: price alerts']],
    call: 'POST /alert/add',
    field: 'Alert at (USDT)',
    first: '61000',
    next: '62,000',
    send: 'Set alert',
    said: 'Alert set',
  },
  {
    path: '/pages/fund/transfer',
    presses: [],
    call: 'POST /wallet/change',
    field: 'Amount (USDT)',
    first: '12',
    next: '15',
    send: /^Transfer to/,
    said: '12 USDT transferred',
  },
  {
    path: '/pages/transaction/contract_order',
    presses: [
      ['button', 'TP/SL'],
      ['radio', 'Part of it'],
    ],
    call: 'POST /lever/close',
    field: 'Close at (USDT)',
    first: '66000',
    next: '67,000',
    send: 'Place close order',
    said: 'Close order placed',
  },
  {
    path: '/pages/setting/userInfo',
    presses: [],
    call: 'POST /user/editNickname',
    field: 'Nickname',
    first: 'Maja',
    next: 'Maia',
    send: 'Save',
    said: 'Your profile has been saved',
  },
];

test('input typed while a form is sent is kept for the next time', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.market.set('BTC/USDT', '60000');
  const position = { currency_id: 1, legal_id: 3, share: 10, multiple: 10, type: 1, status: 1 };
  await sandbox.call('trader', 'POST /lever/submit', position);
  for (const { path, presses, call, field: label, first, next, send: name, said } of STAYING)
    await test.step(path, async () => {
      await app.goto(path);
      for (const [role, button] of presses) await app.getByRole(role, { name: button }).click();
      const field = app.getByLabel(label);
      const send = app.getByRole('button', { name });
      await field.fill(first);
      await sandbox.faults.set({ calls: { [call]: { answerDelayMs: 600_000 } } });
      await send.click();
      await expect(send).toHaveAttribute('aria-busy', 'true');
      await field.fill(next);
      await app.says(said, () => sandbox.faults.clear());
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      await expect(field).toHaveValue(next);
    });
});

test('a refusal that arrives after its form was left is shown on the current screen', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/currency?symbol=BTC%2FUSDT');
  await app.getByLabel('Amount (BTC)').fill('0.05');
  await sandbox.faults.set({ calls: { 'POST /coin/trade': { latencyMs: 600_000, refusal: 'no_liquidity' } } });
  const buy = app.getByRole('button', { name: 'Buy BTC' });
  await buy.click();
  await expect(buy).toHaveAttribute('aria-busy', 'true');
  await app.goto('/pages/setting/language', { settle: false });
  await expect(app.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
  await app.says('There are no offers at this price right now', () => sandbox.faults.clear());
});
