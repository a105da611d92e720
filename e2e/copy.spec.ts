import { expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';

test('a trader is found, copied with settings, edited and left again', { tag: '@smoke' }, async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('follower');
  await app.goto('/pages/copytrade/copy');
  const list = app.getByRole('list', { name: 'Traders by total profit' });
  await expect(list.getByRole('listitem')).toHaveCount(12);
  await list.getByRole('link').first().click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Trader');
  await app.getByRole('tab', { name: 'History' }).click();
  await expect(app.locator('[data-trade]').first()).toBeVisible();

  await app.getByRole('button', { name: /^Copy / }).click();
  const number = app.getByLabel('Multiple');
  await number.fill('2.345');
  await expect(app.getByText('you open 235')).toBeVisible();
  await app.getByRole('button', { name: /^Copy / }).click();
  await expect(app.getByText('Accept the agreement first')).toBeVisible();
  await app.getByRole('link', { name: 'Copy trading agreement' }).click();
  await expect(app.getByRole('heading', { name: 'How a copy ends' })).toBeVisible();
  await page.goBack();
  // The typed text is still there.
  await expect(app.getByLabel('Multiple')).toHaveValue('2.345');
  await app.getByRole('checkbox').click();
  await app.says(/^You are now copying /, () => app.getByRole('button', { name: /^Copy / }).click());

  await app.goto('/pages/copytrade/my');
  const mine = app.locator('[data-following]');
  await expect(mine).toContainText('2.35× the lots · no deadline');
  // The form begins with the trader as last seen. What was saved since comes later, and what is typed stays.
  await sandbox.faults.set({ calls: { 'GET /follow/traderDetail': { answerDelayMs: 600_000 } } });
  await mine.getByRole('button', { name: 'Edit' }).click();
  await app.getByRole('radio', { name: 'Fixed lots' }).click();
  await app.getByLabel('Lots per trade').fill('3');
  await sandbox.faults.clear();
  await expect(app.getByRole('checkbox')).toBeChecked();
  await expect(app.getByLabel('Lots per trade')).toHaveValue('3');
  await app.getByRole('radio', { name: '30 days' }).click();
  await app.says(/saved$/, () => app.getByRole('button', { name: 'Save settings' }).click());
  await expect(mine).toContainText(/3 lots per trade · until/);

  await mine.getByRole('button', { name: 'Stop copying' }).click();
  await app.says(/^You no longer copy/, () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Stop copying' }).click(),
  );
  await expect(app.getByText('You are not copying anyone')).toBeVisible();
});

test('a copy opens and closes with its trader, and one detached from the trader stays', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('followed-position', { seed: 7 });
  await app.goto('/pages/copytrade/my?tab=open');
  await expect(app.locator('[data-position]')).toHaveCount(1);
  const order = { currency_id: 2, legal_id: 3, share: 20, multiple: 10, type: 2, status: 1 };
  await sandbox.call('trader', 'POST /lever/submit', order);
  const copies = app.locator('[data-position]');
  await expect(copies).toHaveCount(2);
  await expect(copies.first()).toContainText('ETH/USDT');
  await copies.first().getByTestId('position-hold').click();
  await page.getByTestId('position-hold-confirm').click();
  // It is no longer a copy, so it has left this list.
  await expect(copies).toHaveCount(1);
  await sandbox.call('trader', 'POST /lever/batch_close', { type: 0 });
  await expect(app.getByText('No open copies')).toBeVisible();
  await app.getByRole('tab', { name: 'History' }).click();
  await expect(copies).toHaveCount(1);
  await expect(copies).toContainText('Closed by trader');
  await app.goto('/pages/transaction/contract_order');
  // What was closed is in the history below.
  await expect(app.locator('[data-position]').getByTestId('position-close')).toHaveCount(1);
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a copy that exceeds the balance is smaller, and the page says why', async ({ app, sandbox }) => {
  await sandbox.start('followed-position', { seed: 7 });
  const order = { currency_id: 1, legal_id: 3, share: 900, multiple: 20, type: 1, status: 1 };
  await sandbox.call('trader', 'POST /lever/submit', order);
  await app.goto('/pages/copytrade/my');
  await expect(app.locator('[data-note="smaller"]')).toContainText(/Copied \d+ of 900 lots/);
});

test('an applicant becomes a trader, is followed and copied', async ({ app, sandbox, page }) => {
  await sandbox.start('become-a-trader', { seed: 7 });
  await app.goto('/pages/copytrade/apply');
  await app.getByRole('button', { name: 'Apply' }).click();
  await expect(app.getByText('Introduce yourself in up to 200 characters')).toBeVisible();
  await app.getByLabel('Introduce yourself').fill('Calm and patient.');
  await app.says('Your application is under review', () => app.getByRole('button', { name: 'Apply' }).click());
  await expect(app.getByText('Under review', { exact: true })).toBeVisible();

  const first = (await sandbox.backOffice.list()).find(({ kind }) => kind === 'trader');
  expect(first).toMatchObject({ kind: 'trader', who: 'Dewi', summary: { introduction: 'Calm and patient.' } });
  await sandbox.backOffice.approve(first?.id ?? '');
  await expect(app.getByText('You are a trader')).toBeVisible({ timeout: 20_000 });

  const order = { currency_id: 1, legal_id: 3, share: 30, multiple: 10, type: 1, status: 1 };
  await sandbox.call('verified-2', 'POST /lever/submit', order);
  const copies = await sandbox.call('follower', 'GET /follow/copies', { status: 1 });
  expect(copies).toMatchObject({ data: [{ share: 30, order_type: 2, symbol: 'BTC/USDT' }] });
  expect(await axeProblems(page)).toEqual([]);
});

test('a rejected application says why, and can be made again', async ({ app, sandbox }) => {
  await sandbox.start('become-a-trader', { seed: 7 });
  await sandbox.call('verified-2', 'POST /follow/apply', { introduction: 'Hello' });
  const first = (await sandbox.backOffice.list()).find(({ kind }) => kind === 'trader');
  await sandbox.backOffice.reject(first?.id ?? '', 'Trade a little longer first');
  await app.goto('/pages/copytrade/apply');
  await expect(app.getByText('Trade a little longer first')).toBeVisible();
  await expect(app.getByRole('button', { name: 'Apply again' })).toBeVisible();
});

test('input typed while an application is sent is kept for the next one', async ({ app, sandbox }) => {
  await sandbox.start('become-a-trader', { seed: 7 });
  await app.goto('/pages/copytrade/apply');
  const introduction = app.getByLabel('Introduce yourself');
  await introduction.fill('Calm and patient.');
  await sandbox.faults.set({ calls: { 'POST /follow/apply': { answerDelayMs: 600_000 } } });
  await app.getByRole('button', { name: 'Apply' }).click();
  await introduction.fill('Calm, patient and careful.');
  await app.says('Your application is under review', () => sandbox.faults.clear());
  const first = (await sandbox.backOffice.list()).find(({ kind }) => kind === 'trader');
  expect(first).toMatchObject({ summary: { introduction: 'Calm and patient.' } });
  await sandbox.backOffice.reject(first?.id ?? '', 'Trade a little longer first');
  await expect(app.getByText('Trade a little longer first')).toBeVisible({ timeout: 20_000 });
  await expect(introduction).toHaveValue('Calm, patient and careful.');
});

test('an answer after the settings were left does not navigate, and a toast shows the result', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('follower');
  await app.goto('/pages/copytrade/copy');
  await app.getByRole('list', { name: 'Traders by total profit' }).getByRole('link').first().click();
  const copy = app.getByRole('button', { name: /^Copy / });
  await copy.click();
  await app.getByRole('checkbox').click();
  await sandbox.faults.set({ calls: { 'POST /follow/follow': { answerDelayMs: 600_000 } } });
  await copy.click();
  await page.goBack();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Trader');
  await app.says(/^You are now copying /, () => sandbox.faults.clear());
  await app.settled();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Trader');
});
