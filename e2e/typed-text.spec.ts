import { expect, test } from './fixtures';

/** What is typed into the first field of a form; each must be a text the form takes as it is. */
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

for (const [path, typed] of FORMS) {
  test(`${path}: what was typed survives a reload, the way back, another language and the session's end`, async ({
    app,
    page,
    sandbox,
  }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    const field = app.root
      .locator('main')
      .last()
      .locator(
        'input:not([type=file], [type=search], [type=checkbox], [type=range], [readonly], [aria-hidden]), textarea',
      )
      .first();
    await app.goto(path);
    await field.fill(typed);
    const shown = await field.inputValue();
    await page.reload();
    await expect(field).toHaveValue(shown);

    await app.goto('/pages/setting/language');
    await app.getByText('Bahasa Indonesia').click();
    await page.goBack();
    // Amounts are written as the language does.
    const isAmount = /^\d+\.\d+$/.test(typed);
    const written = isAmount ? Number(typed).toLocaleString('id', { maximumFractionDigits: 8 }) : typed;
    await expect(field).toHaveValue(written);

    // The page asks for its customer's things anew at once, and hears that the session is over.
    await sandbox.backOffice.endSession('trader');
    await page.waitForURL(/login\?from/);
    await app.signIn('maya@example.com');
    await expect(field).toHaveValue(written);
  });
}
