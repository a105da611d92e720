import { expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { withShortWaits } from './fixtures/short-waits';

const PAGE = '/pages/common/borrowing';

test('a loan is asked for with its costs in sight, approved, and partly repaid', { tag: '@smoke' }, async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.as('vip-2');
  await app.goto(PAGE);
  // 30 % of 230,000.
  await expect(app.getByText('69,000.00')).toBeVisible();
  await app.getByLabel('Amount (USDT)').fill('99');
  await expect(app.getByText('The minimum loan is 100 USDT')).toBeVisible();
  await app.getByRole('radio', { name: '14 days' }).click();
  await app.getByLabel('Amount (USDT)').fill('10000');
  await expect(app.getByText('10,070 USDT').first()).toBeVisible();
  await app.page.reload();
  await expect(app.getByLabel('Amount (USDT)')).toHaveValue('10,000');
  await app.getByRole('button', { name: 'Apply' }).click();

  const sheet = app.getByRole('dialog', { name: 'Payment password' });
  await expect(sheet.getByText('10,070 USDT')).toBeVisible();
  for (const digit of '123456') await sheet.getByRole('button', { name: digit, exact: true }).click();
  await expect(app.getByText('10,000 USDT is credited to your spot account')).toBeVisible();
  expect(await sandbox.ledger.available('vip-2', 'USDT')).toBe('220000');

  await app.getByRole('button', { name: 'View my loans' }).first().click();
  await expect(app.getByText('Under review')).toBeVisible();
  await app.getByRole('button', { name: 'Loan of 10,000 USDT: details' }).click();
  // Not paid out yet: the loan has a term but no started day.
  await expect(app.getByRole('dialog').getByRole('term').first()).toHaveText('14 days');
  await page.keyboard.press('Escape');
  const waiting = (await sandbox.backOffice.list()).find(({ kind }) => kind === 'loan');
  await sandbox.backOffice.approve(waiting?.id ?? '');
  await expect(app.getByText('Day 1 of 14')).toBeVisible();
  expect(await sandbox.ledger.available('vip-2', 'USDT')).toBe('230000');

  await app.getByRole('button', { name: 'Loan of 10,000 USDT: details' }).click();
  const loan = app.getByRole('dialog', { name: 'Loan of 10,000 USDT' });
  await expect(loan.getByText('10,005 USDT').first()).toBeVisible();
  expect(await axeProblems(page, '[role=dialog]')).toEqual([]);
  await loan.getByRole('button', { name: 'Repay' }).click();
  await app.getByLabel('Amount (USDT)').fill('2005');
  await expect(app.getByText('Towards interest')).toBeVisible();
  await app.says('2,005 USDT repaid. 8,000 USDT outstanding', () =>
    app.getByRole('button', { name: 'Repay 2,005 USDT' }).click(),
  );
  await expect(loan.getByText('Remaining principal')).toBeVisible();
  expect(await sandbox.ledger.available('vip-2', 'USDT')).toBe('227995');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('the debt is updated when a day begins during a repayment, and paying all of it ends the loan', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('loan-repaid', { seed: 7 });
  await app.goto(`${PAGE}?tab=mine&id=2`);
  await app.getByRole('button', { name: 'Repay', exact: true }).click();
  await app.getByRole('button', { name: 'Full amount' }).click();
  await expect(app.getByRole('button', { name: 'Repay 20,070 USDT' })).toBeVisible();
  await expect(app.getByText('None: loan repaid')).toBeVisible();
  await sandbox.clock.jump('6h');
  await expect(app.getByText('20,080 USDT').first()).toBeVisible();
  await app.getByRole('button', { name: 'Full amount' }).click();
  await app.says('20,080 USDT repaid. Loan paid off', () =>
    app.getByRole('button', { name: 'Repay 20,080 USDT' }).click(),
  );
  await app.getByRole('dialog', { name: 'Loan of 20,000 USDT' }).getByRole('button', { name: 'Close' }).click();
  await expect(app.getByText('No active loans')).toBeVisible();
  await app.getByRole('tab', { name: 'History' }).click();
  await expect(app.getByText('Repaid', { exact: true })).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});

for (const [when, isLoadedAgain] of [
  ['and what is left of the debt is told', false],
  ['although the page is loaded again before the next try', true],
] as const)
  test(`a part whose answer is lost is repaid once, ${when}`, async ({ app, consoleErrors, sandbox }) => {
    await sandbox.start('loan-repaid', { seed: 7 });
    await app.goto(`${PAGE}?tab=mine&id=2`);
    await app.getByRole('button', { name: 'Repay', exact: true }).click();
    await app.getByLabel('Amount (USDT)').fill('70');
    const repay = app.getByRole('button', { name: 'Repay 70 USDT' });
    await sandbox.faults.set({ calls: { 'POST /loan/repay': { lostAnswerRate: 1 } } });
    await withShortWaits(app.page, async () => {
      await repay.click();
      await expect(app.getByText('No response. Try again: it will not be done twice.')).toBeVisible();
    });
    await sandbox.faults.clear();
    if (isLoadedAgain) {
      await app.page.reload();
      await app.getByRole('button', { name: 'Repay', exact: true }).click();
      await expect(app.getByText('20,000 USDT').first()).toBeVisible();
    } else await app.settled();
    await app.says('70 USDT repaid. 20,000 USDT outstanding', () => repay.click());
    await expect(app.getByText('20,000 USDT').first()).toBeVisible();
    expectNetworkErrors(consoleErrors);
  });

test('an overdue loan prevents new ones, is deducted from the assets, and is collected to the second', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('loan-overdue', { seed: 7 });
  await app.goto('/pages/fund/assets');
  await expect(app.getByRole('link', { name: /Loans \(deducted\)/ })).toContainText('10,087.00');
  await app.getByRole('link', { name: /Loans \(deducted\)/ }).click();
  await expect(app.getByText('3 days overdue')).toBeVisible();
  await app.getByRole('tab', { name: 'Borrow' }).click();
  await expect(app.getByText('You have an overdue loan')).toBeVisible();
  await expect(app.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  const before = Number(await sandbox.ledger.available('vip-2', 'USDT'));
  await sandbox.clock.jump('30m');
  await expect(app.getByRole('button', { name: 'Apply' })).toBeVisible();
  expect(Number(await sandbox.ledger.available('vip-2', 'USDT'))).toBe(before - 10_087);
  await app.goto('/pages/vip/index?view=credit');
  await expect(app.getByText('Loan overdue').last()).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a customer without a tier cannot borrow, and the page shows the limits of the tiers', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(PAGE);
  await expect(app.getByText('Loans start at VIP 1')).toBeVisible();
  await expect(app.getByText('VIP 4')).toBeVisible();
  await app.getByRole('button', { name: 'View VIP tiers' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('VIP');
});
