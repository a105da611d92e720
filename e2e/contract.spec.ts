import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { openPanel } from './fixtures/room';
import { pixelsSideways } from './fixtures/sideways';

/** The contract in a window of its own, beside a tab with the app whose customer it calls as. */

/** Opens the contract beside the app, which stays open. */
async function openContract(app: Page, address = ''): Promise<Page> {
  const contract = await app.context().newPage();
  await contract.goto(`./?contract${address}`);
  await expect(contract.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(contract.getByText('Loading…')).toHaveCount(0);
  return contract;
}
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a call is found, read and tried: as the customer of the app, and as a visitor', async ({ app, page }) => {
  await app.open('/pages/market/market', { scenario: 'spot-trader' });
  const contract = await openContract(page);
  await contract.getByLabel('Find a call, event or refusal').fill('order_not_open coin');
  await contract.getByRole('link', { name: 'PUT /coin/trade' }).click();
  await expect(contract.getByRole('heading', { name: 'PUT /coin/trade' })).toBeFocused();
  await expect(contract).toHaveURL(/#\/call\/PUT\/coin\/trade$/);
  await expect(part(contract, 'Refusals')).toContainText('order_not_open');
  await expect(part(contract, 'Refusals')).toContainText('This order is no longer open');

  await contract.goto('./?contract#/call/GET/coin/list');
  const form = contract.getByRole('form', { name: 'Try it' });
  await expect(form.getByLabel('Send as')).toHaveValue('person');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(contract.getByRole('status')).toHaveText(/^HTTP 200 in \d+ ms$/);
  await expect(part(contract, 'Try it')).toContainText('"symbol": "ETH/USDT"');
  await form.getByLabel('Send as').selectOption('Visitor');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(part(contract, 'Try it')).toContainText('"reason": "session_invalid"');
  await contract.close();
});

test('a call that changes data is marked as such, and the app shows the change', async ({ app, page, sandbox }) => {
  await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT', { scenario: 'spot-trader' });
  const before = (await sandbox.call('trader', 'GET /optional/list', {})).length;
  const contract = await openContract(page, '#/call/POST/optional/add');
  const form = contract.getByRole('form', { name: 'Try it' });
  await form.getByLabel('currency_id').fill('5');
  await form.getByRole('button', { name: 'Send and change the run' }).click();
  await expect(part(contract, 'Try it')).toContainText('"type": "ok"');
  expect(await sandbox.call('trader', 'GET /optional/list', {})).toHaveLength(before + 1);
  await contract.close();
});

test('faults also affect calls from this page', async ({ app, page, sandbox }) => {
  await app.open('/pages/market/market', { scenario: 'spot-trader' });
  const contract = await openContract(page, '#/call/GET/coin/list');
  const sent = contract.getByRole('form', { name: 'Try it' }).getByRole('button', { name: 'Send', exact: true });
  await sandbox.faults.set({ calls: { 'GET /coin/*': { errorRate: 1, errorKind: 'http503' } } });
  await sent.click();
  await expect(contract.getByRole('status')).toHaveText(/^HTTP 503/);
  await sandbox.faults.set({ calls: { 'GET /coin/*': { errorRate: 1, errorKind: 'broken' } } });
  await sent.click();
  await expect(contract.getByRole('status')).toContainText('No answer: the connection broke');
  await contract.close();
});

test('list, call and event have no problems of access, and nothing is wider than the window, at any width', async ({
  app,
  page,
}) => {
  await app.open('/pages/market/market', { scenario: 'spot-trader' });
  const contract = await openContract(page);
  for (const [address, name] of [
    ['', 'Contract'],
    ['#/call/POST/coin/trade', 'POST /coin/trade'],
    ['#/event/market_depth', 'market_depth'],
  ] as const) {
    await contract.goto(`./?contract${address}`);
    await expect(contract.getByRole('heading', { name })).toBeVisible();
    // The send button is enabled once it is known who is signed in.
    if (address.startsWith('#/call')) await expect(contract.getByRole('button', { name: /^Send/ })).toBeEnabled();
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [320, 640],
    ] as const) {
      await contract.setViewportSize({ width, height });
      expect(await axeProblems(contract), `${name} at ${width} px`).toEqual([]);
      const wide = await contract.evaluate(pixelsSideways);
      expect(wide, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await contract.close();
});

test.describe('beside the phone', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('the room’s header and inspector lead to it by keyboard, the inspector to the call itself', async ({
    app,
    page,
  }) => {
    await app.open('/pages/fund/assets', { scenario: 'spot-trader' });
    const room = page.getByRole('region', { name: 'Control room' });
    const link = room.getByRole('link', { name: 'Open the contract: every call and event' }).first();
    await link.focus();
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await opened.getByLabel('Find a call, event or refusal').fill('daymarket');
    await opened.getByRole('link', { name: 'daymarket' }).focus();
    await opened.keyboard.press('Enter');
    await expect(opened.getByRole('region', { name: 'Payload' })).toContainText('now_price');
    await opened.close();

    const inspector = await openPanel(page, 'inspector');
    await inspector
      .getByRole('button', { name: /POST \/wallet\/list/ })
      .first()
      .click();
    const [call] = await Promise.all([
      page.waitForEvent('popup'),
      inspector.getByRole('link', { name: 'POST /wallet/list in the contract' }).click(),
    ]);
    await expect(call.getByRole('heading', { name: 'POST /wallet/list' })).toBeVisible();
    await call.close();
  });
});
