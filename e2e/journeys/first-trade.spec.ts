import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../../sim/control/sandbox';
import { expect, test } from '../fixtures';

test.use({ serviceWorkers: 'allow' });

/** The customer's spot account in the ledger: asset to [available, frozen]. */
async function holdings(sandbox: Sandbox, who: string): Promise<Record<string, readonly [number, number]>> {
  const rows = await sandbox.ledger.balances(who);
  const spot = rows.filter(({ kind }) => kind === 'change');
  return Object.fromEntries(spot.map(({ asset, available, frozen }) => [asset, [Number(available), Number(frozen)]]));
}

test('from registration to filled orders, assets and records that agree with the ledger', { tag: '@smoke' }, async ({
  app,
  page,
  sandbox,
}) => {
  // An address of its own, because hosts keep their customers between tests.
  const email = `journey-${randomUUID().slice(0, 8)}@example.com`;
  const password = 'pocket123';

  await test.step('register with a code', async () => {
    await sandbox.start('first-day', { seed: 7 });
    await app.goto('/pages/common/register');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Next' }).click();
    const code = page.getByRole('textbox', { name: 'Verification code' });
    await code.waitFor();
    await code.pressSequentially(await sandbox.inbox.lastCode(email));
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Repeat password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  await test.step('log in, with a wrong password first', async () => {
    await expect(page.getByLabel('E-mail or account').last()).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill('pocket999');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Wrong password')).toBeVisible();
    await app.signIn(email, password);
    await expect(page).not.toHaveURL(/login/);
  });

  await test.step('favourite a coin', async () => {
    await app.goto('/pages/market/market');
    await page.getByRole('button', { name: 'Favourite BTC' }).click();
    await page.getByRole('tab', { name: 'Favourites' }).click();
    await expect(page.getByRole('link', { name: /^BTC/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^ETH/ })).toHaveCount(0);
  });

  await sandbox.grant(email, 'USDT', '10000');

  await test.step('a limit order rests, and fills when the price is moved', async () => {
    const target = Math.floor(Number(await sandbox.market.price('BTC/USDT')) * 0.97);
    await app.goto('/pages/transaction/currency?symbol=BTC%2FUSDT');
    // A fill before that is not announced.
    await app.connected();
    await page.getByLabel('Price (USDT)').fill(String(target));
    await page.getByLabel('Amount (BTC)').fill('0.05');
    await app.says('Buy order placed', () => page.getByRole('button', { name: 'Buy BTC' }).click());
    expect((await holdings(sandbox, email)).USDT).toEqual(
      [10_000 - target * 0.05, target * 0.05].map((n) => expect.closeTo(n, 6)),
    );

    await app.says(/^Bought 0.05/, () => sandbox.market.set('BTC/USDT', target - 100));
    expect(await holdings(sandbox, email)).toMatchObject({
      USDT: [expect.closeTo(10_000 - target * 0.05, 6), 0],
      BTC: [expect.closeTo(0.05 * 0.998, 8), 0],
    });
  });

  await test.step('a market order fills at once', async () => {
    // Navigates away and back, so that the screen is mounted again as for a later visit.
    await app.goto('/pages/transaction/currency_order');
    await expect(page.getByRole('heading', { name: 'Spot orders' })).toBeVisible();
    await page.goBack();
    await app.orderType('Market');
    await page.getByLabel('Amount (BTC)').fill('0.01');
    await app.says(/^Bought 0.01/, () => page.getByRole('button', { name: 'Buy BTC' }).click());
    expect((await holdings(sandbox, email)).BTC).toEqual([expect.closeTo(0.06 * 0.998, 8), 0]);
  });

  await test.step('orders, assets and records show what the ledger holds', async () => {
    const ledger = await holdings(sandbox, email);
    await app.goto('/pages/transaction/currency_order');
    await page.getByRole('tab', { name: 'All', exact: true }).click();
    // The status in the card's first line; the label of the filled amount is the same word.
    const states = page.getByRole('article').getByRole('button').getByText('Filled', { exact: true });
    await expect(states).toHaveCount(2);

    await app.goto('/pages/fund/assets');
    await page.getByRole('button', { name: /Spot/ }).last().click();
    await expect(page.getByRole('dialog').getByText(`Available ${ledger.BTC?.[0]}`)).toBeVisible();

    await app.goto('/pages/fund/assets_record?account=change&currency=1');
    await expect(page.getByText('+0.0499')).toBeVisible();
    await expect(page.getByText('+0.00998')).toBeVisible();
  });

  await test.step('a reload keeps the session, and the books balance', async () => {
    await page.reload();
    await expect(page.getByText('+0.00998')).toBeVisible();
    expect(await sandbox.ledger.check()).toEqual([]);
  });
});
