import type { Locator, Page } from '@playwright/test';
import { expect, expectNetworkErrors, OWN_PAGE, test } from './fixtures';
import { outcome } from './fixtures/room';

/**
 * The first ten minutes of a developer, a tester and an account holder, as the tutorials of the manual lead through
 * them, by what is on the screen alone. Those of a presenter are in presenter.spec.ts.
 */
test.use(OWN_PAGE);
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

interface Opened {
  readonly page: Page;
  readonly phone: Locator;
  readonly room: Locator;
}

/** A first visit, and the scenario that somebody chooses there or in the list. */
async function begin(page: Page, scenario: string): Promise<Opened> {
  await page.goto('./?welcome&lang=en');
  const welcome = page.getByRole('dialog', { name: 'Where would you like to begin?' });
  const room = page.getByRole('region', { name: 'Control room' });
  await welcome.getByRole('button', { name: 'Look around on my own' }).click();
  await room.getByLabel('Search scenarios').fill(scenario);
  await room
    .getByRole('button', { name: new RegExp(`^${scenario}`) })
    .first()
    .click();
  await expect(outcome(page)).toContainText(`${scenario} started`);
  return { page, phone: page.locator('#root'), room };
}

const openTab = (room: Locator, name: string) => room.getByTestId('room-tabs').getByRole('tab', { name }).click();

/** Fills in a limit order three percent below the present price, and returns its price. */
async function limitBelow(phone: Locator, amount: string): Promise<number> {
  const price = phone.getByLabel('Price (USDT)');
  await expect(price).toHaveValue(/\d/);
  const target = Math.floor(Number((await price.inputValue()).replaceAll(',', '')) * 0.97);
  await price.fill(String(target));
  await phone.getByLabel('Amount (BTC)').fill(amount);
  return target;
}

test('a developer follows an order to the ledger, reads its contract and makes a call', async ({ page }) => {
  const { phone, room } = await begin(page, 'Spot trader');
  await openTab(room, 'Inspector');
  await limitBelow(phone, '0.01');
  await phone.getByRole('button', { name: 'Buy BTC' }).click();
  const call = room.getByRole('button', { name: /POST \/coin\/trade/ });
  await call.click();
  await expect(room.getByRole('region', { name: 'Answer' })).toContainText('"type": "ok"');
  await expect(room.getByText(/: begins → open/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await room.getByRole('link', { name: 'POST /coin/trade in the contract' }).click();
  const contract = await opened;
  await expect(contract.getByRole('heading', { name: 'POST /coin/trade' })).toBeVisible();
  await contract.getByLabel('Find a call, event or refusal').fill('GET /coin/list');
  await contract.getByRole('link', { name: 'GET /coin/list' }).click();
  const form = contract.getByRole('form', { name: 'Try it' });
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(contract.getByRole('status')).toHaveText(/^HTTP 200 in \d+ ms$/);
  await form.getByLabel('Send as').selectOption('Visitor');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(contract.getByText(/session_invalid/).first()).toBeVisible();
});

test('a tester switches a fault on, has an order refused, reports it and saves a test', async ({
  page,
  consoleErrors,
}) => {
  const { phone, room } = await begin(page, 'Spot trader');
  await openTab(room, 'Faults');
  await room.getByRole('button', { name: 'Errors 10%' }).click();
  await expect(room.getByText('1 fault active').first()).toBeVisible();
  await room.getByRole('button', { name: 'Clear all' }).click();
  await expect(room.getByText('1 fault active')).toHaveCount(0);
  await room.getByLabel('Or one call or a pattern').fill('POST /coin/trade');
  await room.getByLabel('Refuse with').selectOption('insufficient_balance');
  await expect(room.getByText('1 fault active').first()).toBeVisible();
  await limitBelow(phone, '0.01');
  await phone.getByRole('button', { name: 'Buy BTC' }).click();
  // The report can be about a call once it is answered.
  await expect(phone.getByRole('alert').filter({ hasText: 'balance' })).toBeVisible();
  await room.getByRole('button', { name: 'Report a problem' }).click();
  const form = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(form.getByLabel('About').locator('option:checked')).toContainText('/coin/trade');
  await form.getByLabel('What went wrong?').fill('I own enough.');
  const reported = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Save file' }).click();
  expect((await reported).suggestedFilename()).toMatch(/\.json$/);
  await form.getByRole('button', { name: 'Close' }).click();
  await room.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.waitForEvent('download');
  await room.getByRole('button', { name: 'Playwright test' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.spec\.ts$/);
  // A call of the screen may meet one of the errors before they are cleared.
  expectNetworkErrors(consoleErrors);
});

test('an account holder registers, gets money, buys with a limit order and finds the coins', async ({ page }) => {
  const { phone, room } = await begin(page, 'First day');
  await openTab(room, 'People');
  await room.getByRole('button', { name: 'Visitor' }).click();
  await phone.getByRole('link', { name: 'Assets' }).click();
  await phone.getByRole('button', { name: 'Register' }).first().click();
  await phone.getByLabel('E-mail address').fill('rina@example.com');
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Next', exact: true }).click();
  const sent = await room
    .getByRole('button', { name: /^Copy the code/ })
    .first()
    .textContent();
  await phone
    .getByRole('textbox', { name: 'Verification code' })
    .pressSequentially(sent?.replace(' ', '').trim() ?? '');
  await phone.getByLabel('New password').fill('pocket456');
  await phone.getByLabel('Repeat password').fill('pocket456');
  await phone.getByRole('button', { name: 'Create account' }).click();
  await phone.getByLabel('Password', { exact: true }).fill('pocket456');
  await phone.getByRole('button', { name: 'Log in' }).click();
  // Until the control room knows who has logged in, it grants to the trader.
  await expect(room.getByRole('button', { name: 'Visitor' })).toHaveAttribute('aria-pressed', 'false');

  await room.getByLabel('Amount').fill('10000');
  await room.getByRole('button', { name: 'Grant' }).click();
  await expect(outcome(page)).toContainText('10,000 USDT');
  await phone.getByRole('link', { name: 'Trade', exact: true }).click();
  await phone.getByRole('tab', { name: 'Coins' }).click();
  const target = await limitBelow(phone, '0.05');
  await phone.getByRole('button', { name: 'Buy BTC' }).click();
  await openTab(room, 'Market');
  await room.getByLabel('New price').fill(String(target - 100));
  await room.getByRole('button', { name: 'Set', exact: true }).click();
  await phone.getByRole('link', { name: 'Assets', exact: true }).click();
  await phone.getByRole('button', { name: /Spot/ }).last().click();
  await expect(page.getByText('0.0499').first()).toBeVisible();
});
