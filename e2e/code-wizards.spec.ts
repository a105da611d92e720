import { expect, test } from './fixtures';

for (const [page, account, call, button, said] of [
  ['register', 'nina@example.com', 'POST /user/register', 'Create account', 'Your account is ready. Log in to start'],
  [
    'forgot',
    'maya@example.com',
    'POST /user/forget',
    'Change password',
    'Your password has been changed. Log in with the new one',
  ],
] as const)
  test(`${page}: a user who leaves before the answer is notified of the outcome`, async ({ app, sandbox }) => {
    await sandbox.start('first-day', { seed: 7 });
    const fill = async () => {
      await app.getByLabel('New password').fill('secret12');
      await app.getByLabel('Repeat password').fill('secret12');
    };
    const leave = async () => {
      await app.getByRole('button', { name: button }).click();
      await app.goto('/pages/setting/language', { settle: false });
      await expect(app.getByRole('heading', { name: 'Language' })).toBeVisible();
    };
    await app.goto(`/pages/common/${page}`);
    await app.getByLabel('E-mail address').fill(account);
    if (page === 'register') await app.getByRole('checkbox').check();
    await app.getByRole('button', { name: page === 'register' ? 'Next' : 'Send code' }).click();
    const code = app.getByRole('textbox', { name: 'Verification code' });
    await code.waitFor();
    await code.pressSequentially(await sandbox.inbox.lastCode(account));
    await fill();
    await sandbox.faults.set({ calls: { [call]: { latencyMs: 600_000, refusal: 'code_wrong' } } });
    await leave();
    await app.says('Wrong verification code', () => sandbox.faults.clear());

    await app.goto(`/pages/common/${page}?step=password`);
    await fill();
    await sandbox.faults.set({ calls: { [call]: { latencyMs: 600_000 } } });
    await leave();
    await app.says(said, () => sandbox.faults.clear());
    await app.goto('/pages/common/login');
    await expect(app.getByLabel('E-mail or account').last()).toHaveValue(account);
    await app.goto(`/pages/common/${page}?step=password`);
    await expect(app.getByText('Step 1 of 3')).toBeVisible();
  });
