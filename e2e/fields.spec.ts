import { expect, test } from './fixtures';

/** Fields whose letters must stay as they are typed: a phone's keyboard begins a sentence otherwise. */
const EXACT = [
  ['/pages/setting/addWallet', ['Address']],
  ['/pages/setting/bank_international', ['Card number', 'SWIFT code', 'ABA or clearing number']],
  ['/pages/game/game', ['Your seed']],
] as const;
const OF_VISITORS = [
  ['/pages/common/login', ['E-mail or account']],
  ['/pages/common/register', ['Referral code (optional)']],
  ['/pages/common/contactus', ['Your e-mail or phone number']],
] as const;

for (const [scenario, screens] of [
  ['spot-trader', EXACT],
  ['first-day', OF_VISITORS],
] as const)
  test(`${scenario}: phones neither capitalize nor correct a code or an account`, async ({ app, sandbox }) => {
    await sandbox.start(scenario, { seed: 7 });
    for (const [path, labels] of screens) {
      await app.goto(path);
      for (const label of labels) {
        const field = app.getByLabel(label, { exact: true });
        await expect(field, label).toHaveAttribute('autocapitalize', 'none');
        await expect(field, label).toHaveAttribute('autocorrect', 'off');
        await expect(field, label).toHaveAttribute('spellcheck', 'false');
      }
    }
  });

test('a password manager learns whose new password it is', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/password');
  const form = app.locator('form:has(input[autocomplete="new-password"])');
  await expect(form.locator('input[autocomplete="username"]')).toHaveValue('maya@example.com');
});

test('Enter that ends a composition in Safari sends no message', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/chat/index');
  const field = app.getByLabel('Message everyone');
  await field.fill('こんにちは');
  // Safari ends the composition before the key, which then has this code.
  await field.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        keyCode: 229,
        bubbles: true,
        cancelable: true,
      } as KeyboardEventInit),
    ),
  );
  await app.settled();
  await expect(field).toHaveValue('こんにちは');
  await field.press('Enter');
  await expect(field).toHaveValue('');
});

test.describe('above the keyboard of a small phone', () => {
  test.use({ viewport: { width: 320, height: 330 } });

  test('a field that gets the focus shows its message above the bar', async ({ app, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto('/pages/nft/resell?code=d6bfc1c4af229957821f8818a56818fa');
    await app.getByRole('button', { name: 'Continue' }).click();
    await expect(app.getByLabel('Price (USDT)')).toBeFocused();
    const message = app.getByText('Please choose the correct price');
    await expect(message).toBeVisible();
    const [box, bar] = [await message.boundingBox(), await app.locator('footer').last().boundingBox()];
    if (!box || !bar) throw new Error('one of them is not on screen');
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  });
});
