import { expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { withShortWaits } from './fixtures/short-waits';

const MAYA = 'maya@example.com';
const HELP = 'My account is locked, and I do not know why.';

test('a customer who is locked out can write to customer service from the login', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('visitor');
  await sandbox.backOffice.block('trader');
  await app.signIn(MAYA);
  await expect(app.getByText(/locked/i).first()).toBeVisible();
  await sandbox.faults.set({ calls: { 'GET /contactus': { latencyMs: 600_000 } } });
  await app.getByRole('link', { name: 'Contact us' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Contact us');

  // The form waits for the article above it, which would move it from under the finger.
  const account = app.getByLabel('Your e-mail or phone number');
  const send = app.getByRole('button', { name: 'Send message' });
  await expect(app.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(account).toHaveCount(0);
  await sandbox.faults.clear();
  // The address is taken over from the login attempt.
  await expect(account).toHaveValue(MAYA);
  await account.fill('maya@');
  await send.click();
  await expect(app.getByText('Enter a valid e-mail or phone number')).toBeVisible();
  await expect(app.getByText('Enter a message')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await account.fill(MAYA);
  await app.getByLabel('Message').fill(HELP);
  await page.reload();
  await expect(app.getByLabel('Message')).toHaveValue(HELP);
  await send.click();
  await expect(app.getByText(`We will reply to ${MAYA} within one working day.`)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  const waiting = (await sandbox.backOffice.list()).find(({ kind }) => kind === 'visitor');
  expect(waiting).toMatchObject({ who: MAYA, userId: 0, summary: { text: `“${HELP}”` } });
  await sandbox.backOffice.approve(waiting?.id ?? '');
  expect((await sandbox.backOffice.list()).filter(({ kind }) => kind === 'visitor')).toEqual([]);
});

test('a message with a lost answer stays in the form, and sending it again does not duplicate it', async ({
  app,
  consoleErrors,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('visitor');
  await app.goto('/pages/common/contactus');
  await app.getByLabel('Your e-mail or phone number').fill(MAYA);
  const text = app.getByLabel('Message');
  const send = app.getByRole('button', { name: 'Send message' });
  await text.fill(HELP);
  await sandbox.faults.set({ calls: { 'POST /kefu/visitor': { lostAnswerRate: 1 } } });
  await withShortWaits(app.page, async () => {
    await send.click();
    await expect(app.getByRole('alert').filter({ hasText: 'No response' })).toBeVisible();
  });
  await expect(text).toHaveValue(HELP);
  await sandbox.faults.clear();
  await send.click();
  await expect(app.getByText('We have received your message')).toBeVisible();
  expect((await sandbox.backOffice.list()).filter(({ kind }) => kind === 'visitor')).toHaveLength(1);
  expectNetworkErrors(consoleErrors);
});

test('the fourth message in five minutes waits in the form', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (const text of ['One', 'Two', 'Three'])
    await sandbox.call('visitor', 'POST /kefu/visitor', { account: MAYA, text });
  await sandbox.as('visitor');
  await app.goto('/pages/common/contactus');
  await app.getByLabel('Your e-mail or phone number').fill(MAYA);
  await app.getByLabel('Message').fill(HELP);
  await app.getByRole('button', { name: 'Send message' }).click();
  await expect(app.getByRole('alert').filter({ hasText: 'Too many messages. Try again in 300 s' })).toBeVisible();
  await expect(app.getByLabel('Message')).toHaveValue(HELP);
  await sandbox.clock.jump('5m');
  await app.getByRole('button', { name: 'Send message' }).click();
  await expect(app.getByText('We have received your message')).toBeVisible();
});

test('a logged-in customer writes in the conversation instead', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/common/contactus');
  await expect(app.getByRole('link', { name: /^Write to customer service/ })).toBeVisible();
  await expect(app.getByLabel('Message')).toBeHidden();
});
