import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { keyIn } from './fixtures/key-in';

const REAL = '/pages/setting/real';

/** The smallest PNG, made distinct by a byte after its end. */
const png = (mark: string) => ({
  name: `${mark}.png`,
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from(mark),
  ]),
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function enterDocument(page: Page, { name = 'Nia Kusuma', number = 'X1234567' } = {}): Promise<void> {
  await page.getByText('Passport', { exact: true }).click();
  await page.getByLabel('Name as on the document').fill(name);
  await page.getByLabel('Passport number').fill(number);
}

test('998 leads to the wizard, and the approval back to where the customer was, reloads included', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('identity-before-trading', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=options&symbol=BTC%2FUSDT');
  await page.getByLabel('Stake (USDT)').fill('100');
  await button(page, 'Up').click();
  await page.getByRole('dialog', { name: 'Confirm option' }).getByRole('button', { name: 'Confirm up' }).click();
  await expect(page.getByRole('heading', { name: 'Verification status' })).toBeVisible();
  await button(page, 'Verify now').click();
  await button(page, 'Next').click();
  await enterDocument(page);
  await page.reload();
  await expect(page.getByLabel('Passport number')).toHaveValue('X1234567');
  await button(page, 'Next').click();
  await expect(page.getByText('X1234567')).toBeVisible();
  await app.says('Submitted', () => button(page, 'Submit').click());
  await expect(page.getByText(/You will see the result here/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You will see the result here/)).toBeVisible();
  const [asked] = (await sandbox.backOffice.list()).filter(({ who }) => who === 'Nia');
  expect(asked).toMatchObject({ kind: 'identity', summary: { name: 'Nia Kusuma', number: 'X1234567' } });
  await app.says('Lv1 is verified', () => sandbox.backOffice.approve(asked?.id ?? ''));
  await button(page, 'Continue where you left off').click();
  await expect(page).toHaveURL(/transaction\/index\?tab=options&symbol=BTC/);
  await page.getByLabel('Stake (USDT)').fill('100');
  await button(page, 'Up').click();
  await page.getByRole('dialog', { name: 'Confirm option' }).getByRole('button', { name: 'Confirm up' }).click();
  await expect(page.getByRole('dialog', { name: 'BTC option running' })).toBeVisible();
});

test('a customer without a phone is told so, led to the page that links one, and returns', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('newcomer', { seed: 7 });
  await app.goto(REAL);
  await button(page, 'Verify Lv1').click();
  await expect(page.getByText('newcomer@example.com')).toBeVisible();
  await button(page, 'Next').click();
  await expect(app.getByRole('alert')).toHaveText('Link what is missing first');
  expect(await axeProblems(page)).toEqual([]);
  await button(page, 'Link a phone number').click();
  await page.locator('input[name="tel"]').fill('81299990000');
  await button(page, /send/i).click();
  await page.getByRole('textbox', { name: /code/i }).pressSequentially(await sandbox.inbox.lastCode('81299990000'));
  await page.locator('form button[type="submit"]').click();
  await keyIn(page.getByRole('dialog', { name: 'Payment password' }), '123456');
  await expect(page.getByText('81299990000')).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});

test('a document is checked before it is sent, and a refusal of the exchange is shown at its field', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('identity-before-trading', { seed: 7 });
  await app.goto(`${REAL}?step=document`);
  await button(page, 'Next').click();
  await expect(app.getByRole('alert')).toHaveText('Choose a document type');
  for (const [field, message] of [
    [app.getByRole('radiogroup'), 'Choose a document type'],
    [app.locator('input[name="name"]'), 'Enter your name as shown on the document'],
    [app.getByRole('textbox').last(), 'Enter your document number'],
  ] as const) {
    await expect(app.getByText(message)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(message);
  }
  expect(await axeProblems(page)).toEqual([]);
  // The card number of Budi, who is verified with it.
  const { real_data } = (await sandbox.call('verified-1', 'GET /real/state')) as { real_data: { card_id: string } };
  await page.getByText('Identity card', { exact: true }).click();
  await page.getByLabel('Name as on the document').fill('Nia Kusuma');
  await page.getByLabel('Identity card number').fill(real_data.card_id);
  await page.keyboard.press('Enter');
  await button(page, 'Submit').click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(app.getByRole('alert')).toHaveText('This document is already used by another account');
});

test('the wizard is walked by keyboard alone, and a missing document type gets the focus', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('identity-before-trading', { seed: 7 });
  await app.goto(REAL);
  const { keyboard } = page;
  await button(page, 'Verify Lv1').press('Enter');
  await button(page, 'Next').press('Enter');
  const name = page.getByLabel('Name as on the document');
  await name.focus();
  await keyboard.type('Nia Kusuma');
  await page.getByLabel('Identity card number').focus();
  await keyboard.type('X1234567');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Identity card' })).toBeFocused();
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a document type');
  expect(await axeProblems(page)).toEqual([]);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Passport' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(name).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('X1234567')).toBeVisible();
  await app.says('Submitted', () => button(page, 'Submit').press('Enter'));
});

test('a rejection is shown with its reason, and only the wrong part must be typed again', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('identity-before-trading', { seed: 7 });
  await app.goto(`${REAL}?step=document`);
  await enterDocument(page, { name: 'Nia' });
  await button(page, 'Next').click();
  await button(page, 'Submit').click();
  await expect(page.getByText(/You will see the result here/)).toBeVisible();
  await sandbox.backOffice.reject('identity:13', 'Write your full name');
  await expect(page.getByText('Not approved: Write your full name')).toBeVisible();
  await button(page, 'Try again').click();
  await button(page, 'Next').click();
  await expect(page.getByLabel('Passport number')).toHaveValue('X1234567');
  await page.getByLabel('Name as on the document').fill('Nia Kusuma');
  await page.keyboard.press('Enter');
  await button(page, 'Submit').click();
  await expect(page.getByText(/You will see the result here/)).toBeVisible();
  await app.says('Lv1 is verified', () => sandbox.backOffice.approve('identity:13'));
  await expect(button(page, 'Verify Lv2')).toBeVisible();
});

test('Lv2 takes two pictures, which are the customer’s alone', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  await app.goto(`${REAL}?step=pictures`);
  await button(page, 'Submit').click();
  const [front, back] = [page.locator('input[type="file"]').first(), page.locator('input[type="file"]').last()];
  await expect(app.getByRole('alert')).toHaveText('Add a photo of the front');
  await expect(front).toHaveAccessibleDescription('Add a photo of the front');
  await expect(back).toHaveAccessibleDescription('Add a photo of the back');
  await expect(app.getByText('Add a photo of the back')).toBeVisible();
  await front.setInputFiles(png('a'));
  await back.setInputFiles(png('a'));
  await expect(app.getByRole('status').filter({ hasText: 'The picture has been sent' })).toHaveCount(2);
  await button(page, 'Submit').click();
  await expect(app.getByRole('alert')).toHaveText('Both pictures are the same. Add one of each side');
  expect(await axeProblems(page)).toEqual([]);
  await back.setInputFiles(png('b'));
  await expect(app.getByRole('alert')).toHaveCount(0);
  await expect(app.getByRole('status').filter({ hasText: 'The picture has been sent' })).toHaveCount(2);
  await app.says('Submitted', () => button(page, 'Submit').click());
  const asked = (await sandbox.backOffice.list()).find(
    ({ who, kind }) => who === 'Budi' && kind === 'identity-advanced',
  );
  expect(asked?.summary).toMatchObject({ front: 'PNG 1 kB', back: 'PNG 1 kB' });
  expect(JSON.stringify(await sandbox.call('trader', 'GET /real/state'))).not.toContain('.png');
  await app.says('Lv2 is verified', () => sandbox.backOffice.approve(asked?.id ?? ''));
});

test('a picture that is replaced is sent before the form, and by keyboard again after a failure', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('verified-1');
  await app.goto(`${REAL}?step=pictures`);
  const [front, back] = [button(page, /^Front .*picture/), button(page, /^Back .*picture/)];
  await front.setInputFiles(png('a'));
  await back.setInputFiles(png('b'));
  await expect(app.getByRole('status').filter({ hasText: 'The picture has been sent' })).toHaveCount(2);
  const submit = button(page, 'Submit');
  for (const [fault, message] of [
    [{ answerDelayMs: 600_000 }, 'Wait until the picture has been sent'],
    [{ lostAnswerRate: 1 }, 'No connection to the exchange'],
  ] as const)
    await test.step(message, async () => {
      await sandbox.faults.set({ calls: { 'POST /upload': fault } });
      await front.setInputFiles(png(JSON.stringify(fault)));
      if ('lostAnswerRate' in fault) await expect(app.getByRole('alert')).toHaveText(message);
      else await expect(app.getByRole('status').filter({ hasText: 'Sending the picture' })).toHaveCount(1);
      await submit.press('Enter');
      await expect(front).toBeFocused();
      await expect(front).toHaveAccessibleDescription(message);
      expect(await axeProblems(page)).toEqual([]);
      expect((await sandbox.backOffice.list()).filter(({ who }) => who === 'Budi')).toEqual([]);
      await sandbox.faults.clear();
    });
  const again = button(page, 'Send again');
  await expect(again).toHaveAccessibleDescription('Front');
  await again.press('Enter');
  await expect(front).toBeFocused();
  await expect(app.getByRole('status').filter({ hasText: 'The picture has been sent' })).toHaveCount(2);
  const remove = button(page, 'Remove picture').first();
  await expect(remove).toHaveAccessibleDescription('Front');
  await remove.press('Enter');
  await expect(front).toBeFocused();
  await submit.press('Enter');
  await expect(front).toHaveAccessibleDescription('Add a photo of the front');
  await front.setInputFiles(png('c'));
  await expect(app.getByRole('status').filter({ hasText: 'The picture has been sent' })).toHaveCount(2);
  await app.says('Submitted', () => submit.press('Enter'));
});
