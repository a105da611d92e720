import { truncate, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { type App, expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { keyIn } from './fixtures/key-in';
import { waitForNetworkCalls } from './fixtures/network-calls';
import { withShortWaits } from './fixtures/short-waits';

test.use({ serviceWorkers: 'allow' });

const MAYA = 'maya@example.com';
const NEW_MAIL = 'maya.new@mail.example';
const INFO = '/pages/setting/userInfo';
const PAY = '/pages/setting/payPassword';
type Picture = Parameters<Locator['setInputFiles']>[0];

/** By its address, or by a blob address until the service worker can answer it. */
const PICTURE = 'img[src*="/upload/"], img[src^="blob:"]';

/**
 * Chooses a file for the picture, which the page refuses with a message, before anything is sent. The message must be
 * another one than that of the file before.
 */
async function expectRefused(app: App, sandbox: Sandbox, file: Picture, message: string): Promise<void> {
  const before = await sandbox.hash();
  await app.locator('input[type=file]').setInputFiles(file);
  await expect(app.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(app.getByRole('dialog')).toBeHidden();
  expect(await sandbox.hash()).toBe(before);
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });

test.beforeEach(async ({ sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
});

test.describe('the picture', () => {
  test('is cropped, made small, shown everywhere, still there after a reload, and again with its run', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.goto(INFO);
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await app.locator('input[type=file]').setInputFiles(photo);
    const sheet = app.getByRole('dialog', { name: 'Crop picture' });
    await expect(sheet.locator('img')).toBeVisible();
    await sheet.getByRole('button', { name: 'Rotate' }).click();
    await sheet.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    expect(await axeProblems(page)).toEqual([]);
    await app.says('Your picture has been changed', () =>
      sheet.getByRole('button', { name: 'Use this picture' }).click(),
    );
    await expect(sheet).toBeHidden();

    // Until then the page answers its calls itself, and a picture has another address.
    await waitForNetworkCalls(page);
    await app.goto('/pages/setting/setting');
    const shown = app.locator('main').locator(PICTURE);
    await expect(shown).toHaveAttribute('src', /^\/upload\/.*\.jpg$/);
    const address = (await shown.getAttribute('src')) ?? '';
    await page.reload();
    await expect(shown).toBeVisible();
    const { width, height } = await shown.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return { width: img.naturalWidth, height: img.naturalHeight };
    });
    expect(width).toBe(height);
    expect(width).toBeLessThanOrEqual(512);
    expect(width).toBeGreaterThan(0);

    await waitForNetworkCalls(page);
    await sandbox.start('first-day', { seed: 3 });
    await expect(shown).toHaveCount(0);
    const [run] = await sandbox.kept();
    await sandbox.takeUp(run?.id ?? '');
    await expect(shown).toHaveAttribute('src', address);
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  test('is refused if it is a drawing or a script, has no picture in it, or is too large', async ({
    app,
    sandbox,
  }, info) => {
    // On the disk, because as a message to the browser it would take seconds.
    const large = info.outputPath('large.png');
    await writeFile(large, '');
    await truncate(large, 40_000_000);
    await app.goto(INFO);
    for (const [what, file, message] of [
      [
        'a drawing with a script',
        { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
        'Choose a JPG, PNG or WebP picture',
      ],
      [
        'a script that is called a picture',
        { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('alert(1)') },
        'This file is not a picture',
      ],
      ['a file of 40 MB', large, 'The picture is larger than 10 MB'],
      [
        'a signature without a picture',
        { name: 'c.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]) },
        'This file is not a picture',
      ],
      ['an unknown kind', { name: 'd.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }, 'Choose a JPG'],
      [
        'an empty file',
        { name: 'e.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
        'This file is not a picture',
      ],
    ] as const)
      await test.step(what, () => expectRefused(app, sandbox, file, message));
  });
});

test('names are checked beside their fields, survive a reload while typed, and are saved', async ({ app, page }) => {
  await app.goto(INFO);
  await app.getByLabel('Nickname').fill('May@');
  await app.getByLabel('Signature').fill('x');
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText('Special characters are not allowed')).toBeVisible();
  await expect(app.getByText('The signature must be 2 to 30 characters')).toBeVisible();
  await page.reload();
  await expect(app.getByLabel('Signature')).toHaveValue('x');
  await app.getByLabel('Nickname').fill('玛雅2026');
  await app.getByLabel('Signature').fill('Slow and steady');
  await app.says('Your profile has been saved', () => app.getByRole('button', { name: 'Save' }).click());
  await expect(app.getByRole('button', { name: 'Save' })).toBeDisabled();
  await app.goto('/pages/setting/setting');
  await expect(app.getByText('玛雅2026')).toBeVisible();
});

test('the login password is changed with a code, and the next login takes the new one', async ({
  app,
  page,
  sandbox,
}) => {
  await app.goto('/pages/setting/security');
  await app.getByRole('link', { name: /Login password/ }).click();
  await app.getByRole('button', { name: 'Change password' }).click();
  await expect(app.getByText('Enter the verification code')).toBeVisible();
  await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
  // The time to wait has replaced the pressed button.
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(await sandbox.inbox.lastCode(MAYA));
  await app.getByLabel('New password').fill('better-one-9');
  await app.getByLabel('Repeat password').fill('better-one-8');
  await app.getByRole('button', { name: 'Change password' }).click();
  await expect(app.getByText('The passwords do not match')).toBeVisible();
  await app.getByLabel('Repeat password').fill('better-one-9');
  await app.says('Your login password has been changed', () =>
    app.getByRole('button', { name: 'Change password' }).click(),
  );
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Security');

  await sandbox.as('visitor');
  await app.signIn(MAYA, 'pocket123');
  await expect(app.getByText('Wrong password')).toBeVisible();
  await app.says('You are logged in', () => app.signIn(MAYA, 'better-one-9'));
});

test('the payment password is changed on the keypad, after a code that is checked first', async ({
  app,
  page,
  sandbox,
}) => {
  await app.goto(PAY);
  await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
  const code = await sandbox.inbox.lastCode(MAYA);
  await codeField(page).fill(code === '000000' ? '000001' : '000000');
  await expect(app.getByText('Wrong verification code')).toBeVisible();
  // Reload, as when the user leaves for another app to read the code.
  await page.reload();
  await codeField(page).fill(code);
  await app.getByRole('button', { name: 'Next' }).click();
  const pad = app.getByRole('group', { name: 'Digits' });
  await expect(app.getByText('Step 2 of 3')).toBeVisible();
  await keyIn(pad, '135791');
  await expect(app.getByText('Step 3 of 3')).toBeVisible();
  await keyIn(pad, '135790');
  await expect(app.getByText('The passwords do not match')).toBeVisible();
  await keyIn(pad, '135791');
  await expect(app.getByText('Step 3 of 3')).toBeVisible();
  // Back leads to the code, and not out of the page.
  await page.goBack();
  await expect(app.getByText('Step 1 of 3')).toBeVisible();
  // The code is still there.
  await app.getByRole('button', { name: 'Next' }).click();
  await expect(app.getByText('Step 2 of 3')).toBeVisible();
  await keyIn(pad, '135791');
  await expect(app.getByText('Step 3 of 3')).toBeVisible();
  await app.says('Your payment password is set', () => keyIn(pad, '135791'));
});

test('another address takes a code and the payment password, which five wrong tries lock', async ({
  app,
  page,
  sandbox,
}) => {
  await app.goto('/pages/setting/security');
  await app.getByRole('link', { name: /E-mail address/ }).click();
  await app.getByLabel('New e-mail address').fill(MAYA);
  await app.getByRole('button', { name: 'Send code' }).click();
  await expect(app.getByText('This account already exists')).toBeVisible();
  await app.getByLabel('New e-mail address').fill(NEW_MAIL);
  await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
  await codeField(page).fill(await sandbox.inbox.lastCode(NEW_MAIL));
  await app.getByRole('button', { name: 'Change', exact: true }).click();

  const sheet = app.getByRole('dialog', { name: 'Payment password' });
  const pad = sheet.getByRole('group', { name: 'Digits' });
  await keyIn(pad, '000000');
  await expect(sheet.getByText('Wrong payment password. Attempts left: 4')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await keyIn(pad, '123456');
  await expect(sheet).toBeHidden();
  await expect(app.getByText('ma•••@mail.example')).toBeVisible();

  // A second change, with wrong passwords.
  await app.getByRole('link', { name: /E-mail address/ }).click();
  await app.getByLabel('New e-mail address').fill('third@mail.example');
  await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
  await codeField(page).fill(await sandbox.inbox.lastCode('third@mail.example'));
  await app.getByRole('button', { name: 'Change', exact: true }).click();
  for (const left of [4, 3, 2, 1]) {
    await keyIn(pad, '000000');
    await expect(sheet.getByText(`Attempts left: ${left}`)).toBeVisible();
  }
  await keyIn(pad, '000000');
  await expect(sheet.getByText('Too many wrong payment passwords. Try again in 30 min')).toBeVisible();
  await keyIn(pad, '123456');
  await expect(sheet.getByText('Too many wrong payment passwords')).toBeVisible();
  await sheet.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Change payment password');
  await page.goBack();
  await expect(app.getByLabel('New e-mail address')).toHaveValue('third@mail.example');
});

test('a code sent to a number is not valid for the same number in another country', async ({ app, sandbox }) => {
  await app.goto('/pages/setting/bind?to=mobile');
  await app.getByLabel('Phone number').fill('81255556666');
  await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
  const sent = app.getByText(/We sent a 6-digit code/);
  await expect(sent).toBeVisible();
  const pick = async (from: string, country: string) => {
    await app.getByRole('button', { name: `Area code: ${from}` }).click();
    await app.getByRole('button', { name: new RegExp(`^${country}`) }).click();
  };
  await pick('Indonesia +62', 'Singapore');
  await expect(sent).toBeHidden();
  await pick('Singapore +65', 'Indonesia');
  await expect(sent).toBeVisible();
  expect((await sandbox.inbox()).map(({ recipient }) => recipient)).toEqual(['+62 81255556666']);
});

test('a customer without a payment password is led to set one, and returns to the typed input', async ({
  app,
  page,
  sandbox,
}) => {
  const fresh = 'fresh@mail.example';
  await sandbox.call('visitor', 'POST /sms_mail', { user_string: fresh });
  const password = { password: 'pocket123', re_password: 'pocket123' };
  await sandbox.call('visitor', 'POST /user/register', {
    user_string: fresh,
    type: 'email',
    code: await sandbox.inbox.lastCode(fresh),
    ...password,
  });
  await sandbox.as('visitor');
  await app.signIn(fresh);
  await app.goto('/pages/setting/security');
  await expect(app.getByText('Security level: low')).toBeVisible();
  await app.getByRole('link', { name: /E-mail address/ }).click();
  await app.getByLabel('New e-mail address').fill(NEW_MAIL);
  await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
  await codeField(page).fill(await sandbox.inbox.lastCode(NEW_MAIL));
  await app.getByRole('button', { name: 'Change', exact: true }).click();
  const sheet = app.getByRole('dialog', { name: 'Payment password' });
  await sheet.getByRole('button', { name: 'Set payment password' }).click();

  await app.says('Code sent', () => app.getByRole('button', { name: 'Send code' }).click());
  await codeField(page).fill(await sandbox.inbox.lastCode(fresh));
  await app.getByRole('button', { name: 'Use letters and symbols instead' }).click();
  await app.getByRole('textbox', { name: 'Payment password' }).fill('short');
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText('The payment password must be 6 to 16 characters')).toBeVisible();
  await app.getByRole('textbox', { name: 'Payment password' }).fill('pay-with-9');
  await app.getByLabel('Repeat password').fill('pay-with-9');
  await app.says('Your payment password is set', () => app.getByRole('button', { name: 'Save' }).click());

  await expect(app.getByLabel('New e-mail address')).toHaveValue(NEW_MAIL);
  await app.getByRole('button', { name: 'Change', exact: true }).click();
  await sheet.getByRole('button', { name: 'My password has letters' }).click();
  await sheet.getByLabel('Payment password').fill('pay-with-9');
  await app.says('Your e-mail address has been saved', () => sheet.getByRole('button', { name: 'Confirm' }).click());
});

test('without a connection the outcome is shown as uncertain, and the same button works once it is back', async ({
  app,
  page,
  consoleErrors,
  sandbox,
}) => {
  await app.goto(INFO);
  await app.getByLabel('Nickname').fill('Maya2');
  await sandbox.faults.set({ offline: true });
  await withShortWaits(page, async () => {
    await app.getByRole('button', { name: 'Save' }).click();
    await expect(app.getByRole('alert').filter({ hasText: 'No response' })).toBeVisible({ timeout: 15_000 });
  });
  await sandbox.faults.clear();
  await app.says('Your profile has been saved', () => app.getByRole('button', { name: 'Save' }).click());
  await expect(page.getByLabel('Nickname')).toHaveValue('Maya2');
  expectNetworkErrors(consoleErrors);
});

test('questions are found by a word and opened; a link to customer service is near', async ({ app }) => {
  await app.goto('/pages/common/faq');
  const answer = app.getByText('A new code can be requested after 120 seconds');
  await expect(answer).toBeHidden();
  await app.getByText('I did not receive a code').click();
  await expect(answer).toBeVisible();
  await app.getByPlaceholder('Search questions').fill('time zone');
  await expect(app.locator('details')).toHaveCount(1);
  await app.getByPlaceholder('Search questions').fill('unicorn');
  await app.getByRole('button', { name: 'Contact us' }).click();
  await expect(app.getByText('support@pocket-exchange.example')).toBeVisible();
});
