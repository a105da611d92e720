import { Decimal } from 'decimal.js';
import type { Sandbox } from '../sim/control/sandbox';
import { expect, test } from './fixtures';
import type { App } from './fixtures/app';

/** Transfer between own accounts. The first coin is USDT, of which Maya has some 21,200 in her spot account. */
const PAGE = '/pages/fund/transfer';
const field = (app: App) => app.root.locator('input[name=amount]');
const submit = (app: App) => app.root.locator('button[type=submit]').last();
/** Maya's spot balance. Tests compare with the balance before, because her opening trades depend on the market. */
const held = (sandbox: Sandbox) => sandbox.ledger.available('trader', 'USDT');
const less = (amount: string, by: number) => new Decimal(amount).minus(by).toFixed();
/** The message beside the field. */
const messageOf = (app: App) => app.root.locator('main [role=alert]');

const LANGUAGES = [
  // language, typed text for 1000.5, the field's text afterwards, typed text for 1000
  ['id', '1000,5', '1.000,5', '1.000'],
  ['vn', '1.000,5', '1.000,5', '1.000'],
  ['spa', '1000,5', '1.000,5', '1.000'],
  ['fra', '1 000,5', '1\u202f000,5', '1 000'],
  ['fra', '1000.5', '1\u202f000,5', "1'000"],
  ['en', '1,000.5', '1,000.5', '1,000'],
  ['zh', '1000.5', '1,000.5', '1,000'],
  ['jp', '１０００．５', '1,000.5', '１，０００'],
  ['th', '๑๐๐๐.๕', '1,000.5', '๑,๐๐๐'],
] as const;

for (const [lang, typed, shown, thousand] of LANGUAGES)
  test.describe(`${lang}, ${typed}`, () => {
    test.use({ lang });

    test(`an amount is read as ${lang} writes it, typed and pasted`, async ({ app, sandbox }) => {
      await sandbox.start('spot-trader', { seed: 7 });
      const before = await held(sandbox);
      await app.goto(PAGE);
      await field(app).pressSequentially(typed);
      await expect(field(app)).toHaveValue(shown);
      await field(app).fill(typed);
      await expect(field(app)).toHaveValue(shown);
      await field(app).fill('');
      await field(app).pressSequentially(thousand);
      await submit(app).click();
      await expect.poll(() => held(sandbox)).toBe(less(before, 1000));
    });
  });

test.describe('in the first language of the app', () => {
  test.use({ lang: 'id' });

  test('text that is not a plain number stays in the field with a message, and nothing is sent', async ({
    app,
    sandbox,
  }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    const before = await held(sandbox);
    await app.goto(PAGE);
    for (const text of ['1e-19', '-1', '1.2.3', '0x10', '1,234.5', '5 USDT']) {
      await field(app).fill(text);
      await expect(field(app)).toHaveValue(text);
      await expect(messageOf(app)).toHaveText('Bukan angka. Tulis seperti 1.234,5');
      await submit(app).click();
      await expect(field(app)).toBeFocused();
    }
    // An incomplete group is reported once the field loses the focus, or the form is submitted.
    await field(app).fill('12 34');
    await expect(messageOf(app)).toHaveCount(0);
    await submit(app).click();
    await expect(messageOf(app)).toHaveText('Bukan angka. Tulis seperti 1.234,5');
    await app.settled();
    expect(await held(sandbox)).toBe(before);
    await field(app).fill('1,5');
    await submit(app).click();
    await expect.poll(() => held(sandbox)).toBe(less(before, 1.5));
  });

  test('decimals can be typed on a keyboard that has only a point', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    const before = await held(sandbox);
    await app.goto(PAGE);
    await field(app).pressSequentially('0.25');
    await expect(field(app)).toHaveValue('0,25');
    await field(app).fill('');
    // Until the field is left or the form submitted, 1.5 may still become 1.500. The first Enter only shows it as 1,5;
    // the second sends it.
    await field(app).pressSequentially('1.5');
    await expect(field(app)).toHaveValue('1.5');
    await page.keyboard.press('Enter');
    await expect(field(app)).toHaveValue('1,5');
    await app.settled();
    expect(await held(sandbox)).toBe(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => held(sandbox)).toBe(less(before, 1.5));
    await field(app).fill('2.5');
    await submit(app).click();
    await expect.poll(() => held(sandbox)).toBe(less(before, 4));
    // The form is ready for the next amount.
    await expect(field(app)).toHaveValue('');
    // The first point is the field's own thousands separator.
    await field(app).pressSequentially('1000.25');
    await expect(field(app)).toHaveValue('1.000.25');
    await page.keyboard.press('Tab');
    await expect(field(app)).toHaveValue('1.000,25');
    await submit(app).click();
    await expect.poll(() => held(sandbox)).toBe(less(before, 1004.25));
  });

  test('a digit inserted in the middle keeps the caret, and another language keeps the amount', async ({
    app,
    page,
    sandbox,
  }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto(PAGE);
    await field(app).pressSequentially('12345,5');
    await expect(field(app)).toHaveValue('12.345,5');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('67');
    await expect(field(app)).toHaveValue('1.234.675,5');
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Backspace');
    await expect(field(app)).toHaveValue('125,5');
    await app.goto('/pages/setting/language');
    await app.getByText('English', { exact: true }).click();
    await app.goto(PAGE);
    await expect(field(app)).toHaveValue('125.5');
  });
});

test('an order with an invalid stop is not sent without the stop', async ({ app, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  const stop = async () => {
    const reply = await sandbox.call('trader', 'POST /lever/my_trade', { status: -1, page: 1, limit: 50 });
    return (reply as { message: { data: { stop_loss_price: string }[] } }).message.data[0]?.stop_loss_price;
  };
  const before = await stop();
  await app.goto('/pages/transaction/contract_order');
  await app.getByRole('button', { name: 'TP/SL' }).first().click();
  const sheet = app.getByRole('dialog', { name: 'Take profit and stop loss' });
  await sheet.getByLabel('Stop loss at (USDT)').fill('0x10');
  await sheet.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Not a number. Write it like 1,234.5');
  await expect(sheet.getByLabel('Stop loss at (USDT)')).toBeFocused();
  await app.settled();
  expect(await stop()).toBe(before);
});

test('Enter in the search of a list does not send the form around it', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(PAGE);
  const before = await held(sandbox);
  await field(app).fill('10');
  await app.getByRole('button', { name: /^Coin/ }).click();
  const search = app.getByRole('searchbox');
  await search.fill('usd');
  await search.press('Enter');
  await app.settled();
  await app.getByRole('option', { name: /^USDT/ }).click();
  await expect(field(app)).toHaveValue('10');
  expect(await held(sandbox)).toBe(before);
});
