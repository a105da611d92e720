import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { App } from './fixtures/app';
import { axeProblems } from './fixtures/axe-problems';
import { keyIn } from './fixtures/key-in';
import { PIXEL } from './fixtures/pixel';

const MAYA = 'maya@example.com';
const CARD = '/pages/setting/bank';
const FIELDS = {
  'Real name': 'Maya Rahmawati',
  'Card number': '1234567890',
  'Bank name': 'Bank Merapi',
  'ABA or clearing number': '014',
  'Province or city': 'Jakarta',
  Branch: 'Sudirman',
} as const;

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });
const save = (app: App) => app.getByRole('button', { name: 'Save card' }).click();
const askCode = (app: App) => app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
const passwordSheet = (app: App) => app.getByRole('dialog', { name: 'Payment password' });

async function typeCard(app: App): Promise<void> {
  await app.goto(CARD);
  for (const [label, text] of Object.entries(FIELDS)) await app.getByLabel(label).fill(text);
}
async function expectTyped(app: App): Promise<void> {
  for (const [label, text] of Object.entries(FIELDS)) await expect(app.getByLabel(label)).toHaveValue(text);
}

test('a new card takes a code and the payment password; errors are shown at their fields', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await typeCard(app);
  await expect(app.getByText(/confirm with a code/)).toBeVisible();
  await save(app);
  await expect(app.getByText('Enter the verification code')).toBeVisible();
  await askCode(app);
  const code = await sandbox.inbox.lastCode(MAYA);
  await codeField(page).fill(code === '000000' ? '000001' : '000000');
  await save(app);
  await keyIn(passwordSheet(app), '123456');
  await expect(app.getByText('Wrong verification code')).toBeVisible();
  await expect(passwordSheet(app)).toBeHidden();
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await axeProblems(page)).toEqual([]);

  // Reload, as when the user leaves for another app to read the code.
  await page.reload();
  await expectTyped(app);
  await codeField(page).fill(code);
  await save(app);
  await expect(passwordSheet(app).getByText(/Confirm Bank Merapi/)).toBeVisible();
  await keyIn(passwordSheet(app), '654321');
  await expect(passwordSheet(app).getByText('Wrong payment password. Attempts left: 4')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await sandbox.call('trader', 'POST /user/cash_info')).not.toHaveProperty('id');
  await app.says('Bank card saved', () => keyIn(passwordSheet(app), '123456'));

  // The unchanged card needs no proof; another number counts as another card.
  await app.goto(CARD);
  await expectTyped(app);
  await expect(codeField(page)).toBeHidden();
  await app.getByLabel('Card number').fill('9876543210');
  await expect(codeField(page)).toBeVisible();
  await app.getByLabel('Card number').fill(FIELDS['Card number']);
  await app.says('Bank card saved', () => save(app));
});

test('no typed input is lost if the session ends before the payment password is accepted', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await typeCard(app);
  await askCode(app);
  await codeField(page).fill(await sandbox.inbox.lastCode(MAYA));
  await save(app);
  await sandbox.faults.set({ calls: { 'POST /user/cash_save': { envelope: 999 } } });
  await keyIn(passwordSheet(app), '123456');
  await page.waitForURL(/login\?from/);
  await sandbox.faults.clear();
  await app.signIn(MAYA);
  await expectTyped(app);
  // The code is still in the form: without it the sheet would not open.
  await save(app);
  await app.says('Bank card saved', () => keyIn(passwordSheet(app), '123456'));
});

test('renaming an address needs no proof; changing where money goes does', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/wallet');
  await app
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await app.getByLabel('Name (optional)').fill('My own wallet');
  await app.locator('input[type=file]').setInputFiles(PIXEL);
  await expect(app.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  await app.settled();
  await expect(codeField(page)).toBeHidden();
  await app.says('Address saved', () => app.getByRole('button', { name: 'Save address' }).click());
  await app.settled();
  await app.getByRole('button', { name: 'Edit My own wallet' }).click();
  await app.getByLabel('Address', { exact: true }).fill('TSIM0another0place0of0somebody0els');
  await expect(codeField(page)).toBeVisible();
});

test('a customer without a payment password sets one first, and returns to the card', async ({
  app,
  page,
  sandbox,
}) => {
  const fresh = 'fresh@mail.example';
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.call('visitor', 'POST /sms_mail', { user_string: fresh });
  await sandbox.call('visitor', 'POST /user/register', {
    user_string: fresh,
    type: 'email',
    code: await sandbox.inbox.lastCode(fresh),
    password: 'pocket123',
    re_password: 'pocket123',
  });
  await sandbox.as('visitor');
  await app.signIn(fresh);
  await typeCard(app);
  // A code now would be too early: setting the payment password uses up one of the same kind.
  await expect(codeField(page)).toBeHidden();
  await save(app);
  await passwordSheet(app).getByRole('button', { name: 'Set payment password' }).click();
  await askCode(app);
  await codeField(page).fill(await sandbox.inbox.lastCode(fresh));
  const pad = app.getByRole('group', { name: 'Digits' });
  await keyIn(pad, '123456');
  await expect(app.getByText('Step 3 of 3')).toBeVisible();
  await app.says('Your payment password is set', () => keyIn(pad, '123456'));

  await expectTyped(app);
  await app.getByRole('button', { name: 'Send code' }).click();
  await expect(app.getByText(/A code was sent a moment ago/)).toBeVisible();
  await sandbox.clock.jump('2m');
  await askCode(app);
  await codeField(page).fill(await sandbox.inbox.lastCode(fresh));
  await save(app);
  await app.says('Bank card saved', () => keyIn(passwordSheet(app), '123456'));
});
