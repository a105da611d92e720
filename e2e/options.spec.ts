import type { Page } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { waitForNetworkCalls } from './fixtures/network-calls';
import { otherTab } from './fixtures/other-tab';

test.use({ serviceWorkers: 'allow' });

const TAB = '/pages/transaction/index?tab=options&symbol=BTC%2FUSDT';
const UP = { match_id: 101, currency_id: 3, type: 1, seconds: 30 } as const;

const micro = async (sandbox: Sandbox) => Number(await sandbox.ledger.available('trader', 'USDT', 'micro'));
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const result = (page: Page) => sheet(page, 'Option result');
const paid = (page: Page) => result(page).locator('[data-paid]');

/** Starts an option of 30 seconds through the form; its countdown stays open. */
async function place(page: Page, { side = 'up', amount = '100' } = {}): Promise<void> {
  await page.getByLabel('Stake (USDT)').fill(amount);
  await page.getByRole('button', { name: side === 'up' ? 'Up' : 'Down', exact: true }).click();
  await sheet(page, 'Confirm option')
    .getByRole('button', { name: `Confirm ${side}` })
    .click();
  await expect(sheet(page, 'BTC option running')).toBeVisible();
}

for (const [scenario, word, expected] of [
  ['option-won', 'You won', '115.00'],
  ['option-lost', 'You lost', '0.00'],
  ['option-tied', 'Draw', '100.00'],
] as const) {
  test(`${scenario}: the result shows what the ledger has paid`, async ({ app, page, sandbox }) => {
    await sandbox.start(scenario, { seed: 7 });
    await app.goto(TAB);
    await page.getByRole('button', { name: /show countdown/ }).click();
    await expect(sheet(page, 'BTC option running').getByRole('timer')).toBeVisible();
    const before = await micro(sandbox);
    await sandbox.clock.jump('60s');
    await expect(result(page).getByText(word, { exact: true })).toBeVisible();
    await expect(paid(page)).toHaveText(`${expected} USDT`);
    expect((await micro(sandbox)) - before).toBeCloseTo(Number(expected), 8);
    await result(page).getByRole('button', { name: 'Done' }).click();
    await expect(result(page)).toHaveCount(0);
    await expect(page.getByText('No running options')).toBeVisible();
    expect(await sandbox.ledger.check()).toEqual([]);
  });
}

test('from the form to the countdown and the result, with the costs shown before', { tag: '@smoke' }, async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(TAB);
  const before = await micro(sandbox);
  await page.getByRole('radio', { name: /2 min/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: 'Down', exact: true }).click();
  const confirm = sheet(page, 'Confirm option');
  await expect(confirm.getByText('+100.00 USDT')).toBeVisible();
  await expect(confirm.getByText('−500.00 USDT')).toBeVisible();
  await expect(confirm.getByText('5.00 USDT', { exact: true })).toBeVisible();
  await confirm.getByRole('button', { name: 'Confirm down' }).click();
  const running = sheet(page, 'BTC option running');
  await expect(running.getByRole('timer')).toHaveText('2 min 00 s');
  expect(before - (await micro(sandbox))).toBeCloseTo(505, 8);

  const open = Number(await sandbox.market.price('BTC/USDT'));
  await sandbox.market.set('BTC/USDT', (open * 0.99).toFixed(2));
  await expect(running.getByText('Winning')).toBeVisible();
  await sandbox.market.set('BTC/USDT', (open * 1.01).toFixed(2));
  await expect(running.getByText('Losing')).toBeVisible();
  await expect(running.getByText('−500.00')).toBeVisible();
});

test('a reload while it runs continues it, and results of options that expired meanwhile are shown at the next visit, each once', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(TAB);
  await place(page);
  await sandbox.clock.jump('10s');
  await page.reload();
  await page.getByRole('button', { name: /show countdown/ }).click();
  await expect(sheet(page, 'BTC option running').getByRole('timer')).toHaveText('20 s');
  await sandbox.clock.jump('20s');
  await expect(paid(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('No running options')).toBeVisible();
  await expect(result(page)).toHaveCount(0);

  await test.step('one that expires on another screen tells its result at the next look, also after a reload', async () => {
    await place(page);
    await app.goto('/pages/market/market');
    await sandbox.clock.jump('31s');
    await page.reload();
    await app.goto(TAB);
    await expect(paid(page)).toBeVisible();
    await result(page).getByRole('button', { name: 'Done' }).click();
    await app.goto('/pages/market/market');
    await app.goto(TAB);
    await expect(page.getByText('No running options')).toBeVisible();
    await expect(result(page)).toHaveCount(0);
  });

  await test.step('after a share was viewed, options open on a market that has them', async () => {
    await app.goto('/pages/transaction/currency?symbol=NVLA%2FUSDT');
    await app.goto('/pages/transaction/index?tab=options');
    await expect(page.getByLabel('Stake (USDT)')).toBeVisible();
  });
});

test('one that expires while offline is settled anyway, and its result is shown when the connection is back', async ({
  app,
  page,
  sandbox,
  consoleErrors,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(TAB);
  await place(page);
  await sandbox.faults.set({ offline: true });
  await sandbox.clock.jump('40s');
  await expect(sheet(page, 'BTC option running').getByText(/Settling|not available yet/)).toBeVisible();
  await sandbox.faults.clear();
  await expect(paid(page)).toBeVisible();
  expectNetworkErrors(consoleErrors);
});

test('one started in another tab runs in this one too', async ({ app, context, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(TAB);
  const other = await otherTab(context);
  await other.goto(page.url());
  await place(other);
  await expect(page.getByRole('button', { name: /show countdown/ })).toBeVisible();
  await expect(page.getByText('No running options')).toHaveCount(0);
  await other.close();
});

test('a jump of two hours ends several at once: their results follow each other', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(TAB);
  await place(page, { amount: '100' });
  await page.getByRole('button', { name: 'Keep trading' }).click();
  await place(page, { amount: '120', side: 'down' });
  await page.getByRole('button', { name: 'Keep trading' }).click();
  await place(page, { amount: '140' });
  // The app asks for the results before their events come, and the answers come when the first result has been seen.
  const asked = new Set<string>();
  await waitForNetworkCalls(page);
  page.on('request', (request) => request.url().includes('/microtrade/get_result') && asked.add(request.url()));
  await sandbox.faults.set({
    calls: { 'GET /microtrade/get_result': { answerDelayMs: 600_000 } },
    events: { closed_microorder: { delayMs: 10_000 } },
  });
  await sandbox.clock.jump('2h');
  await expect(result(page).getByText('140.00 USDT')).toBeVisible({ timeout: 30_000 });
  expect(asked.size).toBe(3);
  await result(page).getByRole('button', { name: 'Next result (2)' }).click();
  await sandbox.faults.clear();
  await app.settled();
  await result(page).getByRole('button', { name: 'Next result (1)' }).click();
  await result(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No running options')).toBeVisible();
});

test('the history comes five at a time, with filters and details', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (const [index, type] of [1, 2, 1, 2, 1, 2, 1].entries()) {
    await sandbox.call('trader', 'POST /microtrade/submit', { ...UP, type, number: 10 + index });
  }
  await sandbox.clock.jump('31s');
  await app.goto('/pages/transaction/seconds_order');
  await page.getByRole('tab', { name: 'History' }).click();
  const rows = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(5)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);

  await rows.last().getByRole('button').click();
  await expect(sheet(page, 'Option details').getByText('10.00 USDT').first()).toBeVisible();
  await sheet(page, 'Option details').getByRole('button', { name: 'Close' }).click();

  await page
    .getByRole('combobox', { name: 'Result' })
    .or(page.getByRole('button', { name: /Any result/ }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Lost' }).click();
  await expect(rows.filter({ hasText: 'Won' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Lost' }).first()).toBeVisible();
});

test('a steered option ends as it was decided, and is marked as steered', async ({ app, page, sandbox }) => {
  await sandbox.start('guaranteed-loss', { seed: 7 });
  await app.goto(TAB);
  await place(page);
  await sandbox.clock.jump('31s');
  await expect(result(page).getByText('You lost')).toBeVisible();
  await result(page).getByRole('button', { name: 'Done' }).click();

  await sandbox.market.steerOption({ who: 'trader', outcome: 'tie' });
  await place(page, { amount: '50', side: 'down' });
  await sandbox.clock.jump('31s');
  await expect(result(page).getByText('Draw', { exact: true })).toBeVisible();
  await expect(paid(page)).toHaveText('50.00 USDT');

  const { options } = await sandbox.market.steering();
  expect(options.map(({ outcome, state }) => `${outcome} ${state}`)).toEqual(['tie done', 'lose done']);
  expect((await sandbox.history()).entries.map(({ what }) => what)).toContain('market.steerOption');
});

test('says beside the field, or in the confirmation, why an option is not started', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(TAB);
  const up = page.getByRole('button', { name: 'Up', exact: true });
  await page.getByRole('button', { name: 'Down', exact: true }).click();
  await expect(page.getByText('Enter the correct amount')).toBeVisible();
  await expect(sheet(page, 'Confirm option')).toHaveCount(0);
  for (const [amount, message] of [
    ['9', 'The minimum amount is 10'],
    ['6000', 'The maximum amount is 5,000'],
    ['1000', 'Insufficient balance'],
  ] as const) {
    await page.getByLabel('Stake (USDT)').fill(amount);
    await expect(page.getByText(message)).toBeVisible();
  }

  await page.getByLabel('Stake (USDT)').fill('100');
  await up.click();
  await sandbox.market.halt('BTC/USDT');
  await sheet(page, 'Confirm option').getByRole('button', { name: 'Confirm up' }).click();
  await expect(sheet(page, 'Confirm option').getByRole('alert')).toBeVisible();
  await sheet(page, 'Confirm option').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Trading halted')).toBeVisible();
  await expect(up).toBeDisabled();
  await sandbox.market.resume('BTC/USDT');
  await expect(up).toBeEnabled({ timeout: 15_000 });
});

test('visitors are led to the login, and unverified customers to the identity check', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('newcomer', { seed: 7 });
  await sandbox.grant('newcomer', 'USDT', '500', 'micro');
  await sandbox.as('newcomer');
  await app.goto(TAB);
  await page.getByLabel('Stake (USDT)').fill('20');
  await page.getByRole('button', { name: 'Up', exact: true }).click();
  await sheet(page, 'Confirm option').getByRole('button', { name: 'Confirm up' }).click();
  await expect(sheet(page, 'Confirm option')).toHaveCount(0);
  // The redirect waits until the reason can be read.
  await expect(page).toHaveURL(/\/pages\/setting\/real/);
  await sandbox.as('visitor');
  await app.goto(TAB);
  await expect(page.getByRole('button', { name: 'Log in to trade' })).toBeVisible();
  await expect(page.getByText('Log in to see your options')).toBeVisible();
});

test('chart, durations, stake and both ways are in sight on each size', async ({ app, page, sandbox }) => {
  await sandbox.start('option-won', { seed: 7 });
  await app.goto(TAB);
  await page.getByLabel('Stake (USDT)').fill('100');
  for (const [width, height] of [
    [390, 660],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await app.settled();
    const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const parts = {
      chart: page.getByRole('figure', { name: 'Last two minutes of BTC/USDT' }),
      'first duration': page.getByRole('radio', { name: /30 s/ }),
      'last duration': page.getByRole('radio', { name: /5 min/ }),
      stake: page.getByLabel('Stake (USDT)'),
      max: page.getByRole('button', { name: 'Max' }),
      up: page.getByRole('button', { name: 'Up', exact: true }),
      down: page.getByRole('button', { name: 'Down', exact: true }),
    };
    for (const [name, part] of Object.entries(parts)) {
      const box = await part.boundingBox();
      expect(box, name).not.toBeNull();
      expect(box?.x ?? -1, `${name}: left`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${name}: right`).toBeLessThanOrEqual(width);
      expect(box?.y ?? -1, `${name}: top`).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${name}: foot`).toBeLessThanOrEqual(nav?.y ?? 0);
    }
    await expect(parts.up).toHaveAccessibleDescription('+10.00 if higher');
    await expect(parts.down).toHaveAccessibleDescription('+10.00 if lower');
    // The chart describes its content in words.
    await expect(parts.chart).toHaveAccessibleDescription(
      /^BTC\/USDT, last two minutes: last [\d,.]+, high [\d,.]+, low/,
    );
  }
});

test('form, confirmation, countdown and result have no serious accessibility problem', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(TAB);
  await page.getByLabel('Stake (USDT)').fill('100');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Up', exact: true }).click();
  await expect(sheet(page, 'Confirm option')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await sheet(page, 'Confirm option').getByRole('button', { name: 'Confirm up' }).click();
  await expect(sheet(page, 'BTC option running')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await sandbox.clock.jump('30s');
  await expect(paid(page)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});
